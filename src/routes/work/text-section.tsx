import type { TextSection as Content } from "#content/work/case-study.ts";
import { headingId } from "#lib/go-to-section.ts";
import { CaseFigure } from "./case-figure.tsx";
import { Prose } from "./prose.tsx";
import { SectionHeading } from "./section-heading.tsx";

export function TextSection({ section: { id, heading, text, figures } }: { section: Content }) {
  return (
    <section id={id} aria-labelledby={headingId(id)} className="grid-12 mt-s9 scroll-mt-s6 gap-y-5 narrow:mt-s8">
      <SectionHeading id={id} heading={heading} className="col-span-5 narrow:col-span-full" />
      <Prose content={text} className="col-start-6 col-end-13 narrow:col-span-full" />
      {figures.map((figure) => (
        <CaseFigure key={figure.name} figure={figure} sizes="95vw" bleed className="col-span-full mt-3" />
      ))}
    </section>
  );
}
