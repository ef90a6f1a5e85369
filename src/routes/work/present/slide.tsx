import { displays, lineFits } from "virtual:fit-table/deck";
import { lineFits as titleFits } from "virtual:fit-table/projects";
import { type CSSProperties, lazy, type ReactNode, type Ref, Suspense } from "react";
import { oneLine } from "#content/break-title.ts";
import { profile } from "#content/site.ts";
import type { Figure, Prose as Text } from "#content/work/case-study.ts";
import { Lining } from "#layout/lid.tsx";
import { FittedText } from "#layout/title.tsx";
import { hasColor } from "#theme/route-accent.ts";
import { CaseFigure } from "../case-figure.tsx";
import { Prose } from "../prose.tsx";
import { countWords, type Slide } from "./slides.ts";

const ProjectFilm = lazy(() => import("../project-film.tsx").then(({ ProjectFilm }) => ({ default: ProjectFilm })));

type SlideViewProps = {
  slide: Slide;
  /** From 1. */
  number: number;
  count: number;
  /** Takes the focus. */
  heading?: Ref<HTMLHeadingElement>;
};

/** Every size is a multiple of --u, so that a slide has the same composition in the window, as a thumbnail and on paper. */
export function SlideView({ slide, number, count, heading }: SlideViewProps) {
  const { kind, project } = slide;
  const Heading = kind === "lid" ? "h1" : "h2";
  const title = (shown: ReactNode, className?: string) => (
    <Heading ref={heading} tabIndex={-1} className={className}>
      <span className="sr-only slide-screen">{/* text */ `${number} of ${count}, `}</span>
      {shown}
    </Heading>
  );
  return (
    <section
      aria-roledescription="slide"
      aria-label={project.title}
      data-accent={kind === "outro" ? undefined : (project.accent ?? project.slug)}
      data-kind={kind}
      className="slide"
    >
      <Body slide={slide} title={title} />
      {kind !== "outro" && (
        <div className="slide-foot">
          <p>{kind === "lid" ? profile.name : project.title}</p>
          <p aria-hidden="true">{kind === "lid" ? profile.title : `${number} / ${count}`}</p>
        </div>
      )}
    </section>
  );
}

type BodyProps = { slide: Slide; title: (shown: ReactNode, className?: string) => ReactNode };

function Body({ slide, title }: BodyProps) {
  const { kind, project, heading } = slide;
  if (kind === "lid") {
    const { fit = oneLine(project.title) } = project;
    const shown = (
      <>
        <span className="sr-only">{project.title}</span>
        <span aria-hidden="true">
          <FittedText fit={fit} lineFits={project.lineFits ?? titleFits} />
        </span>
      </>
    );
    return (
      <>
        <div className="slide-lid">
          <p>
            <span>{project.kind}</span>
            <span>{project.role}</span>
          </p>
          {title(shown, "measure")}
        </div>
        <div className="slide-room">
          <Edge slide={slide} />
        </div>
      </>
    );
  }
  if (kind === "outro") return <Outro slide={slide} title={title} />;
  if (kind === "figure")
    return (
      <div className="slide-well">
        <Pictures figures={[slide.figure]} heading={title(heading)} />
      </div>
    );
  return (
    <>
      <div className="slide-lid">{title(heading)}</div>
      <div className="slide-well">
        {kind !== "learnt" && <Edge slide={slide} />}
        <Well slide={slide} />
      </div>
      {kind === "learnt" && (
        <div className="slide-room">
          <Edge slide={slide} />
        </div>
      )}
    </>
  );
}

function Well({ slide }: { slide: Slide }) {
  switch (slide.kind) {
    case "problem":
    case "learnt":
      return <Display name={`${slide.project.slug} ${slide.kind}`} text={slide.text} />;
    case "constraints":
      return (
        <ul className="slide-rows">
          {slide.items.map((item) => (
            <li key={item}>{item}</li>
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
        <dl className="slide-options">
          <Option term="Chosen" text={choice} figures={figures} />
          <Option term="Rejected" text={rejected} figures={rejectedFigures} isRejected />
        </dl>
      );
    }
    case "why":
      return (
        <div className="slide-pair">
          <div>
            <p className="slide-term">Why</p>
            <Words content={slide.decision.why} />
          </div>
          <Pictures figures={slide.decision.figures.slice(0, 1)} />
        </div>
      );
    case "result":
      return (
        <div className="slide-pair">
          <Words content={slide.text} />
          {slide.facts.length > 0 && (
            <dl className="slide-facts">
              {slide.facts.map(({ head, value }) => (
                <div key={head}>
                  <dt>{head}</dt>
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
function Words({ content }: { content: Text }) {
  const words = countWords(content);
  return (
    <div className="slide-text" data-length={words < 45 ? 1 : words < 90 ? 2 : 3}>
      <Prose content={content} />
    </div>
  );
}

type OptionProps = { term: string; text: Text; figures: readonly Figure[]; isRejected?: boolean };

function Option({ term, text, figures, isRejected = false }: OptionProps) {
  return (
    <div data-rejected={isRejected || undefined}>
      <dt className="slide-term">{term}</dt>
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
function Pictures({ figures, heading }: { figures: readonly Figure[]; heading?: ReactNode }) {
  return (
    <>
      {heading}
      {figures.map((figure) => (
        <CaseFigure key={figure.name} figure={figure} sizes="90vw" className="slide-figure" />
      ))}
    </>
  );
}

/** A sentence in lines that all fill the measure. */
function Display({ name, text }: { name: string; text: string }) {
  const display = displays[name];
  // A build has no lines for a case study that is not public.
  if (!display) return <Words content={text} />;
  const { fit, ratio, narrowRatio } = display;
  const style = { "--ratio": ratio, "--narrow-ratio": narrowRatio } as CSSProperties;
  return (
    <div className="slide-display" style={style}>
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
function Outro({ slide: { study, heading }, title }: BodyProps) {
  const addresses = [
    { href: `mailto:${profile.email}`, label: profile.email },
    { href: profile.site, label: profile.site.replace(/^https?:\/\/|\/$/g, "") },
  ];
  return (
    <>
      <div className="slide-lid">
        {title(heading)}
        {study.outro && study.url && (
          <p>
            {study.outro} <a href={study.url}>{study.url.replace(/^https?:\/\/|\/$/g, "")}</a>
          </p>
        )}
        <Display name="name" text={profile.name} />
      </div>
      <Lining />
      <p className="slide-addresses">
        {addresses.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    </>
  );
}

/** The lid's lower edge, as high as on the page in a window of 1920 px. */
function Edge({ slide: { study, project } }: { slide: Slide }) {
  const { edge } = study;
  if (!edge && !hasColor(project.accent ?? project.slug)) return <Lining notch={false} />;
  return (
    <div
      className="slide-edge"
      style={{ ...edge?.style, "--edge": edge?.height } as CSSProperties}
      aria-hidden="true"
    />
  );
}
