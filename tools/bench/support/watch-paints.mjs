/**
 * Runs inside the page, before its scripts. Times each input event until its frame, in two ways:
 *
 * - Event Timing, the source of "Interaction to Next Paint": from the event to the frame's presentation, in steps of 8 ms,
 *   and only from 16 ms on.
 * - By hand: from the event to the first task after the next frame's rendering. Always there and never rounded. Later than
 *   Event Timing where a view transition holds the frame back.
 *
 * The largest paint that an interaction leads to, such as a new page, is the browser's own `interaction-contentful-paint`.
 */
export function watchPaints() {
  const { port1, port2 } = new MessageChannel();
  const waiting = [];
  port1.onmessage = () => waiting.shift()();
  /** Called in a frame: the callback runs in the first task after the frame's rendering. */
  const afterFrame = (callback) => {
    waiting.push(callback);
    port2.postMessage(null);
  };
  const paints = { timed: [], framed: [], largest: null };
  window.benchPaints = paints;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of /** @type {any[]} */ (list.getEntries())) {
      if (interactionId) paints.timed.push({ duration, interactionId });
    }
  }).observe(/** @type {any} */ ({ type: "event", durationThreshold: 16, buffered: true }));
  new PerformanceObserver((list) => {
    // Each is larger than the one before.
    paints.largest = list.getEntries().at(-1)?.duration ?? paints.largest;
  }).observe({ type: "interaction-contentful-paint" });

  const record = ({ timeStamp }) =>
    requestAnimationFrame(() => afterFrame(() => paints.framed.push(performance.now() - timeStamp)));
  for (const type of ["pointerdown", "pointerup", "click", "keydown", "keyup", "popstate"]) {
    addEventListener(type, record, { capture: true });
  }
}

/** Forgets all records. Called in the page, before an interaction. */
export function expectPaints() {
  const paints = window.benchPaints;
  paints.largest = null;
  paints.timed.length = 0;
  paints.framed.length = 0;
}

/**
 * The records since then. Called in the page.
 * @returns milliseconds. `timed`: the longest event of each interaction, by Event Timing; `framed`: every event, by hand;
 *   `largest`: from the interaction to its largest paint so far, or null
 */
export function takePaints() {
  const { timed, framed, largest } = window.benchPaints;
  const longest = new Map();
  for (const { interactionId, duration } of timed) {
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }
  return { timed: [...longest.values()], framed: [...framed], largest };
}
