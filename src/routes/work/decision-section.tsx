import type { Decision, Figure, Prose as Text } from "#content/work/case-study.ts";
import { NARROW } from "#layout/picture.tsx";
import { CaseFigure } from "./case-figure.tsx";
import { Prose } from "./prose.tsx";
import { SectionHeading, sectionHeading } from "./section-heading.tsx";

const marked = "flex items-center gap-2.5 before:size-3";
/** A full square for the chosen option, a crossed one for the rejected. */
const full = `${marked} before:accent-bar`;
const crossed = `${marked} before:crossed`;

export function DecisionSection({ section }: { section: Decision }) {
  const { id, heading, choice, rejected, why, figures } = section;
  return (
    <section id={id} aria-labelledby={sectionHeading(id)} className="mt-s9 scroll-mt-s6 narrow:mt-s8">
      <SectionHeading id={id} heading={heading} />
      <dl className="mt-6 grid grid-cols-2 grid-rows-[auto_1fr] gap-x-gutter gap-y-6 narrow:grid-cols-1">
        <Part term="Chosen" mark={full} text={choice} figures={figures} className="row-span-2" />
        <Part term="Rejected" mark={crossed} text={rejected} className="text-mute" />
        <Part term="Why" text={why} />
      </dl>
    </section>
  );
}

type PartProps = { term: string; mark?: string; text: Text; figures?: readonly Figure[]; className?: string };

function Part({ term, mark, text, figures, className = "" }: PartProps) {
  return (
    <div className={`grid content-start gap-1.5 ${mark ? "border-t-thick border-text pt-4" : ""} ${className}`}>
      <dt className={`type-h3 ${mark ?? ""}`}>{term}</dt>
      <dd className={mark && "type-lead"}>
        <Prose bare content={text} />
      </dd>
      {figures?.map((figure) => (
        <dd key={figure.name} className="mt-4">
          <CaseFigure figure={figure} sizes={`${NARROW} 90vw, 45vw`} />
        </dd>
      ))}
    </div>
  );
}
