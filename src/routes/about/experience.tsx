import type { Resume } from "#content/resume.ts";

type ExperienceProps = { heading: string; work: Resume["work"] };

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
              {name}. {summary}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
