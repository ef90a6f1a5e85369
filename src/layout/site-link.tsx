import { type ComponentProps, createContext, useContext } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";
import { useHydrated } from "#lib/use-hydrated.ts";

type SiteLinkProps = Omit<ComponentProps<"a">, "href" | "ref" | "onPointerEnter" | "onFocus"> & {
  /** Path of a page, such as "/work/my-project". */
  to: string;
};

/**
 * A link to another page of the site. In a prerendered page the link leads to a file ("work/my-project/"), and in the app to a
 * hash ("#/work/my-project"). The link fetches the page ahead when it is pointed at or focused.
 */
export function SiteLink({ to, onClick, ...rest }: SiteLinkProps) {
  const hash = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { viewTransition: true });
  const prefetch = useContext(Prefetch);
  const hydrated = useHydrated();

  return (
    <a
      {...rest}
      href={hydrated ? hash : staticHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
      onPointerEnter={() => prefetch(to)}
      onFocus={() => prefetch(to)}
    />
  );
}

/** Address of a page's static file, from the site's root: "/work/my-project" → "work/my-project/". */
export function staticHref(path: string): string {
  return path === "/" ? "./" : `${path.slice(1)}/`;
}

/** Fetches a page ahead of a visit. The app gives the function, so that links know nothing of the routes. */
export const Prefetch = createContext<(path: string) => void>(() => {});
