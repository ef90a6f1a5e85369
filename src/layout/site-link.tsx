import { type ComponentProps, createContext, useContext } from "react";
import { useHref, useLocation, useNavigate } from "react-router-dom";
import { useHydrated } from "#lib/use-hydrated.ts";
import { closeFrom } from "./plate.ts";

type SiteLinkProps = Omit<ComponentProps<"a">, "href" | "ref" | "onClick" | "onPointerEnter" | "onFocus"> & {
  /** Path of a page, such as "/work/my-project". */
  to: string;
};

/**
 * A link to another page: a file ("work/my-project/") in prerendered markup, a hash ("#/work/my-project") in the app. It
 * prefetches the page on hover and focus.
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const hash = useHref(to);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const prefetch = useContext(PrefetchContext);
  const hydrated = useHydrated();

  return (
    <a
      {...rest}
      href={hydrated ? hash : staticHref(to)}
      onClick={(event) => {
        const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey, currentTarget } = event;
        if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
        event.preventDefault();
        const isSame = pathname === to;
        closeFrom(currentTarget, to, prefetch(to) && !isSame, () => void navigate(to, { replace: isSame }));
      }}
      onPointerEnter={() => prefetch(to)}
      onFocus={() => prefetch(to)}
    />
  );
}

/** "/work/my-project" → "work/my-project/", relative to the site's root. */
export function staticHref(path: string): string {
  return path === "/" ? "./" : `${path.slice(1)}/`;
}

/** Prefetches a page and returns whether it is here already. The app provides the function, so links need not know the routes. */
export const PrefetchContext = createContext<(path: string) => boolean>(() => false);
