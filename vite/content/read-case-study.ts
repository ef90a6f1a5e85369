/**
 * Reads a case study: Markdown with front matter.
 *
 *   ---                                  front matter for list, lid and facts (schema.ts)
 *   title: My project
 *   ---
 *   ![What the picture shows](home.png)  above the first heading: up to four screens of the project, and a film (tour.mp4)
 *   ## From plate to delivery {#id}      a section; the id, its address, defaults to the heading's words
 *   Paragraphs, lists, *emphasis*, [links](https://…).
 *   ![What the picture shows](pipeline.svg "A few words")
 *   The caption, in the lines below the picture.
 *   ## Decision: How it shows            a decision: Chosen, Rejected, Why; a picture after Rejected belongs to it
 *   Note: …                              a paragraph that only the speaker sees, of the slide that shows what is above it
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Image, Link, Nodes, Paragraph, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { type FrontMatter, frontMatterSchema } from "../../src/content/schema.ts";
import type { LidEdge, Prose } from "../../src/content/work/case-study.ts";
import { closestMatch } from "../../src/lib/closest-match.ts";
import { OwnerError, type Problem } from "../../src/lib/errors.ts";
import { root } from "../root.mjs";
import { slugOf } from "../slug.mjs";
import { EDGES, readEdge, shippedEdge } from "./read-edge.ts";
import { type Read, readYaml } from "./read-yaml.ts";

/** A picture's files: one, or one for each theme; the same subject drawn for a narrow screen; and a later state. */
type PictureFiles = { wide: ThemedFile; narrow?: ThemedFile; after?: ThemedFile };
/** Paths from the project's root. */
export type ThemedFile = string | { dark: string; light: string };

export type FigureText = {
  name: string;
  alt: string;
  caption: string;
  /** As in the Markdown. */
  url: string;
  files: PictureFiles;
};

/** Its files are paths from the project's root. */
export type FilmText = {
  title: string;
  description?: string;
  caption: string;
  videos: string[];
  poster?: string;
  captions?: string;
};

type Part = { id: string; heading: string; figures: FigureText[] };
type SectionText =
  | (Part & { kind: "text"; text: Prose })
  | (Part & { kind: "decision"; choice: Prose; rejected: Prose; rejectedFigures: FigureText[]; why: Prose });

export type CaseStudyText = Omit<FrontMatter, "edge" | "notes"> & {
  slug: string;
  file: string;
  /** The name of its colours. */
  accent: string;
  edge: LidEdge | undefined;
  film: FilmText | undefined;
  screens: FigureText[];
  sections: SectionText[];
  /** By slide (src/routes/work/present/slides.ts). */
  notes: Record<string, Prose[]>;
};

/** Most screens below the lid. */
const SCREENS = 4;

const FILM = /\.(?:mp4|webm)$/i;

export const FENCE = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m;
/** Quotes a hex colour, which YAML would read as a comment. */
export const quoteBareHex = (front: string) => front.replace(/^(color:[ \t]*)(#[^\s"']+)/im, '$1"$2"');
/** How the address of an unlisted case study ends. */
export const UNGUESSABLE = /-(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{8,}$/;
const NOTE = "Note";
const DECISION = /^Decision:\s*/;
/** The line below a table's head. */
const TABLE = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*\|[ \t|:-]*$/m;
const ID = /\s*\{#([\w-]+)\}\s*$/;
/** Sections that the page makes from the front matter (src/routes/work/case-study-page.tsx). */
const OF_FRONT_MATTER = ["constraints", "learnt"];
const TAGS = { paragraph: "p", emphasis: "em", strong: "strong" } as const;
/** Words that begin a decision's paragraphs. */
const OPTIONS = { Chosen: "choice", Rejected: "rejected", Why: "why" } as const;
type Option = (typeof OPTIONS)[keyof typeof OPTIONS];

/**
 * @param file path from the project's root
 * @throws OwnerError with all mistakes of the front matter, or else all mistakes of the text
 */
export function readCaseStudy(file: string, text: string): CaseStudyText {
  const fence = FENCE.exec(text);
  if (fence?.index !== 0) {
    const opened = /^\uFEFF?---/.test(text);
    const found = opened ? 'a front matter without its last line, "---"' : "no front matter";
    const expected = 'three hyphens in the first line, "key: value" below them, and three hyphens again';
    throw new OwnerError([{ file, line: 1, column: 1, found, expected }]);
  }
  const [whole, front = ""] = fence;
  const read = readYaml({ file, text: quoteBareHex(front), above: 1 }, frontMatterSchema);
  const above = whole.split("\n").length - 1;
  const folder = file.slice(0, file.lastIndexOf("/"));
  const slug = folder.slice(folder.lastIndexOf("/") + 1);
  const body = new BodyParser(file, folder, above);
  const parts = body.read(text.slice(whole.length));
  const edge = edgeOf(read, folder);
  const problems = [...(edge && "found" in edge ? [edge] : []), ...unknownSlides(read, parts), ...body.problems];
  if (!read.value.listed && !UNGUESSABLE.test(slug)) {
    const found = `false, although its address can be guessed: work/${slug}`;
    const expected = `an address with a random end. Make it with Unlist in edit mode, or: npm run doctor -- unlist ${slug}`;
    problems.push(read.problem(["listed"], found, expected));
  }
  if (problems.length) throw new OwnerError(problems);
  const notes = {
    ...Object.fromEntries(Object.entries(read.value.notes ?? {}).map(([part, note]) => [part, [note]])),
    ...parts.notes,
  };
  return { ...read.value, slug, file, accent: slug, edge: edge as LidEdge | undefined, ...parts, notes };
}

/** The front matter's edge: a shipped shape, or a file beside the text. */
function edgeOf({ value: { edge }, problem }: Read<FrontMatter>, folder: string): LidEdge | Problem | undefined {
  if (!edge) return;
  if (EDGES.includes(edge)) return shippedEdge(edge);
  const files = readdirSync(resolve(root, folder)).filter((name) => /\.svg$/i.test(name));
  const file = `${folder}/${edge}`;
  if (files.includes(edge)) return readEdge(file, readFileSync(resolve(root, file), "utf8"));
  const meant = closestMatch(edge, [...EDGES, ...files]);
  const known = `${EDGES.join(", ")}, or the name of an SVG file in ${folder}/`;
  return problem(
    ["edge"],
    `"${edge}", which does not exist`,
    meant ? `"${meant}" (did you mean that?); ${known}` : known,
  );
}

/** Names in `deck` and `minutes` that no part of the page has. */
function unknownSlides({ value, problem }: Read<FrontMatter>, { film, screens, sections }: Parts): Problem[] {
  const { deck = [], minutes, constraints, learnt } = value;
  const own = {
    film: Boolean(film),
    screens: screens.length > 0,
    constraints: constraints.length > 0,
    learnt: Boolean(learnt),
  };
  const names = ["problem", ...sections.map(({ id }) => id), "result"];
  const known = [...names, ...Object.entries(own).flatMap(([name, has]) => (has ? [name] : []))];
  const timed = typeof minutes === "object" ? Object.keys(minutes).filter((name) => name !== "all") : [];
  const used = [
    ...deck.map((name, index) => ({ name, path: ["deck", index] })),
    ...timed.map((name) => ({ name, path: ["minutes", name] })),
  ];
  return used.flatMap(({ name, path }) => {
    if (known.includes(name)) return [];
    const meant = closestMatch(name, known);
    const expected = `${meant ? `"${meant}" (did you mean that?), or ` : ""}one of ${known.join(", ")}`;
    return [problem(path, `"${name}", which is not a part of this case study`, expected)];
  });
}

type Parts = Pick<CaseStudyText, "film" | "screens" | "sections" | "notes">;

/** Parses the text below the front matter. */
class BodyParser {
  readonly problems: Problem[] = [];
  private readonly notes: Record<string, Prose[]> = {};
  /** Links to a section of the same page. */
  private readonly innerLinks: Link[] = [];
  private readonly files: readonly string[];
  constructor(
    private readonly file: string,
    private readonly folder: string,
    private readonly linesAbove: number,
  ) {
    const path = resolve(root, folder);
    // Edit mode checks a new text before its folder exists.
    this.files = existsSync(path) ? readdirSync(path) : [];
  }

  read(markdown: string): Parts {
    const sections: { heading: string; at: Nodes; blocks: RootContent[] }[] = [];
    const top: RootContent[] = [];
    for (const node of fromMarkdown(markdown).children) {
      if (node.type === "heading" && node.depth === 2) {
        sections.push({ heading: plainText(node), at: node, blocks: [] });
      } else (sections.at(-1)?.blocks ?? top).push(node);
    }
    const [film, second] = top.filter(isFilm);
    if (second) this.report(second, "a second film", "one film");
    const { figures: screens, rest } = this.figures(
      this.withoutNotes(
        "lid",
        top.filter((block) => !isFilm(block)),
      ),
    );
    for (const node of rest) {
      this.report(node, "a text above the first heading", 'a heading first, such as "## How it began"');
    }
    if (screens.length > SCREENS) {
      this.report(top[0] as Nodes, `${screens.length} pictures above the first heading`, `at most ${SCREENS}`);
    }
    const ids = new Map<string, string>();
    const read = sections.map(({ heading, at, blocks }, index) => {
      const [, given] = ID.exec(heading) ?? [];
      const shown = heading.replace(ID, "").replace(DECISION, "");
      // A heading in another script has no letters for an address.
      const id = given ?? slugOf(shown, index ? `section-${index + 1}` : "section");
      const other = ids.get(id);
      if (other !== undefined) {
        this.report(
          at,
          `the address "#${id}", which "${other}" also has`,
          `another one: ## ${shown} {#another-address}`,
        );
      }
      ids.set(id, shown);
      return DECISION.test(heading)
        ? this.decision({ id, heading: shown }, at, this.withoutNotes(id, blocks))
        : this.text({ id, heading: shown }, this.withoutNotes(id, blocks));
    });
    const all = [...ids.keys(), ...OF_FRONT_MATTER];
    for (const link of this.innerLinks.filter(({ url }) => !all.includes(url.slice(1)))) {
      const meant = closestMatch(link.url.slice(1), all);
      const expected = meant ? `"#${meant}"` : `a section's address: ${all.map((id) => `"#${id}"`).join(", ")}`;
      this.report(link, `a link to ${link.url}, which is not a section of this page`, expected);
    }
    return { film: film && this.film(film as Paragraph), screens, sections: read, notes: this.notes };
  }

  /** Moves the speaker's notes to the slide of what is above them. */
  private withoutNotes(id: string, blocks: readonly RootContent[]): RootContent[] {
    const isShown = (block: RootContent) => !isPicture(block) && !startsWith(block, NOTE);
    // A section without a text begins with its first picture.
    let slide = id === "lid" || blocks.some(isShown) ? id : `${id} 1`;
    let figures = 0;
    let isDecision = false;
    return blocks.filter((block) => {
      const word = optionWord(block);
      isDecision ||= word !== undefined;
      if (word === "Why") slide = `${id} why`;
      else if (isPicture(block) && !isDecision && id !== "lid") slide = `${id} ${++figures}`;
      if (!startsWith(block, NOTE)) return true;
      this.notes[slide] = [...(this.notes[slide] ?? []), this.prose([withoutWord(block as Paragraph, NOTE)])];
      return false;
    });
  }

  private text(part: { id: string; heading: string }, blocks: readonly RootContent[]): SectionText {
    const { figures, rest } = this.figures(blocks);
    return { kind: "text", ...part, text: this.prose(rest), figures };
  }

  private decision(part: { id: string; heading: string }, at: Nodes, blocks: readonly RootContent[]): SectionText {
    const texts: Record<Option, RootContent[]> = { choice: [], rejected: [], why: [] };
    const figures: FigureText[] = [];
    const rejectedFigures: FigureText[] = [];
    let option: Option | undefined;
    for (const block of blocks) {
      const word = optionWord(block);
      if (isPicture(block)) {
        const target = option === "rejected" ? rejectedFigures : figures;
        target.push(...this.figures([block]).figures);
      } else if (word) {
        option = OPTIONS[word];
        texts[option].push(withoutWord(block as Paragraph, word));
      } else if (option) texts[option].push(block);
      else this.report(block, "a decision that begins with other text", 'a paragraph that begins with "Chosen: "');
    }
    for (const [word, option] of Object.entries(OPTIONS)) {
      if (texts[option].length > 0) continue;
      this.report(at, `a decision without "${word}"`, `a paragraph that begins with "${word}: "`);
    }
    return {
      kind: "decision",
      ...part,
      choice: this.prose(texts.choice),
      rejected: this.prose(texts.rejected),
      rejectedFigures,
      why: this.prose(texts.why),
      figures,
    };
  }

  /** Splits pictures from the rest. A picture whose text is still a placeholder is left out. */
  private figures(blocks: readonly RootContent[]): { figures: FigureText[]; rest: RootContent[] } {
    const rest: RootContent[] = [];
    const figures: FigureText[] = [];
    for (const block of blocks) {
      const [image, ...caption] = block.type === "paragraph" ? block.children : [];
      if (image?.type !== "image") rest.push(block);
      else if (isFilm(block))
        this.report(
          block,
          `the film ${image.url} below a heading`,
          "a picture; a film is shown above the first heading",
        );
      else if (!image.alt?.startsWith("PLACEHOLDER")) figures.push(this.figure(image, caption));
    }
    return { figures, rest };
  }

  private figure(image: Image, below: readonly PhrasingContent[]): FigureText {
    return { ...this.texts(image, below), url: image.url, files: this.filesOf(image) };
  }

  private texts(image: Image, below: readonly PhrasingContent[]) {
    const alt = image.alt?.trim() ?? "";
    if (!alt) {
      this.report(image, `${image.url} without alternative text`, `![What it shows](${image.url})`);
    }
    return { name: image.title?.trim() || alt, alt, caption: below.map(plainText).join("").trim() };
  }

  /** Beside `tour.mp4`, `tour.webm` is the same film, `tour.jpg` its first frame, and `tour.vtt` has its captions. */
  private film({ children: [image, ...below] }: Paragraph): FilmText {
    const { name: title, alt, caption } = this.texts(image as Image, below);
    const file = this.nameOf(image as Image);
    const stem = file.replace(FILM, ".");
    // In order: MP4, which most browsers play, before WebM.
    const beside = this.files.filter((name) => name.startsWith(stem) && !name.slice(stem.length).includes(".")).sort();
    if (!beside.includes(file)) this.reportMissing(image as Image, "film", file);
    const path = (ending: RegExp) => beside.filter((name) => ending.test(name)).map((name) => `${this.folder}/${name}`);
    return {
      title,
      description: alt === title ? undefined : alt,
      caption,
      videos: path(FILM),
      poster: path(/\.(?:jpe?g|png|webp|svg)$/i)[0],
      captions: path(/\.vtt$/i)[0],
    };
  }

  /**
   * `week.svg` also means `week-dark.svg` with `week-light.svg`, or `week-before.svg` with `week-after.svg`, and brings
   * `week-narrow.svg`.
   */
  private filesOf(image: Image): PictureFiles {
    const name = this.nameOf(image);
    const [, stem = name, ending = ""] = /^(.*)(\.\w+)$/.exec(name) ?? [];
    const [before, after] = [this.themed(`${stem}-before`, ending), this.themed(`${stem}-after`, ending)];
    if (before && after) return { wide: before, after };
    if (before || after) {
      const [has, lacks] = before ? ["before", "after"] : ["after", "before"];
      this.report(image, `${stem}-${has}${ending} without ${stem}-${lacks}${ending}`, `both in ${this.folder}/`);
      return { wide: name };
    }
    const wide = this.themed(stem, ending);
    if (!wide) this.reportMissing(image, "picture", name);
    return { wide: wide ?? name, narrow: this.themed(`${stem}-narrow`, ending) };
  }

  /** The name of a file, without the codes of an address, such as %20. */
  private nameOf(image: Image): string {
    try {
      return decodeURIComponent(image.url);
    } catch {
      this.report(
        image,
        `the file ${image.url}, whose % addresses take for a code`,
        "a name without %. Rename the file.",
      );
      return image.url;
    }
  }

  private reportMissing(image: Image, what: "picture" | "film", name: string): void {
    const meant = closestMatch(name, this.files);
    const expected = `${meant ? `"${meant}"` : "the name of a file"} in ${this.folder}/`;
    const found = /^\w+:|[/\\]/.test(name) ? " outside the folder" : ", which does not exist";
    this.report(image, `the ${what} ${name}${found}`, expected);
  }

  private themed(stem: string, ending: string): ThemedFile | undefined {
    const has = (name: string) => this.files.includes(name);
    const path = (name: string) => `${this.folder}/${name}`;
    const [dark, light] = [`${stem}-dark${ending}`, `${stem}-light${ending}`];
    if (has(stem + ending)) return path(stem + ending);
    return has(dark) && has(light) ? { dark: path(dark), light: path(light) } : undefined;
  }

  /** A single paragraph becomes text, anything else a list of elements. */
  private prose(blocks: readonly RootContent[]): Prose {
    const [only, ...others] = blocks;
    if (!only) return "";
    if (only.type === "paragraph" && others.length === 0) return joined(this.inline(only.children));
    return blocks.map((block) => this.element(block));
  }

  private inline(nodes: readonly PhrasingContent[]): Prose[] {
    const supported = "text, *emphasis*, **strong**, `code` and [links](https://example.com/)";
    return nodes.map((node) => this.element(node, supported));
  }

  private element(node: RootContent, supported = "paragraphs, lists, quotes, code, ### headings and pictures"): Prose {
    switch (node.type) {
      case "text":
        if (TABLE.test(node.value)) {
          this.report(
            node,
            "a table, which case studies do not support",
            'a list, each line after "- ", or a picture of it',
          );
        }
        return node.value.replaceAll(/\s*\n\s*/g, " ");
      case "paragraph":
      case "emphasis":
      case "strong":
        return { tag: TAGS[node.type], of: this.inline(node.children) };
      case "list":
        return {
          tag: node.ordered ? "ol" : "ul",
          of: node.children.map((item) => ({
            tag: "li",
            of: item.children.flatMap((child) =>
              child.type === "paragraph" ? this.inline(child.children) : [this.element(child)],
            ),
          })),
        };
      case "blockquote":
        return { tag: "blockquote", of: node.children.map((child) => this.element(child)) };
      case "code":
        return { tag: "pre", of: [node.value] };
      case "inlineCode":
        return { tag: "code", of: [node.value] };
      case "break":
        return { tag: "br", of: [] };
      case "link":
        return { tag: "a", href: this.href(node), of: this.inline(node.children) };
      case "image":
        this.report(node, `the picture ${node.url} within a line`, "an empty line above the picture");
        return "";
      case "heading":
        if (node.depth > 2) return { tag: "h3", of: this.inline(node.children) };
    }
    this.report(node, `"${node.type}", which case studies do not support`, supported);
    return "";
  }

  private href(node: Link): string {
    if (node.url.startsWith("#")) {
      this.innerLinks.push(node);
      // The page's base is the site's root, so "#section" alone would lead to the landing page.
      return `work/${this.folder.slice(this.folder.lastIndexOf("/") + 1)}/${node.url}`;
    }
    if (!/^(?:https?:|mailto:)/i.test(node.url)) {
      this.report(
        node,
        `a link to ${node.url}`,
        "an address that begins with https:// or mailto:, or # and a section's",
      );
    }
    return node.url;
  }

  private report(at: Nodes, found: string, expected: string): void {
    const { line = 1, column = 1 } = at.position?.start ?? {};
    this.problems.push({ file: this.file, line: line + this.linesAbove, column, found, expected });
  }
}

function isPicture(block: RootContent): boolean {
  return block.type === "paragraph" && block.children[0]?.type === "image";
}

/** Not if its text is a placeholder, which is hidden anywhere. */
function isFilm(block: RootContent): boolean {
  const [image] = block.type === "paragraph" ? block.children : [];
  return image?.type === "image" && FILM.test(image.url) && !image.alt?.startsWith("PLACEHOLDER");
}

function plainText(node: Nodes): string {
  if ("value" in node) return node.value.replaceAll(/\s*\n\s*/g, " ");
  return "children" in node ? node.children.map(plainText).join("") : "";
}

/** The word that begins a decision's paragraph. */
function optionWord(block: RootContent): keyof typeof OPTIONS | undefined {
  return Object.keys(OPTIONS).find((word): word is keyof typeof OPTIONS => startsWith(block, word));
}

function startsWith(block: RootContent, word: string): boolean {
  return block.type === "paragraph" && plainText(block).startsWith(`${word}:`);
}

/** Removes a decision's leading word, such as "Why:". */
function withoutWord(paragraph: Paragraph, word: string): Paragraph {
  const [first, ...others] = paragraph.children;
  if (first?.type !== "text") return paragraph;
  const value = first.value.slice(word.length + 1).trimStart();
  return { ...paragraph, children: [{ ...first, value }, ...others] };
}

function joined(inline: readonly Prose[]): Prose {
  return inline.every((node) => typeof node === "string") ? inline.join("") : inline;
}
