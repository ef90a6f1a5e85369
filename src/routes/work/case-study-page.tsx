import { lineFits } from "virtual:fit-table/projects";
import clsx from "clsx";
import { type ComponentType, type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { ButtonLink } from "#components/button/button-link.tsx";
import { oneLine } from "#content/break-title.ts";
import type { CaseStudy, Film as FilmContent } from "#content/work/case-study.ts";
import type { Project } from "#content/work/projects.ts";
import { Lid, Lining, Well } from "#layout/lid.tsx";
import { rememberOpened } from "#layout/opened.ts";
import { NARROW } from "#layout/picture.tsx";
import { reset, stretchLid } from "#layout/plate.ts";
import { Term } from "#layout/term.tsx";
import { Title } from "#layout/title.tsx";
import { shift, usePull } from "#layout/use-pull.ts";
import { hasColor } from "#theme/route-accent.ts";
import { CaseFigure } from "./case-figure.tsx";
import { Contents } from "./contents.tsx";
import { CopyLink } from "./copy-link.tsx";
import { DecisionSection } from "./decision-section.tsx";
import { Dieline, PrintBox } from "./dieline.tsx";
import { Facts } from "./facts.tsx";
import { PlainSection } from "./plain-section.tsx";
import { TextSection } from "./text-section.tsx";
import { useDeck } from "./use-deck.ts";

type CaseStudyPageProps = {
  project: Project;
  study: CaseStudy;
  Film?: ComponentType<{ film: FilmContent }>;
  /** Above all else in the well of a sealed one. */
  children?: ReactNode;
};

const constraints = { id: "constraints", heading: "Constraints" };
const learnt = { id: "learnt", heading: "What I learned" };

export function CaseStudyPage({ project, study, Film, children }: CaseStudyPageProps) {
  const path = `/work/${project.slug}`;
  const { title, fit = oneLine(title) } = project;
  const accent = (!import.meta.env.NO_PRIVATE && project.accent) || project.slug;
  useEffect(() => rememberOpened(project.slug, study.edge?.style as CSSProperties), [project.slug, study.edge]);
  // Constraints come right below.
  const sections = [...study.sections, ...(study.learnt ? [learnt] : [])];
  const deck = useDeck(path, project, study);
  return (
    <>
      {deck}
      <ReadingMark />
      <Lid padding="pt-s5 pb-7">
        <p className="type-h3 mb-s5">{project.kind}</p>
        <Title fit={fit} lineFits={lineFits} />
      </Lid>
      {!study.edge && !hasColor(accent) && <Lining notch={false} />}
      <Well>
        {(study.edge || hasColor(accent)) && <Edge path={path} style={study.edge?.style as CSSProperties} />}
        {!import.meta.env.NO_PRIVATE && children}
        {Film && study.film && <Film film={study.film} />}
        {study.screens.length > 0 && (
          <div className="mb-s8 grid auto-cols-fr grid-flow-col items-start gap-gutter narrow:grid-flow-row narrow:gap-y-14">
            {study.screens.map((screen) => (
              <CaseFigure key={screen.name} figure={screen} sizes={`${NARROW} 90vw, ${90 / study.screens.length}vw`} />
            ))}
          </div>
        )}
        <div className="grid-12">
          <div className="col-span-4 grid content-start justify-items-start gap-5 narrow:col-span-full">
            <p className="type-lead">{study.summary.problem}</p>
            <dl className="grid gap-4">
              {study.summary.part && <Term term="My role">{study.summary.part}</Term>}
              <Term term="Outcome">{study.summary.outcome}</Term>
            </dl>
            {study.url && (
              <ButtonLink href={study.url} variant="line" size="small" note="opens in a new window">
                Check it out!
              </ButtonLink>
            )}
          </div>
          <Facts role={project.role} study={study} />
        </div>
        <Contents path={path} sections={sections} />
        {study.constraints.length > 0 && (
          <PlainSection {...constraints} endsFirstScreen>
            <ul className="border-b-hair border-rule">
              {study.constraints.map((constraint) => (
                <li key={constraint} className="border-t-hair border-rule py-4.5">
                  {constraint}
                </li>
              ))}
            </ul>
          </PlainSection>
        )}
        {study.sections.map((section) =>
          section.kind === "decision" ? (
            <DecisionSection key={section.id} section={section} />
          ) : (
            <TextSection key={section.id} section={section} />
          ),
        )}
        {study.learnt && (
          <PlainSection {...learnt}>
            <p className="type-lead">{study.learnt}</p>
          </PlainSection>
        )}
        <div className="mt-s9 flex flex-wrap items-center justify-between gap-s5 border-t-thick border-text pt-s6 narrow:flex-col narrow:items-start">
          <p className="type-lead flex-1">{study.outro}</p>
          <div
            className={clsx(
              "flex flex-wrap gap-4 narrow:flex-col narrow:items-start",
              hasColor(accent) &&
                "[--on-primary:var(--on-lid)] [--primary-case:var(--case)] [--primary:var(--lid)] [--lining:var(--lid)]",
            )}
          >
            {study.url && (
              <ButtonLink href={study.url} note="opens in a new window">
                Check it out!
              </ButtonLink>
            )}
            <CopyLink path={path} />
            <PrintBox />
          </div>
        </div>
      </Well>
      <Dieline project={project} edge={study.edge} />
    </>
  );
}

/** The lid's lower edge. Pulled down, it puts the lid back. */
function Edge({ path, style }: { path: string; style: CSSProperties }) {
  const edge = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const pull = usePull({
    direction: 1,
    move: (by) => {
      shift(edge.current, by);
      if (by === undefined) reset();
      else stretchLid(path, by);
    },
    open: () => navigate("/work"),
  });
  return <div ref={edge} {...pull} className="die-cut pulled" style={style} aria-hidden="true" />;
}

/** Widens the accent line (side-box.tsx) with reading progress, in browsers with scroll-driven animations. */
function ReadingMark() {
  return (
    <i
      aria-hidden="true"
      data-part="reading-mark"
      className="pointer-events-none hinge z-side origin-top border-s-4 border-accent accent-bar [scale:1_0] -ms-1 box-content print:hidden"
    />
  );
}
