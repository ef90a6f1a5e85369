import { rowArt } from "virtual:content/row-art";
import clsx from "clsx";
import { useEffect, useState } from "react";
import { pages } from "#content/site.ts";
import { type Project, projects } from "#content/work/projects.ts";
import { Lid, Lining } from "#layout/lid.tsx";
import { Title } from "#layout/title.tsx";
import { ALL, byRole, roleChoices } from "./by-role.ts";
import { ProjectRow } from "./project-row.tsx";
import { useDeck } from "./use-deck.ts";

/** A longer list gets a filter. */
const MAX_UNFILTERED = 6;
const PANEL = "projects";

/** Kept here, the drawings are parsed ahead of a visit. Within the view transition that would take a fifth of its time. */
const parsed: HTMLImageElement[] = [];
if (!import.meta.env.SSR) for (const src of Object.values(rowArt)) parsed.push(Object.assign(new Image(), { src }));

type WorkProps = { list?: readonly Project[] };

/** A stack of closed boxes, each with a band of its colour. */
export function Work({ list = projects }: WorkProps) {
  const hasFilter = list.length > MAX_UNFILTERED;
  const [tabs, setTabs] = useState<typeof import("#components/filter-tabs/filter-tabs.tsx")>();
  useEffect(() => {
    // All are shown until then, or if that fails.
    if (hasFilter) import("#components/filter-tabs/filter-tabs.tsx").then(setTabs, () => {});
  }, [hasFilter]);
  const [role, setRole] = useState(ALL);
  const deck = useDeck("/work");
  return (
    <>
      {deck}
      <Lid padding={hasFilter ? "pt-5" : "py-5"}>
        <div className="flex items-end gap-s5 narrow:block">
          <Title fit={pages.work.heading} className="w-75 flex-none narrow:w-50" />
          <p className="type-lead text-box-mute narrow:mt-2">{pages.work.lead}</p>
        </div>
        {hasFilter && (
          // Reserves the tabs' height, so nothing moves when they load.
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
      {hasFilter && <Lining notch={false} />}
      <div
        id={PANEL}
        {...(tabs && { role: "tabpanel", "aria-labelledby": tabs.filterTabId(role) })}
        className={clsx("grid flex-1 px-wall", hasFilter && "content-start pt-wall")}
      >
        {/* Rows share a height, unless a title of several lines would make them all as high. */}
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
