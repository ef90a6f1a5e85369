import clsx from "clsx";
import { buttonClassName } from "#components/button/button-class-name.ts";
import { isPageEnabled, navLinks, profile } from "#content/site.ts";
import { SiteLink } from "#layout/site-link.tsx";

const LINKS = navLinks.filter(([path]) => ["/work", "/about", "/contact"].includes(path));

const link = clsx(
  "py-3 narrow:py-4 text-title leading-none font-bold stretch-125 narrow:text-entry",
  "bg-[linear-gradient(currentColor,currentColor)] bg-[position:0_calc(100%-4px)] bg-[size:0_3px] bg-no-repeat",
  "transition-[background-size] duration-quick ease-out hover:bg-[size:100%_3px]",
);

const button = buttonClassName({ variant: "ink" });

/** The strip of colour below the lid. */
export function LandingNav() {
  return (
    <>
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-s9 z-1 low:bottom-18 grid h-[var(--control-lid-lift)] opacity-0 lifted:opacity-100 narrow:hidden"
      >
        {profile.first.map((slug) => (
          <i key={slug} data-accent={slug} className="bg-accent" />
        ))}
      </div>
      <nav
        aria-label="Main"
        className={clsx(
          "relative z-2 flex min-h-s9 low:min-h-18 flex-none flex-wrap items-center py-2 gap-x-[clamp(24px,9vw-45px,var(--space-8))] px-lid-pad",
          "narrow:grid narrow:grid-cols-[repeat(auto-fit,minmax(max(34%,6.75rem),1fr))] narrow:gap-x-4 narrow:pt-3.5 narrow:pb-5 tiny:gap-x-2.5",
          "bg-lining text-on-lining lining-edge [--focus-gap:var(--lining)] [--focus:var(--on-lining)]",
        )}
      >
        {LINKS.map(([path, label]) => (
          <SiteLink key={path} to={path} className={clsx(path === "/work" && "to-work", link)}>
            {label}
          </SiteLink>
        ))}
        {isPageEnabled("/showcase") && (
          <SiteLink
            to="/showcase"
            className={`${button} ml-auto min-h-14 px-7 stretch-125 [--secondary:var(--bone)] narrow:m-0 narrow:min-h-13 narrow:px-3 tiny:px-1.5 tiny:text-compact`}
          >
            SHOWCASE
          </SiteLink>
        )}
      </nav>
    </>
  );
}
