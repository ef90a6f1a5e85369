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
  /** `full` takes all columns, `half` six of them. */
  size: "full" | "half";
  /** What can be seen. */
  alt: string;
  /** Why it is here. */
  caption: string;
  /** The same subject drawn for a narrow screen, where a wide drawing would be too small to read. */
  narrow?: Drawing;
};

export type CaseStudy = {
  intro: string;
  responsibilities: readonly string[];
  info: string;
  /** Address of the project's own site; opens in a new window. */
  url: string;
  figures: readonly Figure[];
  /** Stands beside the last link. */
  outro: string;
};
