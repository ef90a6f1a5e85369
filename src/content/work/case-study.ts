/** What a case study's page says and shows. One record for each project, in the project's own folder. */
import type { Picture } from "../picture.ts";

/** One that stands in both themes, or one for each. */
type Themed<T> = T | { dark: T; light: T };

/** A picture, or a pair of pictures of one size. */
export type Drawing = Omit<Picture, "src" | "sources"> & {
  src: Themed<Picture["src"]>;
  sources?: Themed<Picture["sources"]>;
};

export type Figure = Drawing & {
  /** A few words: names the button that enlarges the picture, and the dialog that shows it. */
  name: string;
  /** What can be seen. */
  alt: string;
  /** Why it is here. */
  caption: string;
  /** The same subject for a narrow screen, where a wide picture would be too small to read. */
  narrow?: Drawing;
};

/** A text with what stands out in it: a string, an element, or both in a row. Markdown gives it (vite/content/). */
export type Prose = string | ProseElement | readonly Prose[];
export type ProseElement = {
  tag: "p" | "ul" | "ol" | "li" | "blockquote" | "pre" | "h3" | "em" | "strong" | "code" | "br" | "a";
  /** Of a link. */
  href?: string;
  of: readonly Prose[];
};

type Part = {
  /** Address of the section within the page: work/<slug>/#<id>. Keep it once it is published. */
  id: string;
  heading: string;
  figures: readonly Figure[];
};

/** Text with pictures across the page. */
export type TextSection = Part & { kind: "text"; text: Prose };

/** What was decided and what was not, with the picture that shows it. */
export type Decision = Part & { kind: "decision"; choice: Prose; rejected: Prose; why: Prose };

type Section = TextSection | Decision;

export type CaseStudy = {
  /** All of it in half a minute, for those who read no further. */
  summary: { problem: string; part: string; outcome: string };
  responsibilities: readonly string[];
  info?: string;
  /** What only the owner knows: rows of the table, as far as they are known. */
  facts: readonly { head: string; value: string }[];
  constraints: readonly string[];
  sections: readonly Section[];
  learnt?: string;
  /** Mask and height of the lid's punched edge, as custom properties. Undefined for a straight edge. */
  edge?: Readonly<Record<`--edge-${"mask" | "height"}`, string>>;
  /** Address of the project's own site; opens in a new window. */
  url?: string;
  /** Stands beside the last link. */
  outro?: string;
};

/** The pictures in the order of the page. */
export function figuresOf({ sections }: CaseStudy): Figure[] {
  return sections.flatMap(({ figures }) => figures);
}

/** The picture of a drawing that stands in a theme. Of a pair, the dark one by default. */
export function inTheme({ src, width, height, sources }: Drawing, theme: "dark" | "light" = "dark"): Picture {
  return {
    src: typeof src === "string" ? src : src[theme],
    width,
    height,
    sources: sources && "dark" in sources ? sources[theme] : sources,
  };
}
