import { type ComponentProps, useContext, useEffect, useRef } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";
import { Prefetch } from "#lib/prefetch.ts";
import { savesData } from "#lib/saves-data.ts";
import { useHydrated } from "#lib/use-hydrated.ts";

type SiteLinkProps = Omit<ComponentProps<"a">, "href" | "ref" | "onPointerEnter" | "onFocus"> & {
  /** Path of a page, such as "/work/marz". */
  to: string;
};

/**
 * A link to another page of the site. It alone knows that a prerendered page links to static pages ("work/marz/") and
 * the app that takes it over to hashes ("#/work/marz"). The page's module is fetched when the link is pointed at,
 * focused, or in view.
 */
export function SiteLink({ to, onClick, ...rest }: SiteLinkProps) {
  const hash = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { viewTransition: true });
  const prefetch = useContext(Prefetch);
  const hydrated = useHydrated();
  const anchor = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const link = anchor.current;
    if (!link || savesData()) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      prefetch(to, false);
    });
    observer.observe(link);
    return () => observer.disconnect();
  }, [to, prefetch]);

  return (
    <a
      {...rest}
      ref={anchor}
      href={hydrated ? hash : staticHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
      onPointerEnter={() => prefetch(to, true)}
      onFocus={() => prefetch(to, true)}
    />
  );
}

/** Address of a page's static file, from the site's root: "/work/marz" → "work/marz/". */
export function staticHref(path: string): string {
  return path === "/" ? "./" : `${path.slice(1)}/`;
}
