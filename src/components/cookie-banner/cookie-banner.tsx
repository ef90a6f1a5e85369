// A named region, not a dialog: it asks, but keeps nobody from the page.
import clsx from "clsx";
import { type ReactNode, useSyncExternalStore } from "react";
import { buttonClassName } from "#components/button/button-class-name.ts";
import { consent, hasConsented, onConsentChange } from "./consent.ts";
import { cookieBannerClasses as classes } from "./cookie-banner.classes.ts";

type CookieBannerProps = {
  /** What the site keeps, in a sentence or two. */
  children: ReactNode;
  /** Shows it although it has been answered. Default: false. */
  force?: boolean;
  /** After 'I Accept'. */
  onAccept?: () => void;
  className?: string;
};

/** Stands until the visitor clicks 'I Accept', and says no more after that. */
export function CookieBanner({ children, force = false, onAccept, className }: CookieBannerProps) {
  // Part of the prerendered page, so that nothing moves when scripts arrive; CSS hides it there when it was answered.
  const accepted = useSyncExternalStore(onConsentChange, hasConsented, () => false);
  if (accepted && !force) return null;
  return (
    <section
      aria-label="Cookies"
      data-part="cookie-banner"
      data-force={force || undefined}
      className={clsx(classes.root, className)}
    >
      <p className={classes.text}>{children}</p>
      <button
        type="button"
        className={clsx(buttonClassName({ variant: "inside" }), classes.accept)}
        onClick={() => {
          consent();
          onAccept?.();
        }}
      >
        I Accept
      </button>
    </section>
  );
}
