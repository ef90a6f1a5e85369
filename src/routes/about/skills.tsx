import type { Resume } from "#content/resume.ts";

type SkillsProps = { heading: string; skills: Resume["skills"] };

/** Every skill in one list; the resume keeps them in groups. */
export function Skills({ heading, skills }: SkillsProps) {
  return (
    <section>
      <h2 className="type-h2 mb-4.5">{heading}</h2>
      <ul className="columns-3 gap-x-gutter border-y-thick border-text pt-2.5 pb-3 narrow:columns-2">
        {skills.flatMap(({ keywords }) =>
          keywords.map((skill) => (
            <li key={skill} className="break-inside-avoid py-[7px]">
              {skill}
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
