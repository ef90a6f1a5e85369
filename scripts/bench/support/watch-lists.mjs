/**
 * Runs inside the page, before its scripts. Times one key: from its event to the first task after the rendering of the
 * next frame, or of the frame with options. A letter causes an input event after the key's event. The frame is then the
 * one after the second event.
 */
export function watchLists() {
  const list = { until: "", since: 0, seen: null };
  window.benchList = list;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    list.seen = performance.now() - list.since;
  };
  const look = () => {
    if (list.until === "painted" || document.querySelector("[role=option]")) port2.postMessage(null);
    else requestAnimationFrame(look);
  };
  const record = ({ timeStamp }) => {
    list.since ||= timeStamp;
    requestAnimationFrame(look);
  };
  for (const type of ["keydown", "input"]) addEventListener(type, record, { capture: true });
}

/**
 * Forgets the last key. Called in the page.
 * @param {"painted" | "shown"} until the next frame, or the first frame with options
 */
export function expectKey(until) {
  Object.assign(window.benchList, { until, since: 0, seen: null });
}
