/**
 * Fails with sentences that the owner reads: what is wrong, where, and how to fix it. Without a stack, which would lead into
 * the tests, where there is nothing to fix.
 * @param found what is wrong; nothing when all is well
 * @param advice what to do about it
 */
export function tellOwner(found: readonly string[], advice: string): void {
  if (!found.length) return;
  const error = new Error(`${found.map((each) => `• ${each}`).join("\n")}\n${advice}`);
  error.stack = error.message;
  throw error;
}
