/** Data of the bench in the pages that it measures: see watch-paints.mjs. */
interface Window {
  benchPaints: {
    timed: { duration: number; interactionId: number }[];
    framed: number[];
    largest: number | null;
  };
}
