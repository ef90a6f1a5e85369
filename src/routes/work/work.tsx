import { pages } from "#content/pages.ts";
import { projects } from "#content/work/projects.ts";
import { Lid } from "#layout/lid.tsx";
import { ProjectRow } from "./project-row.tsx";

/** Four closed boxes on top of each other, each showing a band of its colour. */
export function Work() {
  return (
    <>
      {/* A row that opens is the lid of the transition, and two elements of one name would cancel it. */}
      <Lid
        padding="py-4.5"
        className="flex items-baseline justify-between gap-s5 narrow:block [&:has(~ul_[data-opening])]:[view-transition-name:none]!"
      >
        <h1 className="type-h2">{pages.work.heading}</h1>
        <p className="type-small text-box-mute narrow:mt-1.5">{pages.work.lead}</p>
      </Lid>
      <ul className="grid flex-1 auto-rows-fr gap-wall px-wall">
        {projects.map((project) => (
          <li key={project.slug} className="grid forced-colors:border-hair">
            <ProjectRow project={project} />
          </li>
        ))}
      </ul>
    </>
  );
}
