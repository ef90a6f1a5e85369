import { useLocation } from "react-router-dom";
import { ThemeSwitch } from "#components/theme-switch/theme-switch.tsx";
import { profile } from "#content/site.ts";
import type { BoxStyle } from "./black-box.tsx";
import { SiteLink } from "./site-link.tsx";

/** The fixed bar beside the black box. Its inner edge, the accent line, is the hinge. */
export function SideBox({ style }: { style: BoxStyle }) {
  const { pathname } = useLocation();
  return (
    <aside
      aria-label="Site links"
      data-style={style}
      className="fixed inset-y-0 start-0 z-side flex w-side flex-col justify-between overflow-x-clip overflow-y-auto bg-bg p-s5 [scrollbar-width:thin] rail:px-0 narrow:py-3.5"
    >
      <i data-part="accent-line" aria-hidden="true" className="hinge accent-bar" />
      <div className="flex flex-col items-start gap-s5 rail:items-center narrow:gap-4.5">
        {pathname !== "/" && (
          <SiteLink
            to="/"
            className="inline-flex py-2.5 text-choice leading-none font-bold stretch-125 rail:min-h-17 rail:upright"
          >
            HOME
          </SiteLink>
        )}
        <ThemeSwitch className="rail:me-[calc(var(--line-accent)-8px)]" />
      </div>
      <div className="mt-s5 flex flex-col gap-s5 type-label leading-7 font-medium stretch-110 rail:flex-col-reverse rail:gap-4">
        <ul className="flex flex-col gap-0.5 rail:flex-col-reverse rail:gap-3">
          {profile.links.map((link) => (
            <li key={link.label}>
              <a
                href={link.href}
                target="_blank"
                rel="noopener"
                className="inline-block min-h-7 list-link rail:upright"
              >
                {link.label}
                <span className="sr-only">{/* text */ `: ${link.name} (opens in a new tab)`}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="text-mute rail:upright">{profile.copyright}</p>
      </div>
    </aside>
  );
}
