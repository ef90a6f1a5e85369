import { useLocation } from "react-router-dom";
import { Icon } from "#components/icon/icon.tsx";
import { projects } from "#content/work/projects.ts";
import { SiteLink } from "./site-link.tsx";

const LINKS = [
  ["/work", "WORK"],
  ["/about", "ABOUT"],
  ["/contact", "CONTACT"],
  ["/showcase", "SHOWCASE"],
  ["/inquiry", "INQUIRY"],
  ["/dashboard", "DASHBOARD"],
] as const;

/** The bottom wall of the black box: the way to every page, and on a case study to the next one. */
export function BottomWall() {
  const { pathname } = useLocation();
  const next = nextAfter(pathname);
  return (
    <nav
      aria-label="Pages"
      className="on-box flex flex-wrap items-center gap-x-9 gap-y-1 px-lid-pad py-4.5 narrow:gap-x-5.5"
    >
      {LINKS.map(([path, label]) => (
        <SiteLink
          key={path}
          to={path}
          aria-current={pathname === path ? "page" : pathname.startsWith(`${path}/`) ? "true" : undefined}
          className="type-label min-w-6 leading-9 stretch-125 pointer-coarse:leading-[44px] hover:shadow-[inset_0_-2px_currentColor] aria-[current]:shadow-[inset_0_-2px_currentColor]"
        >
          {label}
        </SiteLink>
      ))}
      {next && (
        <SiteLink
          to={next.to}
          className="ml-auto inline-flex items-center gap-3 text-[1.0625rem] leading-9 font-label stretch-125 hover:shadow-[inset_0_-2px_currentColor] narrow:ml-0 narrow:w-full pointer-coarse:leading-[44px]"
        >
          {next.label} <Icon name="arrow" />
        </SiteLink>
      )}
    </nav>
  );
}

/** After the last case study the way leads back to all of them. */
function nextAfter(pathname: string): { to: string; label: string } | null {
  const index = projects.findIndex((project) => pathname === `/work/${project.slug}`);
  if (index < 0) return null;
  const next = projects[index + 1];
  return next
    ? { to: `/work/${next.slug}`, label: `Next: ${next.title.toUpperCase()}` }
    : { to: "/work", label: "All four boxes" };
}
