import clsx from "clsx";
import { type ReactNode, useState } from "react";
import { buttonClassName } from "#components/button/button-class-name.ts";
import { Icon } from "#components/icon/icon.tsx";
import { isPageEnabled, navLinks, profile } from "#content/site.ts";
import { useOpened } from "#layout/opened.ts";
import { Picture } from "#layout/picture.tsx";
import { ProjectFields } from "#layout/project-fields.tsx";
import { SiteLink } from "#layout/site-link.tsx";

/** Below the lid, above the strip. */
const inside = "absolute inset-x-0 bottom-full h-(--control-lid-lift) overflow-hidden";

const link = "group py-3 narrow:py-4 font-bold growing-line";

const small = `${link} text-title leading-none stretch-125 narrow:text-entry`;

/** Other pages are linked from these. */
const LISTED = ["/work", "/about", "/contact", "/showcase"];

/** The strip of colour below the lid. Each link lifts the lid off its page's contents. */
export function LandingNav() {
  // Nobody needs the contents before the pointer or focus is here.
  const [isReached, setIsReached] = useState(false);
  const opened = useOpened();
  if (!navLinks.length) return null;
  const others = LISTED.some(isPageEnabled) ? [] : navLinks;
  const isDone = isPageEnabled("/contact") && profile.first.every(({ slug }) => slug in opened);
  return (
    <>
      {/* All boxes were opened. CONTACT is the same link. */}
      {isDone && (
        <SiteLink
          to="/contact"
          aria-hidden="true"
          tabIndex={-1}
          className="relative z-1 -mb-6 flex h-6 flex-none items-center bg-bg px-lid-pad type-small font-bold text-text low:hidden lifted:hidden"
        >
          {profile.email}
        </SiteLink>
      )}
      <nav
        aria-label="Main"
        // React misses the pointer's entry when the cookie banner above it goes.
        onPointerMove={() => setIsReached(true)}
        onFocus={() => setIsReached(true)}
        className={clsx(
          "relative flex min-h-s9 low:min-h-18 flex-none flex-wrap items-center strip py-2 px-lid-pad mt-6 low:mt-3",
          "narrow:grid narrow:gap-x-4 narrow:pt-3.5 narrow:pb-5 tiny:gap-x-2.5",
          "bg-lining text-on-lining lining-edge [--focus-gap:var(--lining)] [--focus:var(--on-lining)]",
        )}
      >
        {others.map(([path, label]) => (
          <SiteLink key={path} to={path} className={small}>
            {label}
          </SiteLink>
        ))}
        {isPageEnabled("/work") && (
          <>
            <SiteLink to="/work" className={`${link} text-cut leading-none stretch-116 medium:text-h2`}>
              WORK
            </SiteLink>
            <ProjectFields
              className={`${inside} grid-cols-[repeat(auto-fit,minmax(min(50%,5rem),1fr))] tiny:auto-rows-[minmax(50%,auto)] tiny:grid-cols-2 tiny:overflow-y-auto`}
              // The font is fetched once somebody is here.
              fieldClassName={clsx(
                "items-center px-lid-pad medium:px-3",
                isReached
                  ? "type-cut text-h2 narrow:px-2 narrow:text-entry"
                  : "type-h3 leading-tight medium:type-label medium:stretch-100",
              )}
            />
          </>
        )}
        {isPageEnabled("/about") && (
          <SiteLink to="/about" className={small}>
            ABOUT
            {isReached && profile.portrait && (
              <Inside>
                <Picture
                  picture={profile.portrait}
                  alt=""
                  sizes="100vw"
                  loading="eager"
                  // Black until it is decoded.
                  className="size-full bg-box object-cover"
                />
              </Inside>
            )}
          </SiteLink>
        )}
        {isPageEnabled("/contact") && (
          <SiteLink to="/contact" className={small}>
            CONTACT
            {isReached && (
              <Inside>
                <span className="flex h-full items-center bg-bg px-lid-pad type-h2 text-text">{profile.email}</span>
              </Inside>
            )}
          </SiteLink>
        )}
        {isPageEnabled("/showcase") && (
          <SiteLink
            to="/showcase"
            className={clsx(
              buttonClassName({ variant: "line" }),
              "group static! ms-auto min-h-14 px-7 stretch-125 [--on-secondary:var(--lining)] [--secondary:var(--on-lining)]",
              "narrow:m-0 narrow:min-h-13 narrow:px-3 tiny:px-1 tiny:text-compact",
            )}
          >
            SHOWCASE
            {isReached && (
              <Inside>
                <span className="flex h-full items-center justify-end gap-4 bg-bg px-lid-pad text-text">
                  <span className="sunken px-4 py-2 type-small">{profile.email}</span>
                  <span className={buttonClassName({ size: "small", variant: "line" })}>Cancel</span>
                  <span className={buttonClassName({ size: "small" })}>Send</span>
                  <span className={buttonClassName({ size: "icon" })}>
                    <Icon name="search" />
                  </span>
                </span>
              </Inside>
            )}
          </SiteLink>
        )}
      </nav>
    </>
  );
}

/** Shown while its link has hover or focus, and then until the lid is down again. */
function Inside({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={`${inside} hidden transition-[display] transition-discrete duration-lid group-hover:z-1 group-hover:block group-focus-visible:z-1 group-focus-visible:block`}
    >
      {children}
    </span>
  );
}
