import { useLocation } from "react-router-dom";
import { Icon } from "#components/icon/icon.tsx";
import { navLinks } from "#content/site.ts";
import { NextBox, type NextProject } from "./next-box.tsx";
import { SiteLink } from "./site-link.tsx";

/**
 * Links to every page and, on a case study, to the next one (null after the last). The id tells the build which titles are
 * at the foot of a page (vite/pages/static-page.ts).
 */
export function BottomWall({ next }: { next?: NextProject | null }) {
  const { pathname } = useLocation();
  if (!navLinks.length) return null;
  return (
    <nav id="bottom-wall" aria-label="Site">
      {next && <NextBox project={next} />}
      <div className="on-box flex flex-wrap items-center gap-x-9 gap-y-1 px-lid-pad py-4.5 medium:gap-x-7 narrow:gap-x-5.5">
        {navLinks.map(([path, label]) => (
          <SiteLink
            key={path}
            to={path}
            aria-current={pathname === path ? "page" : pathname.startsWith(`${path}/`) ? "true" : undefined}
            className="type-label min-w-6 leading-9 stretch-125 underline-offset-6 pointer-coarse:leading-11 hover:foot-line aria-[current]:foot-line"
          >
            {label}
          </SiteLink>
        ))}
        {next === null && (
          <SiteLink
            to="/work"
            className="ms-auto inline-flex items-center gap-3 text-choice leading-9 font-label stretch-125 hover:foot-line narrow:ms-0 narrow:w-full pointer-coarse:leading-11"
          >
            All work <Icon name="arrow" className="size-5 mirrored:-scale-x-100" />
          </SiteLink>
        )}
      </div>
    </nav>
  );
}
