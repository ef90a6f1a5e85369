/**
 * Has Tab leave nothing half beneath a banner at the window's foot, where `scroll-padding` alone does not: Firefox scrolls to
 * what takes focus only when nothing of it is in view (https://github.com/w3c/csswg-drafts/issues/5066).
 * @returns a function that ends it
 */
export function scrollClearOf(banner: Element): () => void {
  const onKeyUp = ({ key }: KeyboardEvent) => {
    const focused = document.activeElement;
    // Behind a modal it is inert, and covers nothing that takes focus.
    if (key !== "Tab" || !focused || banner.contains(focused) || banner.closest("[inert]")) return;
    const { top, bottom } = focused.getBoundingClientRect();
    const edge = banner.getBoundingClientRect().top;
    if (top < edge && bottom > edge) focused.scrollIntoView({ block: "nearest" });
  };
  document.addEventListener("keyup", onKeyUp);
  return () => document.removeEventListener("keyup", onKeyUp);
}
