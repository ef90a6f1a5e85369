/**
 * Runs a callback at once, or after the click if a button is pressed. An element that appeared before the release could push
 * the button from under the pointer, and the click would be lost.
 * @returns a function that cancels it
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
