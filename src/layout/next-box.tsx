import { Icon } from "#components/icon/icon.tsx";
import { oneLine } from "#content/break-title.ts";
import type { Project } from "#content/work/projects.ts";
import { ClosedBox } from "./closed-box.tsx";
import { FittedText, type LineFits } from "./title.tsx";

/** Only case-study pages load the line fits. */
export type NextProject = Project & { lineFits?: LineFits };

/** The next case study's closed box. */
export function NextBox({
  project: { slug, title, fit = oneLine(title), role, kind, lineFits },
}: {
  project: NextProject;
}) {
  return (
    <div className="px-wall pt-wall">
      <ClosedBox
        slug={slug}
        className="grid-12 pt-6 pb-10 narrow:gap-y-3.5 narrow:pt-4.5 narrow:pb-7 forced-colors:border-hair"
      >
        <span className="sr-only">{`Next: ${title.toUpperCase()}`}</span>
        <span className="col-span-5 flex flex-col gap-1 narrow:col-span-full">
          <span aria-hidden="true" className="type-h2">
            Next
          </span>
          <span className="type-small">
            {kind} · {role}
          </span>
        </span>
        <span aria-hidden="true" className="measure col-start-6 col-end-12 block narrow:col-start-1 narrow:col-end-11">
          <FittedText fit={fit} lineFits={lineFits} />
        </span>
        <Icon
          name="arrow"
          className="col-start-12 size-11 justify-self-end mirrored:-scale-x-100 narrow:col-start-11 narrow:col-end-13 narrow:size-8"
        />
      </ClosedBox>
    </div>
  );
}
