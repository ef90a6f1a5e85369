import type { Decision } from "#content/work/case-study.ts";
import { NARROW } from "#layout/picture.tsx";
import { CaseFigure } from "./case-figure.tsx";
import { Prose } from "./prose.tsx";
import { SectionHeading, sectionHeading } from "./section-heading.tsx";

/** A full bar over the chosen option, a shorter empty one over the rejected. */
const bar = "grid content-start gap-1.5 before:mb-2 before:h-2.5";
const full = "before:accent-bar";
const empty = "text-mute before:w-1/2 before:border-thick before:border-edge";

export function DecisionSection({ section }: { section: Decision }) {
  const { id, heading, choice, rejected, why, figures } = section;
  return (
    <section
      id={id}
      aria-labelledby={sectionHeading(id)}
      className="grid-12 mt-s9 scroll-mt-s6 gap-y-6 border-t-thick border-text pt-s6 narrow:mt-s8"
    >
      <div className="col-span-5 flex flex-col gap-6 narrow:col-span-full">
        <SectionHeading id={id} heading={heading} />
        <dl className="grid gap-6">
          <div className={`${bar} ${full}`}>
            <dt className="type-h3">Chosen</dt>
            <dd className="type-lead">
              <Prose bare content={choice} />
            </dd>
          </div>
          <div className={`${bar} ${empty}`}>
            <dt className="type-h3">Rejected</dt>
            <dd>
              <Prose bare content={rejected} />
            </dd>
          </div>
        </dl>
        <div className="grid gap-1.5">
          <h3 className="type-h3">Why</h3>
          <Prose content={why} />
        </div>
      </div>
      {figures.map((figure) => (
        <CaseFigure
          key={figure.name}
          figure={figure}
          sizes={`${NARROW} 90vw, 52vw`}
          className="col-start-6 col-end-13 narrow:col-span-full"
        />
      ))}
    </section>
  );
}
