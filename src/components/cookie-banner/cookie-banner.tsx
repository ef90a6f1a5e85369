// A named region and not a dialog, since the page stays usable.
import clsx from "clsx";
import { type ReactNode, useRef, useSyncExternalStore } from "react";
import { buttonClassName } from "#components/button/button-class-name.ts";
import { scrollClearOf } from "#lib/scroll-clear-of.ts";
import { consent, hasConsented, onConsentChange } from "./consent.ts";
import { cookieBannerClasses as classes } from "./cookie-banner.classes.ts";

type CookieBannerProps = {
  /** What the site keeps, in a sentence or two. */
  children: ReactNode;
  /** Shows the banner although it has been answered. Default: false. */
  force?: boolean;
  /** Name of the region. Default: "Cookies". */
  label?: string;
  /** Called after 'I Accept'. */
  onAccept?: () => void;
  className?: string;
};

/** Stays until the visitor clicks 'I Accept', and does not come back. */
export function CookieBanner({ children, force = false, label = "Cookies", onAccept, className }: CookieBannerProps) {
  // Part of the prerendered page, so that nothing moves when scripts arrive. There CSS hides an answered banner.
  const accepted = useSyncExternalStore(onConsentChange, hasConsented, () => false);
  const before = useRef<Element | null>(null);
  if (accepted && !force) return null;
  return (
    <section
      ref={force ? undefined : keepClear}
      aria-label={label}
      data-part="cookie-banner"
      data-force={force || undefined}
      className={clsx(classes.root, !force && classes.inPage, className)}
    >
      <p className={classes.text}>{children}</p>
      <button
        type="button"
        className={clsx(buttonClassName({ variant: "lining" }), classes.accept)}
        onFocus={({ relatedTarget }) => {
          before.current = relatedTarget;
        }}
        onClick={({ currentTarget }) => {
          consent();
          onAccept?.();
          // If focus went away with the banner, Tab would begin at the top of the page.
          if (currentTarget === document.activeElement) giveFocusTo(before.current);
        }}
      >
        I Accept
      </button>
    </section>
  );
}

/** Keeps focused elements clear of the banner where its real height is more than app.css assumes. */
function keepClear(banner: HTMLElement) {
  const root = document.documentElement;
  const { style } = root;
  const observer = new ResizeObserver(() => {
    // With room for the focus ring.
    const room = banner.offsetHeight + 8;
    // Nothing is written without need: a change of the root's style has the browser work out every element's again.
    if (style.scrollPaddingBottom || !(room <= Number.parseFloat(getComputedStyle(root).scrollPaddingBottom))) {
      style.scrollPaddingBottom = `${room}px`;
    }
  });
  observer.observe(banner);
  const stop = scrollClearOf(banner);
  return () => {
    stop();
    observer.disconnect();
    style.scrollPaddingBottom = "";
  };
}

/** Moves focus to where it was before, or else to the page's main part. */
function giveFocusTo(before: Element | null) {
  const target = before?.isConnected ? before : document.querySelector("main");
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
