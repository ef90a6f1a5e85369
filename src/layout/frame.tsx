import { type MouseEvent, useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches } from "react-router-dom";
import { CookieBanner } from "#components/cookie-banner/cookie-banner.tsx";
import { cookieNotice, profile } from "#content/site.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { routeAccent } from "#theme/route-accent.ts";
import { BlackBox, type BoxStyle } from "./black-box.tsx";
import type { NextProject } from "./next-box.tsx";
import { SideBox } from "./side-box.tsx";
import { staticHref } from "./site-link.tsx";

/** What a page's loader tells the frame. */
export type FrameData = {
  /** The document's title, before the owner's name. */
  title: string;
  style: BoxStyle;
  /** On a case study the next one, and null on the last. */
  next?: NextProject | null;
};

/** What stands on every page: skip link, side box and black box, with the route inside. */
export function Frame() {
  const { pathname } = useLocation();
  // Undefined when there is no such page, or it could not be loaded.
  const page = useMatches().at(-1)?.loaderData as FrameData | undefined;
  const style = page?.style ?? "box";
  const hydrated = useHydrated();
  const main = useRef<HTMLElement>(null);
  useDocumentTitle(pathname === "/", page?.title ?? "Unexpected Application Error!");
  useHeadingFocus();

  // The address bar's hash belongs to the router, so the skip link moves focus itself.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className="flex min-h-dvh flex-col" data-style={style} data-accent={routeAccent(pathname, page !== undefined)}>
      <a
        href={hydrated ? "#main" : `${staticHref(pathname)}#main`}
        onClick={skip}
        className="fixed -top-40 left-4 z-alert bg-primary px-4.5 py-3.5 font-bold text-on-primary focus:top-4"
      >
        Skip to content
      </a>
      <SideBox style={style} />
      <BlackBox ref={main} style={style} next={page?.next}>
        <Outlet />
      </BlackBox>
      <PrintFoot path={pathname} />
      {/* Sticky and in the flow, so that the banner never covers the end of a page. */}
      <CookieBanner className="sticky bottom-0 z-banner ml-side">{cookieNotice}</CookieBanner>
      <ScrollRestoration />
    </div>
  );
}

/** Follows the same rule as the titles of the static pages (vite/pages/head.ts). */
function useDocumentTitle(isLanding: boolean, title: string) {
  useEffect(() => {
    document.title = isLanding ? `${profile.name}, ${title}` : `${title} · ${profile.name}`;
  }, [isLanding, title]);
}

/** After a change of page focus goes to the new heading, so that screen readers begin there. */
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

/** The last line on paper (src/print.css): the owner's name and the page's address. */
function PrintFoot({ path }: { path: string }) {
  // Joined as text, since `new URL()` throws for some paths of unknown pages, such as "//".
  const address = path === "/" ? profile.site : `${profile.site}${path.slice(1)}/`;
  return (
    <p data-part="print-foot" className="hidden">
      {`${profile.name} · ${profile.email} · ${address}`}
    </p>
  );
}
