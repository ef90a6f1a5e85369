import clsx from "clsx";
import { type ReactNode, useImperativeHandle, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { buttonClassName } from "#components/button/button-class-name.ts";
import { afterPaint } from "#lib/after-paint.ts";
import type { ElementAttributes } from "#lib/element-attributes.ts";
import { scrollClearOf } from "#lib/scroll-clear-of.ts";
import { acceptCookies, hasConsented, onConsentChange } from "./consent.ts";
import { cookieBannerClasses as classes } from "./cookie-banner.classes.ts";

type CookieBannerProps = ElementAttributes & {
  /** A sentence or two about the stored data. */
  children: ReactNode;
  /** Shows the banner even after the visitor has accepted. Default: false. */
  force?: boolean;
  /** Name of the region. Default: "Cookies". */
  label?: string;
  /** Called after 'I Accept'. */
  onAccept?: () => void;
  className?: string;
};

/** Stays until the visitor accepts. A region, not a dialog, since the page stays usable. */
export function CookieBanner(props: CookieBannerProps) {
  // Prerendered, so that nothing moves when scripts arrive; CSS hides an answered banner.
  const accepted = useSyncExternalStore(onConsentChange, hasConsented, () => false);
  return accepted && !props.force ? null : <Banner {...props} />;
}

function Banner({ children, force = false, label = "Cookies", onAccept, className, ref, ...rest }: CookieBannerProps) {
  const root = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement, []);
  useLayoutEffect(() => (root.current && !force ? keepClear(root.current) : undefined), [force]);
  return (
    <section
      {...rest}
      ref={root}
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
          acceptCookies();
          onAccept?.();
          // Otherwise Tab would restart at the top of the page.
          if (currentTarget === document.activeElement) afterPaint(() => restoreFocus(before.current));
          // In the press's own frame.
          if (!force) root.current?.toggleAttribute("hidden", true);
        }}
      >
        I Accept
      </button>
    </section>
  );
}

/** Keeps focused elements clear of a banner that is higher than app.css assumes. */
function keepClear(banner: HTMLElement) {
  const root = document.documentElement;
  const { style } = root;
  const observer = new ResizeObserver(() => {
    const room = banner.offsetHeight + 8; // The focus ring needs space too.
    // Written only when needed: changing the root's style restyles the whole page.
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

/** To the element that had focus before, or the page's main part. */
function restoreFocus(before: Element | null) {
  const target = before?.isConnected ? before : document.querySelector("main");
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
