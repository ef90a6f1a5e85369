import { displays, lineFits } from "virtual:fit-table/deck";
import { lineFits as titleFits } from "virtual:fit-table/projects";
import clsx from "clsx";
import { type CSSProperties, lazy, type ReactNode, Suspense } from "react";
import { oneLine } from "#content/break-title.ts";
import { profile } from "#content/site.ts";
import type { Figure, Prose as Text } from "#content/work/case-study.ts";
import { Lid, Lining, Well } from "#layout/lid.tsx";
import { FittedText } from "#layout/title.tsx";
import { hasColor } from "#theme/route-accent.ts";
import { CaseFigure } from "../case-figure.tsx";
import { crossed, full } from "../decision-section.tsx";
import { Prose } from "../prose.tsx";
import { countWords, type Slide } from "./slides.ts";

const ProjectFilm = lazy(() => import("../project-film.tsx").then(({ ProjectFilm }) => ({ default: ProjectFilm })));

type SlideViewProps = {
  slide: Slide;
  /** From 1. */
  number: number;
  count: number;
};

/** Every size is a multiple of --u, so that a slide has the same composition in the window, as a thumbnail and on paper. */
export function SlideView({ slide, number, count }: SlideViewProps) {
  const { kind, project } = slide;
  const Heading = kind === "lid" ? "h1" : "h2";
  const title = (
    <Heading tabIndex={-1} className={kind === "lid" ? "measure" : "type-h2"}>
      <span className="sr-only slide-screen">{/* text */ `${number} of ${count}, `}</span>
      {kind === "lid" ? <ProjectTitle project={project} /> : slide.heading}
    </Heading>
  );
  return (
    <section
      aria-roledescription="slide"
      aria-label={project.title}
      data-accent={kind === "outro" ? undefined : (project.accent ?? project.slug)}
      data-kind={kind}
      className="slide absolute inset-0 grid bg-box"
    >
      <Body slide={slide} title={title} />
      {kind !== "outro" && (
        <div className="slide-foot on-box flex justify-between gap-gutter px-lid-pad">
          <p className="type-label">{kind === "lid" ? profile.name : project.title}</p>
          <p className="type-label" aria-hidden="true">
            {kind === "lid" ? profile.title : `${number} / ${count}`}
          </p>
        </div>
      )}
    </section>
  );
}

function ProjectTitle({ project: { title, fit = oneLine(title), lineFits = titleFits } }: Pick<Slide, "project">) {
  return (
    <>
      <span className="sr-only">{title}</span>
      <span aria-hidden="true">
        <FittedText fit={fit} lineFits={lineFits} />
      </span>
    </>
  );
}

type BodyProps = { slide: Slide; title: ReactNode };

function Body({ slide, title }: BodyProps) {
  const { kind, project } = slide;
  if (kind === "outro") return <Outro slide={slide} title={title} />;
  if (kind === "figure") {
    return (
      <Well className="slide-well">
        {title}
        <Pictures figures={[slide.figure]} />
      </Well>
    );
  }
  const content = kind !== "lid" && <Content slide={slide} />;
  const isClosed = kind === "lid" || kind === "learnt";
  return (
    <>
      <Lid className="slide-lid">
        {kind === "lid" && (
          <p className="flex justify-between gap-gutter type-h3">
            <span>{project.kind}</span>
            <span>{project.role}</span>
          </p>
        )}
        {title}
        {isClosed && content}
      </Lid>
      <Well className={isClosed ? "slide-room pt-s8" : "slide-well pt-s8 pb-s9"}>
        <Edge slide={slide} />
        {!isClosed && content}
      </Well>
    </>
  );
}

function Content({ slide }: { slide: Slide }) {
  switch (slide.kind) {
    case "problem":
    case "learnt":
      return <Display name={`${slide.project.slug} ${slide.kind}`} text={slide.text} />;
    case "constraints":
      return (
        <ul className="slide-rows grid border-b-hair border-rule">
          {slide.items.map((item) => (
            <li key={item} className="grid items-center border-t-hair border-rule text-balance">
              {item}
            </li>
          ))}
        </ul>
      );
    case "text":
      return <Words content={slide.text} />;
    case "screens":
      return <Pictures figures={slide.figures} />;
    case "film":
      return (
        <Suspense>
          <ProjectFilm film={slide.film} />
        </Suspense>
      );
    case "options": {
      const { choice, rejected, figures, rejectedFigures } = slide.decision;
      return (
        <dl className="slide-options grid">
          <Option term="Chosen" mark={full} text={choice} figures={figures} />
          <Option term="Rejected" mark={crossed} text={rejected} figures={rejectedFigures} className="text-mute" />
        </dl>
      );
    }
    case "why":
      return (
        <div className="slide-pair grid">
          <div>
            <p className={`slide-term type-h3 ${full}`}>Why</p>
            <Words content={slide.decision.why} size={50} />
          </div>
          <Pictures figures={slide.decision.figures.slice(0, 1)} />
        </div>
      );
    case "result":
      return (
        <div className="slide-pair grid">
          <Words content={slide.text} size={slide.facts.length > 0 ? 50 : undefined} />
          {slide.facts.length > 0 && (
            <dl className="slide-facts self-start border-y-thick border-text">
              {slide.facts.map(({ head, value }) => (
                <div key={head} className="grid border-t-hair border-rule first:border-t-0">
                  <dt className="type-h3">{head}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      );
  }
}

/** Fewer words are larger. */
function Words({ content, size }: { content: Text; size?: number }) {
  const words = countWords(content);
  const free = words < 45 ? 92 : words < 90 ? 64 : 44;
  return (
    <div style={{ "--n": size ?? free } as CSSProperties}>
      <Prose content={content} />
    </div>
  );
}

type OptionProps = { term: string; mark: string; text: Text; figures: readonly Figure[]; className?: string };

function Option({ term, mark, text, figures, className }: OptionProps) {
  return (
    <div className={clsx("row-span-3 grid grid-rows-subgrid", className)}>
      <dt className={`slide-term type-h3 ${mark}`}>{term}</dt>
      <dd>
        <Prose bare content={text} />
      </dd>
      <dd>
        <Pictures figures={figures} />
      </dd>
    </div>
  );
}

/** The pictures fill the room that the words leave. */
function Pictures({ figures }: { figures: readonly Figure[] }) {
  return figures.map((figure) => (
    <CaseFigure key={figure.name} figure={figure} sizes="90vw" className="slide-figure" />
  ));
}

/** A sentence in lines that all fill the measure. */
function Display({ name, text }: { name: string; text: string }) {
  const display = displays[name];
  // A build has no lines for a case study that is not public.
  if (!display) return <Words content={text} />;
  const { fit, ratio, narrowRatio } = display;
  const style = { "--ratio": ratio, "--narrow-ratio": narrowRatio } as CSSProperties;
  return (
    <div className="slide-display grid" style={style}>
      <p className="measure">
        <span className="sr-only">{text}</span>
        <span aria-hidden="true">
          <FittedText fit={fit} lineFits={lineFits} />
        </span>
      </p>
    </div>
  );
}

/** The box is closed again: name and address. */
function Outro({ slide: { study }, title }: BodyProps) {
  const link = (href: string) => (
    <a key={href} href={href} className="underline">
      {href.replace(/^(?:https?:\/\/|mailto:)|\/$/g, "")}
    </a>
  );
  return (
    <>
      <Lid className="slide-lid">
        {title}
        {study.outro && study.url && (
          <p>
            {study.outro} {link(study.url)}
          </p>
        )}
        <Display name="name" text={profile.name} />
      </Lid>
      <Lining />
      <p className="slide-addresses flex flex-wrap justify-between gap-x-gutter bg-lining px-lid-pad text-on-lining type-h3">
        {[`mailto:${profile.email}`, profile.site].map(link)}
      </p>
    </>
  );
}

/** The lid's lower edge, as high as on the page in a window of 1920 px. */
function Edge({ slide: { study, project } }: { slide: Slide }) {
  const { edge } = study;
  const style = { ...edge?.style, "--edge-height": edge && `calc(${edge.height} * var(--u))` } as CSSProperties;
  return (
    <div className="die-cut" style={style} aria-hidden="true">
      {!edge && !hasColor(project.accent ?? project.slug) && <Lining notch={false} />}
    </div>
  );
}
