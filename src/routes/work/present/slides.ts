import { deck } from "virtual:content/deck";
import type { CaseStudy, Decision, Figure, Film, Prose } from "#content/work/case-study.ts";
import type { NextProject } from "#layout/next-box.tsx";

type Content =
  | { kind: "lid" | "outro" }
  /** A sentence as large as the slide allows. */
  | { kind: "problem" | "learnt"; text: string }
  | { kind: "constraints"; items: readonly string[] }
  | { kind: "film"; film: Film }
  | { kind: "screens"; figures: readonly Figure[] }
  | { kind: "text"; text: Prose }
  | { kind: "figure"; figure: Figure }
  | { kind: "options" | "why"; decision: Decision }
  | { kind: "result"; text: string; facts: CaseStudy["facts"] };

type Draft = Content & {
  /** Unique in its case study; the notes have it too (vite/content/read-case-study.ts). */
  key: string;
  /** The name of its part, in the front matter's `deck`. Empty for the first and the last slide. */
  part: string;
  heading: string;
  /** Its words, to estimate its time. */
  words: readonly Prose[];
};

export type Presented = { project: NextProject; study: CaseStudy };

export type Slide = Draft &
  Presented & {
    notes: readonly Prose[];
    /** Planned, in seconds. */
    seconds: number;
  };

const WORDS_PER_SECOND = 130 / 60;
/** A picture without words needs a look, too. */
const LEAST_SECONDS = 10;

/** The case studies as one deck: each begins with its lid, and the last ends with the outro. */
export function slidesOf(studies: readonly Presented[]): Slide[] {
  return studies.flatMap(({ project, study }, index) => {
    const { order, minutes, notes = {} } = deck.studies[project.slug] ?? {};
    const drafts = draftsOf(project, study);
    const parts = drafts.filter(({ part }) => part);
    const chosen = order?.flatMap((name) => parts.filter(({ part }) => part === name)) ?? parts;
    const [lid, outro] = drafts.filter(({ part }) => !part);
    const shown = [lid, ...chosen, index === studies.length - 1 ? outro : undefined].filter(
      (each) => each !== undefined,
    );
    const guesses = shown.map(({ key, words }) =>
      Math.max(LEAST_SECONDS, countWords(notes[key] ?? words) / WORDS_PER_SECOND),
    );
    const scale = minutes ? (minutes * 60) / guesses.reduce((sum, seconds) => sum + seconds, 0) : 1;
    return shown.map((draft, i) => {
      return { ...draft, project, study, notes: notes[draft.key] ?? [], seconds: (guesses[i] ?? 0) * scale };
    });
  });
}

function draftsOf({ title, kind, role }: NextProject, study: CaseStudy): Draft[] {
  const { summary, film, screens, constraints, sections, facts, learnt, outro } = study;
  const figureSlide = (figure: Figure, key: string, part: string): Draft => {
    return { kind: "figure", key, part, heading: figure.name, figure, words: [figure.caption] };
  };
  const drafts: (Draft | undefined | false)[] = [
    { kind: "lid", key: "lid", part: "", heading: title, words: [title, kind, role] },
    {
      kind: "problem",
      key: "problem",
      part: "problem",
      heading: "Problem",
      text: summary.problem,
      words: [summary.problem],
    },
    film && { kind: "film", key: "film", part: "film", heading: film.title, film, words: [film.caption] },
    screens.length > 0 && {
      ...{ kind: "screens", key: "screens", part: "screens", heading: "Screens", figures: screens },
      words: screens.map(({ caption }) => caption),
    },
    constraints.length > 0 && {
      ...{ kind: "constraints", key: "constraints", part: "constraints", heading: "Constraints" },
      ...{ items: constraints, words: constraints },
    },
    ...sections.flatMap((section): Draft[] => {
      const { id, heading, figures } = section;
      if (section.kind === "decision") {
        const { choice, rejected, why } = section;
        const both = { part: id, heading, decision: section };
        return [
          { kind: "options", key: id, ...both, words: [heading, choice, rejected] },
          { kind: "why", key: `${id} why`, ...both, words: [why] },
        ];
      }
      return [
        { kind: "text", key: id, part: id, heading, text: section.text, words: [heading, section.text] },
        ...figures.map((figure, i) => figureSlide(figure, `${id} ${i + 1}`, id)),
      ];
    }),
    {
      ...{ kind: "result", key: "result", part: "result", heading: "Outcome", text: summary.outcome, facts },
      words: [summary.outcome],
    },
    learnt !== undefined && {
      ...{ kind: "learnt", key: "learnt", part: "learnt", heading: "What I learned", text: learnt, words: [learnt] },
    },
    { kind: "outro", key: "outro", part: "", heading: "Thank you", words: [outro ?? ""] },
  ];
  // A section without a text has only its pictures.
  return drafts
    .filter((draft) => draft !== undefined && draft !== false)
    .filter(({ kind, words }) => kind !== "text" || words[1] !== "");
}

export function countWords(prose: Prose): number {
  if (typeof prose === "string") return prose.split(/\s+/).filter(Boolean).length;
  const inner: readonly Prose[] = "tag" in prose ? prose.of : prose;
  return inner.reduce<number>((sum, each) => sum + countWords(each), 0);
}
