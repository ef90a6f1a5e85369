import clsx from "clsx";
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches } from "react-router-dom";
import { CookieBanner } from "#components/cookie-banner/cookie-banner.tsx";
import { cookieNotice, pages, profile } from "#content/site.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { routeAccent } from "#theme/route-accent.ts";
import { BlackBox, type BoxStyle } from "./black-box.tsx";
import type { NextProject } from "./next-box.tsx";
import { dropLid, openBox, reset, setCover } from "./plate.ts";
import { SideBox } from "./side-box.tsx";
import { staticHref } from "./site-link.tsx";

export type FrameData = {
  title: string;
  style: BoxStyle;
  /** The name of the page's colours, if its path does not say it. */
  accent?: string;
  /** The next case study; null on the last. */
  next?: NextProject | null;
};

/** Surrounds every page: skip link, side box and black box. */
export function Frame() {
  const { pathname } = useLocation();
  // Undefined if the page does not exist or failed to load.
  const page = useMatches().at(-1)?.loaderData as FrameData | undefined;
  const style = page?.style ?? "box";
  const hasMargin = style === "landing" || style === "box";
  const hydrated = useHydrated();
  const main = useRef<HTMLElement>(null);
  useDocumentTitle(pathname === "/", page?.title ?? pages.error.title);
  useHeadingFocus();
  // For src/boot.js. In a new task, when every component knows that it is hydrated.
  useEffect(() => void setTimeout(() => dispatchEvent(new Event("hydrated"))), []);

  // The hash belongs to the router, so the skip link moves focus itself.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div
      className="flex min-h-dvh flex-col"
      data-style={style}
      data-accent={(!import.meta.env.NO_PRIVATE && page?.accent) || routeAccent(pathname, page !== undefined)}
    >
      <a
        href={hydrated ? "#main" : `${staticHref(pathname)}#main`}
        onClick={skip}
        className="fixed -top-40 start-4 z-alert bg-primary px-4.5 py-3.5 font-bold text-on-primary focus:top-4"
      >
        Skip to content
      </a>
      <SideBox style={style} />
      <BlackBox ref={main} style={style} next={page?.next}>
        <Outlet />
      </BlackBox>
      <PrintFooter path={pathname} />
      {/* Sticky, so it covers no more of a page's end than the margin. */}
      <CookieBanner className={clsx("sticky bottom-0 z-banner ms-side", hasMargin && "wide:-mt-margin low:-mt-3")}>
        {cookieNotice}
      </CookieBanner>
      <ScrollRestoration />
      {hydrated && <Cover />}
    </div>
  );
}

/** The same rule as for prerendered titles (vite/pages/head.ts). */
function useDocumentTitle(isLanding: boolean, title: string) {
  useEffect(() => {
    document.title = isLanding ? `${profile.name}, ${title}` : `${title} · ${profile.name}`;
  }, [isLanding, title]);
}

/** After navigation, focus moves to the new heading, so screen readers start there. */
function useHeadingFocus() {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (first.current === key) return;
    first.current = "";
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [key]);
}

/** The plate (plate.ts). After the scroll restoration, so that the new lid has its final place. */
function Cover() {
  const { key, pathname } = useLocation();
  const shown = useRef({ key, pathname, isSwiped: false });

  useEffect(() => {
    const onPopState = ({ hasUAVisualTransition }: PopStateEvent) => {
      shown.current.isSwiped = hasUAVisualTransition;
      if (hasUAVisualTransition || location.hash === `#${shown.current.pathname}`) reset();
      else dropLid(shown.current.pathname);
    };
    // Captures, to come before the router.
    addEventListener("popstate", onPopState, true);
    addEventListener("pagehide", reset);
    return () => {
      removeEventListener("popstate", onPopState, true);
      removeEventListener("pagehide", reset);
    };
  }, []);

  useLayoutEffect(() => {
    const left = shown.current;
    if (left.key === key) return;
    shown.current = { key, pathname, isSwiped: false };
    if (left.isSwiped || left.pathname === pathname) reset();
    else openBox(pathname);
  }, [key, pathname]);

  return (
    <div ref={setCover} data-part="cover" aria-hidden="true" className="print:hidden">
      <i>
        <i />
      </i>
      <i />
    </div>
  );
}

/** The last line in print (src/print.css). */
function PrintFooter({ path }: { path: string }) {
  // Not `new URL()`, which throws for some unknown paths, such as "//".
  const address = path === "/" ? profile.site : `${profile.site}${path.slice(1)}/`;
  return (
    <p data-part="print-footer" className="hidden">
      {`${profile.name} · ${profile.email} · ${address}`}
    </p>
  );
}
