/** Runs a callback once the page has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  const idle = () => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 5000 });
    else setTimeout(run, 500);
  };
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true });
}
