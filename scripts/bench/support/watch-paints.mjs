/**
 * Runs inside the page, before its own scripts. Records each input event until the frame it leads to, in two ways:
 *
 * - Event Timing, what "Interaction to Next Paint" is made of: from the event to the frame's presentation, in steps of
 *   8 ms, and only from 16 ms on.
 * - By hand: from the event to the first task after the next frame's rendering. Always there, never rounded, and later
 *   where a view transition holds the frame back.
 */
export function watchPaints() {
  const paints = { timed: [], framed: [], since: 0, shown: null };
  window.benchPaints = paints;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries()) {
      if (interactionId) paints.timed.push({ duration, interactionId });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });

  const { port1, port2 } = new MessageChannel();
  const waiting = [];
  port1.onmessage = () => paints.framed.push(performance.now() - waiting.shift());
  const record = ({ timeStamp }) => {
    paints.since ||= timeStamp;
    requestAnimationFrame(() => {
      waiting.push(timeStamp);
      port2.postMessage(null);
    });
  };
  for (const type of ["pointerdown", "pointerup", "click", "keydown", "keyup", "popstate"]) {
    addEventListener(type, record, { capture: true });
  }
}

/**
 * Forgets what was recorded. Called in the page, before an interaction.
 * @param {string | undefined} until selector of what the interaction brings: an element that is not there yet
 */
export function expectPaints(until) {
  const paints = window.benchPaints;
  Object.assign(paints, { since: 0, shown: null });
  paints.timed.length = 0;
  paints.framed.length = 0;
  if (!until) return;
  for (const element of document.querySelectorAll(until)) element.setAttribute("data-bench-before", "");
  const look = () => {
    if (document.querySelector(`${until}:not([data-bench-before])`)) paints.shown = performance.now() - paints.since;
    else requestAnimationFrame(look);
  };
  look();
}

/**
 * What was recorded since. Called in the page.
 * @returns milliseconds. `timed`: Event Timing's figure of each interaction, its longest event; `framed`: each event's,
 *   taken by hand; `shown`: from the first event until what it brings was there, or null
 */
export function takePaints() {
  const { timed, framed, shown } = window.benchPaints;
  const longest = new Map();
  for (const { interactionId, duration } of timed) {
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }
  return { timed: [...longest.values()], framed: [...framed], shown };
}
