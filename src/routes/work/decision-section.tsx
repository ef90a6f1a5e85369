import clsx from "clsx";
import type { Decision, Figure, Prose as Text } from "#content/work/case-study.ts";
import { NARROW } from "#layout/picture.tsx";
import { headingId } from "#lib/go-to-section.ts";
import { CaseFigure } from "./case-figure.tsx";
import { Prose } from "./prose.tsx";
import { SectionHeading } from "./section-heading.tsx";

const marked = "flex items-center gap-2.5 before:size-3";
/** A full square for the chosen option, a crossed one for the rejected. */
export const full = `${marked} before:accent-bar`;
export const crossed = `${marked} before:crossed`;

export function DecisionSection({ section }: { section: Decision }) {
  const { id, heading, choice, rejected, rejectedFigures, why, figures } = section;
  return (
    <section id={id} aria-labelledby={headingId(id)} className="mt-s9 scroll-mt-s6 narrow:mt-s8">
      <SectionHeading id={id} heading={heading} />
      <dl className="mt-6 grid grid-cols-2 gap-x-gutter gap-y-6 narrow:grid-cols-1">
        <Option term="Chosen" mark={full} text={choice} figures={figures} />
        <Option term="Rejected" mark={crossed} text={rejected} figures={rejectedFigures} className="text-mute" />
        <div className="col-span-full grid-12 gap-y-1.5 border-t-hair border-rule pt-4">
          <dt className="col-span-2 type-h3 narrow:col-span-full">Why</dt>
          <dd className="col-start-3 col-end-10 narrow:col-span-full">
            <Prose bare content={why} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

type OptionProps = { term: string; mark: string; text: Text; figures: readonly Figure[]; className?: string };

/** Both options share the rows of the list, so their pictures begin at the same height. */
function Option({ term, mark, text, figures, className }: OptionProps) {
  return (
    <div
      className={clsx(
        "row-span-3 grid grid-rows-subgrid content-start gap-1.5 border-t-thick border-text pt-4",
        className,
      )}
    >
      <dt className={`type-h3 ${mark}`}>{term}</dt>
      <dd className="type-lead">
        <Prose bare content={text} />
      </dd>
      {figures.length > 0 && (
        <dd className="mt-4 grid content-start gap-6">
          {figures.map((figure) => (
            <CaseFigure key={figure.name} figure={figure} sizes={`${NARROW} 90vw, 45vw`} />
          ))}
        </dd>
      )}
    </div>
  );
}
