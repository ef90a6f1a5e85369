/**
 * Runs inside the page, before its own scripts. Times one key: from its event to the first task after the rendering of
 * the next frame, or of the frame in which options are there. A letter comes as an event of its own after the key's; the
 * frame is the one after the later of the two.
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
 * Forgets the key before. Called in the page.
 * @param {"painted" | "shown"} until the next frame, or the one with options, of which there are none yet
 */
export function expectKey(until) {
  Object.assign(window.benchList, { until, since: 0, seen: null });
}
