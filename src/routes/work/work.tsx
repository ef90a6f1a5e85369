import clsx from "clsx";
import { useState } from "react";
import { pages } from "#content/site.ts";
import { type Project, projects } from "#content/work/projects.ts";
import { rowArt } from "#content/work/row-art.ts";
import { Lid, Lining } from "#layout/lid.tsx";
import { ALL, byRole, roleChoices } from "./by-role.ts";
import { ProjectRow } from "./project-row.tsx";
import { useFilterTabs } from "./use-filter-tabs.ts";

/** A list of more projects gets a filter. */
const FEW = 6;
const PANEL = "projects";

type WorkProps = {
  /** Default: the projects of the content. */
  list?: readonly Project[];
};

/** Closed boxes on top of each other, each showing a band of its colour. */
export function Work({ list = projects }: WorkProps) {
  const many = list.length > FEW;
  const tabs = useFilterTabs(many);
  const [role, setRole] = useState(ALL);
  return (
    <>
      {/* A row that opens has the lid's name: two elements of one name would cancel the transition. */}
      <Lid padding={many ? "pt-4.5" : "py-4.5"} className="[&:has(~*_[data-opening])]:[view-transition-name:none]!">
        <div className="flex items-baseline justify-between gap-s5 narrow:block">
          <h1 className="type-h2">{pages.work.heading}</h1>
          <p className="type-small text-box-mute narrow:mt-1.5">{pages.work.lead}</p>
        </div>
        {many && (
          // The room that the tabs will need, so that nothing moves when they come.
          <div className="mt-4.5 min-h-control-small narrow:min-h-20 pointer-coarse:min-h-target narrow:pointer-coarse:min-h-22">
            {tabs && (
              <tabs.FilterTabs
                label="Role"
                panel={PANEL}
                tabs={roleChoices(list)}
                value={role}
                onChange={setRole}
                className="narrow:flex-wrap"
              />
            )}
          </div>
        )}
      </Lid>
      {many && <Lining notch={false} />}
      <div
        id={PANEL}
        {...(tabs && { role: "tabpanel", "aria-labelledby": tabs.filterTabId(role) })}
        className={clsx("grid flex-1 px-wall", many && "content-start pt-wall")}
      >
        {/* Rows of one height, unless a long title has several lines: all of them would be as high. */}
        <ul className={clsx("grid gap-wall", list.every(({ fit }) => !fit) && "auto-rows-fr")}>
          {byRole(list, role).map((project) => (
            <li key={project.slug} className="grid forced-colors:border-hair">
              <ProjectRow project={project} art={rowArt[project.slug]} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
