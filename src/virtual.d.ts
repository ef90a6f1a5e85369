/** The tokens as a style sheet (vite/tokens/tokens.ts). */
declare module "virtual:tokens.css";
declare module "virtual:tokens.css?inline" {
  const css: string;

  export { css as default };
}
declare module "virtual:fonts.css";

/** The base look, and the owner's layer as in its file, for the theme studio (vite/tokens/tokens.ts). */
declare module "virtual:token-base" {
  export const base: import("#theme/layer/base.ts").Base;
  export const committed: import("#theme/layer/json.ts").JsonObject;
}

/** Every case study's slug, and whether it has a colour of its own (vite/tokens/tokens.ts). */
declare module "virtual:route-accents" {
  export const accents: Readonly<Record<string, boolean>>;
}

/** The largest width of a narrow window as a CSS length, for conditions in markup. */
declare module "virtual:breakpoints" {
  export const narrow: string;
}

/** How each line of a title is fitted to its width, by the line's text (vite/modules/fit-table.ts). */
declare module "virtual:fit-table/*" {
  export const lineFits: import("#layout/title.tsx").LineFits;
}

/** Sentences that fill a slide: their lines, and the block's height divided by its width. */
declare module "virtual:fit-table/deck" {
  type TitleLines = import("#content/break-title.ts").TitleLines;
  export const lineFits: import("#layout/title.tsx").LineFits;
  export const displays: Readonly<Record<string, { fit: TitleLines; ratio: number; narrowRatio: number } | undefined>>;
}

/** A picture, read and measured by vite/content/pictures.ts. */
declare module "*?picture" {
  const picture: import("#content/picture.ts").Picture;

  export { picture as default };
}

/** A highlighted source file (vite/modules/source-display.ts). */
declare module "*?display" {
  export const source: import("#components/showcase-entry.ts").SourceText;
}

/** The files that a component consists of, and its props (vite/modules/component-docs.ts). */
declare module "*?docs" {
  type Docs = import("#components/showcase-entry.ts").ComponentDocs;
  export const files: Docs["files"];
  export const styling: Docs["styling"];
  export const roles: Docs["roles"];
  export const rules: Docs["rules"];
  export const props: Docs["props"];
}

/** A component's gzipped size, its registry name and its docs (vite/modules/component-cost.ts). */
declare module "*?about" {
  type Entry = import("#components/showcase-entry.ts").ShowcaseEntry;
  export const cost: Entry["cost"];
  export const item: Entry["item"];
  export const docs: Entry["docs"];
}

/** The owner's content (vite/content/plugin.ts). */
declare module "virtual:content/profile" {
  type Site = import("#content/schema.ts").Site;
  export const profile: Omit<Site, "portrait" | "work" | "leaveOut" | "titleLines" | "resume"> & {
    /** The resume's file, once it is printed. */
    resume?: string;
    /** The job title, broken into the landing page's lines. */
    titleLines: import("#content/break-title.ts").TitleLines;
    links: readonly { label: string; href: string; name: string }[];
    portrait?: import("#content/picture.ts").Picture & { alt: string };
    /** The first case studies, which lie below the landing page's lid. */
    first: readonly { slug: string; title: string }[];
  };
}
declare module "virtual:content/pages" {
  type Pages = import("#content/schema.ts").Pages;
  export const pages: { [Name in keyof Pages]: Omit<Pages[Name], "description"> } & {
    /** The language of its cards; missing on an English site. */
    showcase: { language?: string };
    landing: { title: string };
    error: { title: string; lid: import("#content/break-title.ts").TitleLines };
  };
}
declare module "virtual:content/shown" {
  export const shown: readonly import("#content/schema.ts").PageName[];
}
declare module "virtual:content/resume" {
  export const resume: import("#content/resume.ts").Resume;
}
declare module "virtual:content/websites" {
  export const websites: readonly import("#content/schema.ts").Website[];
}
declare module "virtual:content/projects" {
  export const projects: readonly import("#content/work/projects.ts").Project[];
}
declare module "virtual:content/site-pages" {
  export const sitePages: readonly import("#content/site-pages.ts").SitePage[];
}
declare module "virtual:content/row-art" {
  export const rowArt: Readonly<Record<string, string | undefined>>;
}
declare module "virtual:content/case-studies" {
  type CaseStudy = import("#content/work/case-study.ts").CaseStudy;
  type Sealed = import("#content/work/case-study.ts").Sealed;
  /** One of the two. */
  type Module = { study: CaseStudy; sealed?: undefined } | { study?: undefined; sealed: Sealed };
  export const caseStudies: Readonly<Record<string, (() => Promise<Module>) | undefined>>;
}
declare module "virtual:content/unlisted" {
  type Unlisted = import("virtual:content/case-studies").Module & {
    project: import("#content/work/projects.ts").Project;
    lineFits: import("#layout/title.tsx").LineFits;
  };
  /** Empty on the published site. */
  export const unlisted: Readonly<Record<string, () => Promise<Unlisted>>>;
}
/** Data that only slides need. Only `npm run present` has the notes, by slide. */
declare module "virtual:content/deck" {
  type Prose = import("#content/work/case-study.ts").Prose;
  type Minutes = import("#content/schema.ts").FrontMatter["minutes"];
  type Plan = { order?: readonly string[]; minutes?: Minutes; notes?: Readonly<Record<string, readonly Prose[]>> };
  export const deck: { list: readonly string[]; studies: Readonly<Record<string, Plan | undefined>> };
}
