import { caseStudies, type Resume } from "#content/resume.ts";
import { SiteLink } from "#layout/site-link.tsx";

type ExperienceProps = { heading: string; work: Resume["work"] };

/** Work experience. An entry that is a project links to its case study. */
export function Experience({ heading, work }: ExperienceProps) {
  return (
    <section>
      <h2 className="type-h2 mb-4.5">{heading}</h2>
      <ul className="border-y-thick border-text">
        {work.map(({ name, position, summary }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-gutter border-t-hair border-rule pt-4 pb-4.5 first:border-t-0 narrow:grid-cols-1 narrow:gap-0.5"
          >
            <h3 className="type-h3">{position}</h3>
            <p>
              <Name name={name} />. {summary}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Name({ name }: { name: string }) {
  const slug = caseStudies[name];
  if (!slug) return name;
  return (
    <SiteLink to={`/work/${slug}`} className="link">
      {name}
    </SiteLink>
  );
}
