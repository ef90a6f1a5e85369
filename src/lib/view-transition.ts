/** View transitions between pages and themes; app.css has their motion. */

/** "close" goes back, with the motion of "open" the other way round. After a swipe the browser has shown the page already. */
type Kind = "open" | "close" | "swipe";

/** Elements that move alone, unless they are outside the window. */
const MOVING = "[data-part=plate], [data-part=lid], [data-part=lining], [data-opening]";

const { dataset } = document.documentElement;

/** Makes react-router's transitions follow the history. Call before the router is created. */
export function prepareViewTransitions(): void {
  // Once, although the dev server calls it after each change of the content.
  if (!document.startViewTransition || Object.hasOwn(document, "startViewTransition")) return;
  // A reload keeps the position.
  let last = history.state?.idx ?? 0;
  let isSwipe = false;
  addEventListener("popstate", (event) => {
    isSwipe = event.hasUAVisualTransition;
  });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    // The position in the history, which the router counts.
    const now = history.state?.idx ?? 0;
    const kind = isSwipe ? "swipe" : now < last ? "close" : "open";
    last = now;
    isSwipe = false;
    return run(start, kind, update as () => void);
  };
}

/** Changes the page within a view transition, or at once if that is impossible or unwanted. */
export function changeTheme(update: () => void): void {
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!document.startViewTransition || isReduced) {
    update();
    return;
  }
  const transition = Document.prototype.startViewTransition.call(document, () => {
    dataset.transition = "theme";
    update();
    // The colours change behind the wipe's edge alone. A rule for every element would cost more.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  endWith(transition, "theme");
}

function run(start: typeof document.startViewTransition, kind: Kind, update: () => void | Promise<void>) {
  // The old page's text and the new one's have different names (app.css).
  dataset.leaving = "";
  dataset.transition = kind;
  leaveOutOfWindow();
  const transition = start(async () => {
    delete dataset.leaving;
    // The new heading takes the focus. Removing a focused link would force a layout mid-update.
    (document.activeElement as HTMLElement | null)?.blur();
    await update();
    leaveOutOfWindow();
  });
  endWith(transition, kind);
  return transition;
}

function endWith({ ready, finished }: ViewTransition, kind: Kind | "theme"): void {
  // A visitor who leaves before a page has opened makes it reject, and react-router 7.18 does not catch that.
  ready.catch(() => {});
  finished.finally(() => {
    if (dataset.transition === kind) delete dataset.transition;
  });
}

/** An element above or below the window would fly through it. */
function leaveOutOfWindow(): void {
  for (const element of document.querySelectorAll<HTMLElement>(MOVING)) {
    const { top, bottom } = element.getBoundingClientRect();
    element.style.viewTransitionName = bottom <= 0 || top >= innerHeight ? "none" : "";
  }
}
