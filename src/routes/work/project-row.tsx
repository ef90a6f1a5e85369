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

export function ProjectRow({
  project: { slug, title, fit = oneLine(title), role, kind, outcome },
  art,
}: ProjectRowProps) {
  return (
    <ClosedBox
      slug={slug}
      className={clsx(
        "grid grid-cols-[minmax(0,46fr)_minmax(0,30fr)_minmax(0,24fr)] gap-10 pt-5 pb-8.5",
        "medium:grid-cols-[minmax(0,1fr)_minmax(0,38%)] medium:gap-y-3.5 narrow:gap-x-3 narrow:pt-4.5 narrow:pb-6.5",
      )}
    >
      {/* All titles are equally high, so a short one ends before the margin: TARGET in vite/modules/fit-table.ts. */}
      <span className="measure block medium:col-span-full [--most:23.55]">
        <FittedText fit={fit} lineFits={lineFits} />
      </span>
      <span className="grid gap-1 self-start">
        <span className="type-h3">{role}</span>
        <span className="type-small">{kind}</span>
        <span className="max-w-[32em] type-small narrow:hidden">{outcome}</span>
      </span>
      {art && (
        <i
          aria-hidden="true"
          style={{ maskImage: `url("${art}")` }}
          className={clsx(
            // Wider than its place, so it runs off the wall.
            "absolute top-1 end-0 bottom-4.5 block aspect-[345/176]",
            "medium:static medium:-me-well medium:aspect-[345/176] medium:self-start",
            "bg-current [mask-size:auto_100%] mask-left mask-no-repeat forced-color-adjust-none mirrored:-scale-x-100 forced-colors:bg-[LinkText]",
          )}
        />
      )}
    </ClosedBox>
  );
}
