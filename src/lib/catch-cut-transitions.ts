/**
 * Lets a view transition be cut short without an error. When a visitor goes on before a page has come in, the browser rejects the
 * transition's `ready`, and react-router 7.18 has nothing that catches it:
 * https://drafts.csswg.org/css-view-transitions-1/#dom-viewtransition-ready
 */
export function catchCutTransitions(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
}
