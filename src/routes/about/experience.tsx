import type { Resume } from "#content/resume.ts";
import { SiteLink } from "#layout/site-link.tsx";
import { Stations } from "./stations.tsx";

type ExperienceProps = { heading: string; work: Resume["work"] };

/** Work experience. An entry that is a project links to its case study. */
export function Experience({ heading, work }: ExperienceProps) {
  return (
    <Stations
      heading={heading}
      stations={work.map(({ name, position, summary, slug }) => ({
        id: `${name}: ${position}`,
        what: position,
        where: (
          <>
            <Name name={name} slug={slug} />. {summary}
          </>
        ),
      }))}
    />
  );
}

function Name({ name, slug }: { name: string; slug?: string }) {
  if (!slug) return name;
  return (
    <SiteLink to={`/work/${slug}`} className="link">
      {name}
    </SiteLink>
  );
}
