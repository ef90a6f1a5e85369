/** Finishes animations and transitions before measuring. */
export function finishAnimations(root: Document | Element = document): void {
  for (const animation of root.getAnimations()) {
    // Spinners never end.
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}
