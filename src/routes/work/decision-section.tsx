import clsx from "clsx";
import type { Decision, Figure, Prose as Text } from "#content/work/case-study.ts";
import { NARROW } from "#layout/picture.tsx";
import { headingId } from "#lib/go-to-section.ts";
import { CaseFigure } from "./case-figure.tsx";
import { Prose } from "./prose.tsx";
import { SectionHeading } from "./section-heading.tsx";

const marked = "flex items-center gap-2.5 before:size-3";
/** A full square for the chosen option, a crossed one for the rejected. */
const full = `${marked} before:accent-bar`;
const crossed = `${marked} before:crossed`;

export function DecisionSection({ section }: { section: Decision }) {
  const { id, heading, choice, rejected, rejectedFigures, why, figures } = section;
  return (
    <section id={id} aria-labelledby={headingId(id)} className="mt-s9 scroll-mt-s6 narrow:mt-s8">
      <SectionHeading id={id} heading={heading} />
      <dl className="mt-6 grid grid-cols-2 grid-rows-[auto_auto_auto_1fr] gap-x-gutter gap-y-6 narrow:grid-cols-1">
        <Part term="Chosen" mark={full} text={choice} figures={figures} className="row-span-4" />
        <Part
          term="Rejected"
          mark={crossed}
          text={rejected}
          figures={rejectedFigures}
          className="row-span-3 text-mute"
        />
        <Part term="Why" text={why} />
      </dl>
    </section>
  );
}

type PartProps = { term: string; mark?: string; text: Text; figures?: readonly Figure[]; className?: string };

/** Options share the rows of the list, so their pictures begin at the same height. */
function Part({ term, mark, text, figures = [], className }: PartProps) {
  return (
    <div
      className={clsx(
        "grid content-start gap-1.5",
        mark && "grid-rows-subgrid border-t-thick border-text pt-4",
        className,
      )}
    >
      <dt className={clsx("type-h3", mark)}>{term}</dt>
      <dd className={mark && "type-lead"}>
        <Prose bare content={text} />
      </dd>
      {figures.length > 0 && (
        <dd className="row-start-3 -row-end-1 mt-4 grid content-start gap-6">
          {figures.map((figure) => (
            <CaseFigure key={figure.name} figure={figure} sizes={`${NARROW} 90vw, 45vw`} />
          ))}
        </dd>
      )}
    </div>
  );
}
