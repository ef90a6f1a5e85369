import { lineFits } from "virtual:fit-table/projects";
import clsx from "clsx";
import { oneLine } from "#content/break-title.ts";
import type { Project } from "#content/work/projects.ts";
import { ClosedBox } from "#layout/closed-box.tsx";
import { FittedText } from "#layout/title.tsx";

type ProjectRowProps = {
  project: Project;
  /** The line drawing's address, used as a mask. */
  art?: string;
};

export function ProjectRow({ project: { slug, title, fit = oneLine(title), role, kind }, art }: ProjectRowProps) {
  return (
    <ClosedBox
      slug={slug}
      className={clsx(
        "grid grid-cols-[minmax(0,50fr)_minmax(0,26fr)_minmax(0,24fr)] gap-10 pt-5 pb-8.5",
        "narrow:grid-cols-[minmax(0,1fr)_104px] narrow:gap-x-3 narrow:gap-y-3.5 narrow:pt-4.5 narrow:pb-6.5",
      )}
    >
      <span className="measure block narrow:col-span-full">
        <FittedText fit={fit} lineFits={lineFits} />
      </span>
      <span className="flex flex-col justify-between gap-3 self-stretch narrow:justify-start narrow:gap-0.5 narrow:self-start">
        <span className="type-h3">{role}</span>
        <span className="max-w-[24em] type-small text-balance">{kind}</span>
      </span>
      {art && (
        <i
          aria-hidden="true"
          style={{ maskImage: `url("${art}")` }}
          className={clsx(
            "block h-full max-h-31 w-full narrow:aspect-[372/176] narrow:h-auto narrow:self-start",
            "bg-current mask-contain mask-center mask-no-repeat forced-color-adjust-none forced-colors:bg-[LinkText]",
          )}
        />
      )}
    </ClosedBox>
  );
}
