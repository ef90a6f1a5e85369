/** What a case study's page says and shows. One record for each project, in the project's own folder. */

/** A drawing that stands in both themes, or one drawing for each. */
export type Source = string | { dark: string; light: string };

export type Drawing = {
  src: Source;
  /** Size in CSS pixels, as in the file: the page keeps this room free while the file loads. */
  width: number;
  height: number;
};

export type Figure = Drawing & {
  /** A few words: names the button that enlarges the picture, and the dialog that shows it. */
  name: string;
  /** What can be seen. */
  alt: string;
  /** Why it is here. */
  caption: string;
  /** The same subject drawn for a narrow screen, where a wide drawing would be too small to read. */
  narrow?: Drawing;
};

type Part = {
  /** Address of the section within the page: work/<slug>/#<id>. Keep it once it is published. */
  id: string;
  heading: string;
  figure: Figure;
};

/** Text with a picture across the page. */
export type TextSection = Part & { kind: "text"; text: string };

/** What was decided and what was not, with the picture that shows it. */
export type Decision = Part & { kind: "decision"; choice: string; rejected: string; why: string };

export type Section = TextSection | Decision;

export type CaseStudy = {
  /** All of it in half a minute, for those who read no further. */
  summary: { problem: string; part: string; outcome: string };
  responsibilities: readonly string[];
  info: string;
  /** What only the owner knows. While a text contains the word PLACEHOLDER the page leaves its row out. */
  facts: { year: string; client: string; team: string; result: string };
  constraints: readonly string[];
  sections: readonly Section[];
  learnt: string;
  /** Address of the project's own site; opens in a new window. */
  url: string;
  /** Stands beside the last link. */
  outro: string;
};

/** The pictures in the order of the page. */
export function figuresOf({ sections }: CaseStudy): Figure[] {
  return sections.map(({ figure }) => figure);
}

const factHeads = { year: "Year", client: "Client", team: "Team", result: "Result" } as const;

/** The facts that the owner has filled in, each with the head of its row. */
export function knownFacts({ facts }: CaseStudy): { head: string; value: string }[] {
  return (Object.keys(factHeads) as (keyof typeof factHeads)[])
    .map((key) => ({ head: factHeads[key], value: facts[key] }))
    .filter(({ value }) => value && !/\bPLACEHOLDER\b/.test(value));
}
