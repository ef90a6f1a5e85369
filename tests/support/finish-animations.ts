/** Brings every animation and transition to its end, so that what is measured is what will stay. */
export function finishAnimations(root: Document | Element = document): void {
  for (const animation of root.getAnimations()) {
    // A spinner has none.
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}
