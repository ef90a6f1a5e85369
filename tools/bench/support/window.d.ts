/** Data of the bench in the pages that it measures: see watch-paints.mjs, watch-lists.mjs and scale-dashboard.mjs. */
interface Window {
  benchPaints: {
    timed: { duration: number; interactionId: number }[];
    framed: number[];
    since: number;
    shown: number | null;
    afterFrame: (callback: () => void) => void;
  };
  benchList: { until: string; since: number; seen: number | null };
  benchGrid: { done: boolean; settled: number | null; frame: number };
}
