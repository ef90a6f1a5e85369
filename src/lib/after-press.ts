/**
 * Runs a callback when no mouse button is down: at once after a key, and after the click where a button is pressed. An
 * element that appears before the release would push the pressed button from under the pointer, and the click be lost.
 * @returns a function that calls it off
 */
export function afterPress(run: () => void): () => void {
  if (!document.querySelector(":active")) {
    run();
    return () => {};
  }
  const listening = new AbortController();
  let timer = 0;
  const released = () => {
    listening.abort();
    timer = window.setTimeout(run);
  };
  // Not pointerup: after a tap, mousedown comes later and takes focus away.
  for (const event of ["mouseup", "dragend", "pointercancel"]) {
    window.addEventListener(event, released, { capture: true, signal: listening.signal });
  }
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}
