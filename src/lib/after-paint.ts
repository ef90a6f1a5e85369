/** Calls back in a task of its own, once the frame that is under way is painted. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
