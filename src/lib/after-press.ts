/**
 * Runs a callback once no mouse button is down: at once after a key, after the click after a press. What appears
 * between press and release pushes the pressed button away from under the pointer, and its click is lost.
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
  // Not pointerup: after a tap it comes before the mousedown that takes focus away.
  for (const event of ["mouseup", "dragend", "pointercancel"]) {
    window.addEventListener(event, released, { capture: true, signal: listening.signal });
  }
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}
