/**
 * Keeps focus clear of a banner or panel at the foot of the window. `scroll-padding` alone does not: Firefox scrolls only if the
 * focused element is fully out of view (https://github.com/w3c/csswg-drafts/issues/5066).
 * @returns a function that stops it
 */
export function scrollClearOf(banner: Element): () => void {
  const onKeyUp = ({ key }: KeyboardEvent) => {
    const focused = document.activeElement;
    // Behind a modal the banner is inert and covers nothing.
    if (key !== "Tab" || !focused || banner.contains(focused) || banner.closest("[inert]")) return;
    const { top, bottom } = focused.getBoundingClientRect();
    const edge = banner.getBoundingClientRect().top;
    if (top < edge && bottom > edge) focused.scrollIntoView({ block: "nearest" });
  };
  document.addEventListener("keyup", onKeyUp);
  return () => document.removeEventListener("keyup", onKeyUp);
}
