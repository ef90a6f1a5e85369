/**
 * Runs inside the page, before its scripts. Times each input event until its frame, in two ways:
 *
 * - Event Timing, the source of "Interaction to Next Paint": from the event to the frame's presentation, in steps of 8 ms,
 *   and only from 16 ms on.
 * - By hand: from the event to the first task after the next frame's rendering. Always there and never rounded. Later than
 *   Event Timing where a view transition holds the frame back.
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
  const paints = { timed: [], framed: [], since: 0, shown: null, afterFrame };
  window.benchPaints = paints;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of /** @type {any[]} */ (list.getEntries())) {
      if (interactionId) paints.timed.push({ duration, interactionId });
    }
  }).observe(/** @type {any} */ ({ type: "event", durationThreshold: 16, buffered: true }));

  const record = ({ timeStamp }) => {
    paints.since ||= timeStamp;
    requestAnimationFrame(() => afterFrame(() => paints.framed.push(performance.now() - timeStamp)));
  };
  for (const type of ["pointerdown", "pointerup", "click", "keydown", "keyup", "popstate"]) {
    addEventListener(type, record, { capture: true });
  }
}

/**
 * Forgets all records. Called in the page, before an interaction.
 * @param {string | undefined} until selector of the interaction's result: an element that is not there yet
 */
export function expectPaints(until) {
  const paints = window.benchPaints;
  Object.assign(paints, { since: 0, shown: null });
  paints.timed.length = 0;
  paints.framed.length = 0;
  if (!until) return;
  for (const element of document.querySelectorAll(until)) element.setAttribute("data-bench-before", "");
  const look = () => {
    if (!document.querySelector(`${until}:not([data-bench-before])`)) requestAnimationFrame(look);
    else paints.afterFrame(() => Object.assign(paints, { shown: performance.now() - paints.since }));
  };
  requestAnimationFrame(look);
}

/**
 * The records since then. Called in the page.
 * @returns milliseconds. `timed`: the longest event of each interaction, by Event Timing; `framed`: every event, by hand;
 *   `shown`: from the first event to the frame with the result, or null
 */
export function takePaints() {
  const { timed, framed, shown } = window.benchPaints;
  const longest = new Map();
  for (const { interactionId, duration } of timed) {
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }
  return { timed: [...longest.values()], framed: [...framed], shown };
}
