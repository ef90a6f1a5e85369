import type { Picture } from "../picture.ts";

/** One for both themes, or one for each. */
type Themed<T> = T | { dark: T; light: T };

/** A picture, or two of the same size, one for each theme. */
export type Drawing = Omit<Picture, "src" | "sources"> & {
  src: Themed<Picture["src"]>;
  sources?: Themed<Picture["sources"]>;
};

export type Figure = Drawing & {
  /** A few words that name the picture's button and dialog. */
  name: string;
  alt: string;
  caption: string;
  /** The same subject, drawn for a narrow screen. */
  narrow?: Drawing;
  /** A later state: the figure compares the two. */
  after?: Drawing;
};

/** Formatted text: a string, an element, or a row of both (vite/content/ makes it from Markdown). */
export type Prose = string | ProseElement | readonly Prose[];
export type ProseElement = {
  tag: "p" | "ul" | "ol" | "li" | "blockquote" | "pre" | "h3" | "em" | "strong" | "code" | "br" | "a";
  /** For a link. */
  href?: string;
  of: readonly Prose[];
};

/** A film of the project, for the video player. */
export type Film = {
  title: string;
  /** Its contents, for people who cannot see it, if the title does not say it. */
  description?: string;
  caption: string;
  sources: { renditions: readonly [{ quality: "1080p"; files: readonly [FilmFile, ...FilmFile[]] }] };
  /** A picture's address. */
  poster?: string;
  captions?: { src: string; language: string; label: string };
};
type FilmFile = { src: string; type: string };

type Part = {
  /** The section's address: work/<slug>/#<id>. Keep it once it is published. */
  id: string;
  heading: string;
  figures: readonly Figure[];
};

export type TextSection = Part & { kind: "text"; text: Prose };

export type Decision = Part & {
  kind: "decision";
  choice: Prose;
  rejected: Prose;
  rejectedFigures: readonly Figure[];
  why: Prose;
};

type Section = TextSection | Decision;

/** A shape that repeats sideways: its styles for .die-cut in src/app.css, and its paths for the net of the box. */
export type LidEdge = {
  style: Readonly<Record<`--edge-${"mask" | "height"}`, string>>;
  width: number;
  height: number;
  viewBox: string;
  paths: readonly { d: string; fillRule?: "evenodd"; transform?: string }[];
};

export type CaseStudy = {
  summary: { problem: string; part?: string; outcome: string };
  responsibilities: readonly string[];
  info?: string;
  /** Rows that only the owner can fill in. */
  facts: readonly { head: string; value: string }[];
  constraints: readonly string[];
  film?: Film;
  /** Up to four pictures of the project itself. */
  screens: readonly Figure[];
  sections: readonly Section[];
  learnt?: string;
  /** The lid's punched edge; undefined for a straight one. */
  edge?: LidEdge;
  /** The project's own site. */
  url?: string;
  /** Shown beside the last link. */
  outro?: string;
};

/** A case study that only a recipient's link opens (vite/content/seal.ts). */
export type Sealed = {
  /** Its key, encrypted for each recipient, by the ids of their links. */
  keys: Readonly<Record<string, string>>;
  /** Ids of links. */
  withdrawn: readonly string[];
  /** Address of the encrypted text: a SealedText. */
  text: string;
};

/** The types of its encrypted files by the addresses that the case study has in place of theirs, in the order to load them. */
export type SealedText = { study: CaseStudy; types: Readonly<Record<string, string>> };

/** The picture for a theme. Default: dark. */
export function inTheme({ src, width, height, sources }: Drawing, theme: "dark" | "light" = "dark"): Picture {
  return {
    src: typeof src === "string" ? src : src[theme],
    width,
    height,
    sources: sources && "dark" in sources ? sources[theme] : sources,
  };
}
