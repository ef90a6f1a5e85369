/**
 * Runs a callback once the page has loaded and the browser is idle.
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void): () => void {
  let cancelled = false;
  const once = () => {
    if (!cancelled) run();
  };
  const idle = () => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(once, { timeout: 5000 });
    else setTimeout(once, 500);
  };
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
  return () => {
    cancelled = true;
  };
}
