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

/** By part, and of all. */
type Minutes = Readonly<Record<string, number | undefined>>;

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
    const shown = [lid, ...chosen, index === studies.length - 1 && outro].filter(
      (each) => each !== undefined && each !== false,
    );
    const guessOf = ({ key, words }: Draft) =>
      Math.max(LEAST_SECONDS, countWords(notes[key] ?? words) / WORDS_PER_SECOND);
    const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
    const { all, ...own }: Minutes = typeof minutes === "object" ? minutes : { all: minutes };
    const used = sum([...new Set(shown.map(({ part }) => part))].map((part) => own[part] ?? 0));
    const secondsOf = (draft: Draft) => {
      // Slides whose part has no time of its own share what the others leave.
      const time = own[draft.part] ?? (all && Math.max(0, all - used));
      const sharers = shown.filter(({ part }) => (own[draft.part] ? part === draft.part : !own[part]));
      return time === undefined ? guessOf(draft) : (60 * time * guessOf(draft)) / sum(sharers.map(guessOf));
    };
    return shown.map((draft) => {
      return { ...draft, project, study, notes: notes[draft.key] ?? [], seconds: secondsOf(draft) };
    });
  });
}

function draftsOf({ title, kind, role }: NextProject, study: CaseStudy): Draft[] {
  const { summary, film, screens, constraints, sections, facts, learnt, outro } = study;
  const one = (name: string, heading: string, content: Content, words: Draft["words"]): Draft => {
    return { key: name, part: name, heading, words, ...content };
  };
  const drafts: (Draft | false | undefined)[] = [
    { ...one("lid", title, { kind: "lid" }, [title, kind, role]), part: "" },
    one("problem", "Problem", { kind: "problem", text: summary.problem }, [summary.problem]),
    film && one("film", film.title, { kind: "film", film }, [film.caption]),
    screens.length > 0 &&
      one(
        "screens",
        "Screens",
        { kind: "screens", figures: screens },
        screens.map(({ caption }) => caption),
      ),
    constraints.length > 0 &&
      one("constraints", "Constraints", { kind: "constraints", items: constraints }, constraints),
    ...sections.flatMap((section) => {
      const { id, heading, figures } = section;
      if (section.kind === "decision") {
        const { choice, rejected, why } = section;
        return [
          one(id, heading, { kind: "options", decision: section }, [heading, choice, rejected]),
          { ...one(id, heading, { kind: "why", decision: section }, [why]), key: `${id} why` },
        ];
      }
      const { text } = section;
      return [
        // A section without a text has only its pictures.
        text !== "" && one(id, heading, { kind: "text", text }, [heading, text]),
        ...figures.map((figure, i) => {
          return { ...one(id, figure.name, { kind: "figure", figure }, [figure.caption]), key: `${id} ${i + 1}` };
        }),
      ];
    }),
    one("result", "Outcome", { kind: "result", text: summary.outcome, facts }, [summary.outcome]),
    learnt !== undefined && one("learnt", "What I learned", { kind: "learnt", text: learnt }, [learnt]),
    { ...one("outro", "Thank you", { kind: "outro" }, [outro ?? ""]), part: "" },
  ];
  return drafts.filter((draft) => draft !== undefined && draft !== false);
}

export function countWords(prose: Prose): number {
  if (typeof prose === "string") return prose.split(/\s+/).filter(Boolean).length;
  const inner: readonly Prose[] = "tag" in prose ? prose.of : prose;
  return inner.reduce<number>((sum, each) => sum + countWords(each), 0);
}
