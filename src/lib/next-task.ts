/** Resolves in a task of its own: whatever waits for the main thread comes first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
