/** The view transition to another theme. Between pages a plate moves instead: src/layout/plate.ts. */
import { afterPaint } from "./after-paint.ts";

/** Changes the theme within a view transition, or at once if that is impossible or unwanted. */
export function changeTheme(update: () => void): void {
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!document.startViewTransition || isReduced) {
    update();
    return;
  }
  // The capture holds the next frame back, so the press's own frame comes first.
  afterPaint(() => {
    const { ready } = document.startViewTransition(() => {
      update();
      // The colours change behind the wipe's edge alone. A rule for every element would cost more.
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    });
    // Another press ends it early.
    ready.then(wipe, () => {});
  });
}

/** The new theme comes out of the hinge. */
function wipe(): void {
  const box = document.querySelector("aside")?.getBoundingClientRect();
  const hinge = (document.dir === "rtl" ? box?.left : box?.right) ?? 0;
  const clipPath = [`inset(0 ${innerWidth - hinge}px 0 ${hinge}px)`, "inset(0)"];
  const options = { duration: 480, easing: "cubic-bezier(.65,0,.15,1)", pseudoElement: "::view-transition-new(root)" };
  document.documentElement.animate({ clipPath }, options);
}
