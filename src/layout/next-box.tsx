import clsx from "clsx";
import { useViewTransitionState } from "react-router-dom";
import { Icon } from "#components/icon/icon.tsx";
import type { Project } from "#content/work/projects.ts";
import { SiteLink } from "./site-link.tsx";
import { FitLines } from "./title.tsx";

/** Its colour: a band at its foot that rises over the whole box, as in the work list. */
const band = [
  "before:absolute before:inset-0 before:-z-1 before:translate-y-[calc(100%-14px)] before:bg-lid before:content-['']",
  "before:shadow-[0_-1px_0_var(--case)] before:transition-transform before:duration-lid before:ease-lid",
  "hover:before:translate-y-0 focus-visible:before:translate-y-0 narrow:before:translate-y-[calc(100%-10px)]",
  "narrow:hover:before:translate-y-0 narrow:focus-visible:before:translate-y-0",
];

/** The next case study, still closed, under the one that is open. */
export function NextBox({ project: { slug, title, role, kind } }: { project: Project }) {
  const to = `/work/${slug}`;
  // While it opens it is the lid that grows into the next page's; the open page's own lid stands back (case-study-page).
  const opening = useViewTransitionState(to);
  return (
    <div className="px-wall pt-wall">
      <SiteLink
        to={to}
        data-accent={slug}
        data-opening={opening || undefined}
        className={clsx(
          "relative isolate grid-12 items-center overflow-hidden bg-bg px-[calc(var(--layout-lid-pad)-var(--layout-wall))] pt-6 pb-10 text-text transition-colors duration-quick",
          "hover:text-on-lid focus-visible:text-on-lid",
          "focus-visible:shadow-none focus-visible:outline-offset-[-8px] focus-visible:[--focus:var(--on-lid)]",
          "narrow:gap-y-3.5 narrow:pt-4.5 narrow:pb-7",
          "data-opening:text-on-lid data-opening:transition-none data-opening:[view-transition-name:lid]",
          "data-opening:before:translate-y-0 data-opening:before:transition-none",
          "forced-colors:border-hair",
          band,
        )}
      >
        <span className="sr-only">{`Next: ${title.toUpperCase()}`}</span>
        <span className="col-span-5 flex flex-col gap-1 narrow:col-span-full">
          <span aria-hidden="true" className="type-h2">
            Next
          </span>
          <span className="type-small">
            {kind}. {role}.
          </span>
        </span>
        <span
          aria-hidden="true"
          className="@container col-start-6 col-end-12 block narrow:col-start-1 narrow:col-end-11"
        >
          <FitLines lines={[title]} />
        </span>
        <Icon
          name="arrow"
          className="col-start-12 size-11 justify-self-end narrow:col-start-11 narrow:col-end-13 narrow:size-8"
        />
      </SiteLink>
    </div>
  );
}
