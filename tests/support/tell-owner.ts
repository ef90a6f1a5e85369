/**
 * Fails with sentences that the owner reads: what is wrong, where, and how to mend it. Without a stack, which would lead into
 * the tests, where nothing is to be mended.
 * @param found what is wrong; nothing when all is well
 * @param mend what to do about it
 */
export function tellOwner(found: readonly string[], mend: string): void {
  if (!found.length) return;
  const error = new Error(`${found.map((each) => `• ${each}`).join("\n")}\n${mend}`);
  error.stack = error.message;
  throw error;
}
