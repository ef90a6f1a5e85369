import clsx from "clsx";
import { useViewTransitionState } from "react-router-dom";
import type { Project } from "#content/work/projects.ts";
import { SiteLink } from "#layout/site-link.tsx";
import { FitLines } from "#layout/title.tsx";

/** The row's own colour: a band at its foot that rises over the whole row. */
const band = [
  "before:absolute before:inset-0 before:-z-1 before:translate-y-[calc(100%-14px)] before:bg-lid before:content-['']",
  "before:shadow-[0_-1px_0_var(--case)] before:transition-transform before:duration-lid before:ease-lid",
  "hover:before:translate-y-0 focus-visible:before:translate-y-0 narrow:before:translate-y-[calc(100%-10px)]",
  "narrow:hover:before:translate-y-0 narrow:focus-visible:before:translate-y-0",
];

type ProjectRowProps = {
  project: Project;
  /** Address of its line drawing; only the shape counts. */
  art: string;
};

/** One project of the list: the whole row is the link. */
export function ProjectRow({ project: { slug, title, role, kind }, art }: ProjectRowProps) {
  const to = `/work/${slug}`;
  // While the box opens or closes, this row is the lid that grows into the case study's, or shrinks back from it.
  const opening = useViewTransitionState(to);
  return (
    <SiteLink
      to={to}
      data-accent={slug}
      data-opening={opening || undefined}
      className={clsx(
        "relative isolate grid grid-cols-[minmax(0,50fr)_minmax(0,26fr)_minmax(0,24fr)] items-center gap-10 overflow-hidden bg-bg px-[calc(var(--layout-lid-pad)-var(--layout-wall))] pt-5 pb-8.5 text-text transition-colors duration-quick",
        "hover:text-on-lid focus-visible:text-on-lid",
        "focus-visible:shadow-none focus-visible:outline-offset-[-8px] focus-visible:[--focus:var(--on-lid)]",
        "narrow:grid-cols-[minmax(0,1fr)_104px] narrow:gap-x-3 narrow:gap-y-3.5 narrow:pt-4.5 narrow:pb-6.5",
        band,
        "data-opening:text-on-lid data-opening:transition-none data-opening:[view-transition-name:lid]",
        "data-opening:before:translate-y-0 data-opening:before:transition-none",
      )}
    >
      <span className="@container block narrow:col-span-full">
        <FitLines lines={[title]} />
      </span>
      <span className="flex flex-col justify-between gap-3 self-stretch narrow:justify-start narrow:gap-0.5 narrow:self-start">
        <span className="type-h3">{role}</span>
        <span className="type-small max-w-[24em]">{kind}</span>
      </span>
      <i
        aria-hidden="true"
        style={{ maskImage: `url("${art}")` }}
        className="block h-full max-h-31 w-full bg-current mask-contain mask-center mask-no-repeat forced-color-adjust-none forced-colors:bg-[LinkText] narrow:aspect-[372/176] narrow:h-auto narrow:self-start"
      />
    </SiteLink>
  );
}
