/** Reads and writes the owner's content for edit mode: only files of the content, whole or not at all, with undo and redo. */
import { randomInt } from "node:crypto";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { basename, dirname, join, parse } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { fromMarkdown } from "mdast-util-from-markdown";
import { z } from "zod";
import { OwnerError, type Problem, UserError } from "../../src/lib/errors.ts";
import { checkPicture, endingOf } from "../content/picture-file.ts";
import { FENCE, quoteBareHex, readCaseStudy, UNGUESSABLE } from "../content/read-case-study.ts";
import { decodeText, readContent } from "../content/read-content.ts";
import { readYaml } from "../content/read-yaml.ts";
import { linkOf, RECIPIENTS, readRecipients } from "../content/recipients.ts";
import { unusedPictures } from "../content/unused-pictures.ts";
import { root } from "../root.mjs";
import { slugOf } from "../slug.mjs";
import { move, writeFiles } from "../write-files.mjs";
import { fieldsOf } from "./fields.ts";
import { changedLines, type Imported, importResume } from "./import-resume.ts";
import type { Requests } from "./requests.ts";
import { arrangeList, insertItem, type Path, setValue } from "./splice.ts";

export type Change = Requests["change"];

/** Empty when the change is saved. */
export type Outcome = {
  problems?: readonly Problem[];
  message?: string;
  conflict?: { theirs: unknown };
  /** How many sections the saved text has. */
  count?: number;
  name?: string;
};

/** A resume to look at before it is used. */
export type ImportOutcome = Outcome & { was?: string; lines?: string[] } & Partial<Imported>;

export type Section = { file: string; index: number; id: string; text: string };
export type State = ReturnType<ContentFiles["state"]>;

/** Each file's bytes before and after, null for a file that was missing. */
type Texts = { path: string; before: Buffer | null; after: Buffer | null }[];
/** A saved change; or what was moved, and then changed. */
type Step = Texts | { before: string; after: string; texts: Texts };

const RESUME = "resume.json";
const MAIN = ["site.yaml", "pages.yaml", "websites.yaml", RESUME];
/** Beside the content, ignored by git. Undo is lost with the dev server; what was deleted is not. */
const TRASH = "../.trash";
const STUDY = /^work\/[a-z0-9]+(?:-[a-z0-9]+)*\/case-study\.md$/;

export class ContentFiles {
  private readonly done: Step[] = [];
  private readonly undone: Step[] = [];
  constructor(
    /** From the project's root. */
    private readonly folder: string,
  ) {}

  /** Everything that can be edited. @throws OwnerError when the content cannot be read */
  state() {
    const { studies, drafts, site } = readContent(this.folder);
    const recipients = Object.entries(readRecipients(this.folder));
    const listed = studies.map(({ slug }) => `work/${slug}/case-study.md`);
    const files = [...MAIN, ...listed];
    return {
      fields: files.flatMap((file) => fieldsOf(file, quoteBareHex(this.split(file).yaml))),
      sections: listed.flatMap((file, at): Section[] => {
        const ids = ["", ...(studies[at]?.sections ?? []).map(({ id }) => id)];
        return sectionsOf(this.split(file).body).map((text, index) => ({ file, index, id: ids[index] ?? "", text }));
      }),
      drafts,
      /** The links to sealed case studies, by slug. A withdrawn one has no address. */
      links: Object.fromEntries(
        recipients.map(([slug, all]) => [
          slug,
          all.map((each) => ({ name: each.name, link: linkOf(each, slug, site.site) })),
        ]),
      ),
      undo: this.done.length,
      redo: this.undone.length,
    };
  }

  /**
   * Saves one change, if the build can read the content with it.
   * @param isTrial only checks it
   */
  change(change: Change, isTrial = false): Outcome {
    const { file, was } = change;
    const before = this.textOf(file);
    const { head, yaml, tail, body } = this.split(file);
    const now = "section" in change ? body.slice(...spanOf(body, change)) : this.valueAt(file, yaml, change.path);
    if (!isDeepStrictEqual(now ?? null, was ?? null)) return { conflict: { theirs: now ?? null } };
    const after =
      head + ("section" in change ? yaml + tail + withSection(body, change) : edited(yaml, change) + tail + body);
    if ("section" in change) {
      const [intro, ...headed] = sectionsOf(change.text);
      if (intro && change.section > 0)
        return { message: "A section starts with its heading, such as ## How it began." };
      return { ...this.save(new Map([[file, after]]), isTrial), count: headed.length + (change.section ? 0 : 1) };
    }
    return after === before ? {} : this.save(new Map([[file, after]]), isTrial);
  }

  /** Deletes a CONFIRM comment. */
  confirm(file: string, comment: string): Outcome {
    const text = this.textOf(file);
    const lines = text.split("\n");
    const at = lines.findIndex((line) => line.trim() === `# CONFIRM: ${comment}`);
    return at < 0 ? {} : this.save(new Map([[file, lines.toSpliced(at, 1).join("\n")]]), false);
  }

  /** Adds a case study with placeholders, at the top of the work list. */
  addStudy({ title, kind, role, color, edge }: Requests["study"]): Outcome {
    const hasTitle = (study: { title: string }) => study.title.toLowerCase() === title.toLowerCase();
    if (readContent(this.folder).studies.some(hasTitle)) {
      return { message: `A case study is called ${title} already. Choose another title, since titles name the links.` };
    }
    const name = slugOf(title, "project");
    const file = this.free(`work/${name}`, "/case-study.md");
    const slug = basename(dirname(file));
    const given = Object.entries({ title, role, kind, color, edge }).filter(([, value]) => value);
    const front = given.reduce((text, [key, value]) => setValue(text, [key], value), TEMPLATE.front);
    const site = this.textOf("site.yaml");
    const files = new Map([
      [file, `---\n${front}---\n\n${TEMPLATE.body}`],
      ["site.yaml", insertItem(site, ["work"], 0, slug)],
    ]);
    return this.save(files, false);
  }

  /** Moves a draft, or a picture that no page shows, out of the content. */
  remove({ path }: Requests["remove"]): Outcome {
    const content = readContent(this.folder);
    const isDraft = content.drafts.some((slug) => path === `work/${slug}`);
    if (!isDraft && !unusedPictures(content).includes(path)) {
      throw new UserError(`${path} is shown on the site, or is gone. Nothing was deleted.`);
    }
    const { dir, name, ext } = parse(path);
    this.do({ before: path, after: this.free(`${TRASH}/${dir}/${name}`, ext), texts: [] });
    return {};
  }

  /** Takes a case study out of all lists. Its new address cannot be guessed, so links to the old one end. */
  unlist({ slug }: Requests["unlist"]): Outcome {
    const { head, yaml, tail, body } = this.split(`work/${slug}/case-study.md`);
    const name = UNGUESSABLE.test(slug) ? slug : `${slug}-${randomEnd()}`;
    const site = this.textOf("site.yaml");
    const at = (this.valueAt("site.yaml", site, ["work"]) as string[] | undefined)?.indexOf(slug) ?? -1;
    const listed = at < 0 ? insertItem(site, ["work"], 0, name) : setValue(site, ["work", at], name);
    const unlisted = head + setValue(quoteBareHex(yaml), ["listed"], false) + tail + body;
    const changed = (path: string, from: string, text: string) => {
      return { path, before: this.bytesOf(from), after: Buffer.from(text) };
    };
    const recipients = readRecipients(this.folder);
    const { [slug]: own, ...others } = recipients;
    const texts = [
      ...(own ? [changed(RECIPIENTS, RECIPIENTS, `${JSON.stringify({ ...others, [name]: own }, null, 2)}\n`)] : []),
      changed(`work/${name}/case-study.md`, `work/${slug}/case-study.md`, unlisted),
      changed("site.yaml", "site.yaml", listed),
    ];
    this.do(name === slug ? texts : { before: `work/${slug}`, after: `work/${name}`, texts });
    return { name };
  }

  /** The resume in a file, and what it would change. Nothing is saved. */
  importResume(bytes: Buffer): ImportOutcome {
    const imported = importResume(bytes);
    const { text } = imported;
    const was = this.textOf(RESUME);
    const { problems } = this.save(new Map([[RESUME, text]]), true);
    return problems ? { problems } : { ...imported, was, lines: changedLines(was, text) };
  }

  /** Saves an imported resume. */
  useResume({ text, was }: Requests["useResume"]): Outcome {
    if (this.textOf(RESUME) === was) return this.save(new Map([[RESUME, text]]), false);
    return { message: `${RESUME} was changed elsewhere since. Choose the file again. Nothing was changed.` };
  }

  /**
   * Saves a picture beside a case study's text, or in the content folder. A name that is taken gets a number. Undo keeps the
   * picture: Vite 8 crashes when a requested file is deleted.
   */
  async addPicture({ beside, name }: Requests["picture"], bytes: Buffer): Promise<Outcome> {
    const folder = STUDY.test(beside) ? `${dirname(beside)}/` : "";
    const given = parse(name);
    const path = this.free(folder + slugOf(given.name, "picture"), endingOf(given.ext, bytes));
    try {
      await checkPicture(path, bytes);
    } catch (error) {
      throw new UserError(`${name} ${(error as Error).message}`);
    }
    writeFiles(new Map([[this.pathOf(path), bytes]]));
    return { name: basename(path) };
  }

  /** Takes the last change back, or makes it again. */
  step(from: "done" | "undone"): Outcome {
    const step = this[from].at(-1);
    if (!step) return {};
    const [now, next] = from === "done" ? (["after", "before"] as const) : (["before", "after"] as const);
    const changed = Array.isArray(step)
      ? step.find((each) => !isDeepStrictEqual(this.bytesOf(each.path), each[now]))?.path
      : [step.before, step.after].find((path) => existsSync(this.pathOf(path)) !== (path === step[now]));
    if (changed) return { message: `${changed} was changed elsewhere since. Nothing was changed.` };
    this.write(step, next);
    this[from].pop();
    this[from === "done" ? "undone" : "done"].push(step);
    return {};
  }

  private save(texts: ReadonlyMap<string, string>, isTrial: boolean): Outcome {
    try {
      readContent(this.folder, new Map([...texts].map(([file, text]) => [`${this.folder}/${file}`, text])));
    } catch (error) {
      if (error instanceof OwnerError) return { problems: error.problems };
      throw error;
    }
    if (isTrial) return {};
    this.do([...texts].map(([path, text]) => ({ path, before: this.bytesOf(path), after: Buffer.from(text) })));
    return {};
  }

  private do(step: Step): void {
    this.write(step, "after");
    this.done.push(step);
    this.undone.length = 0;
  }

  private write(step: Step, side: "before" | "after"): void {
    const texts = Array.isArray(step) ? step : step.texts;
    const write = () => writeFiles(new Map(texts.map((each) => [this.pathOf(each.path), each[side]])));
    if (side === "before" || Array.isArray(step)) write();
    if (Array.isArray(step)) return;
    move(this.pathOf(step[side === "after" ? "before" : "after"]), this.pathOf(step[side]));
    if (side === "after") write();
  }

  /** A path that is not taken, with a number if necessary. */
  private free(stem: string, ending: string): string {
    let path = stem + ending;
    for (let next = 2; existsSync(this.pathOf(path)); next++) path = `${stem}-${next}${ending}`;
    return path;
  }

  private bytesOf(path: string): Buffer | null {
    const file = this.pathOf(path);
    return existsSync(file) ? readFileSync(file) : null;
  }

  private textOf(file: string): string {
    if (!MAIN.includes(file) && !STUDY.test(file)) throw new UserError(`${file} is not a file of the content.`);
    return decodeText(`${this.folder}/${file}`, this.bytesOf(file) ?? Buffer.alloc(0));
  }

  /** @throws UserError for a link, which could lead out of the folder */
  private pathOf(path: string): string {
    const steps = path.split("/");
    for (const length of steps.keys()) {
      const part = join(root, this.folder, ...steps.slice(0, length + 1));
      if (lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink())
        throw new UserError(`${path} is a symbolic link. Edit mode changes no files behind links.`);
    }
    return join(root, this.folder, path);
  }

  /** @throws OwnerError when the file is not valid YAML */
  private valueAt(file: string, yaml: string, path: Path): unknown {
    const source = { file: `${this.folder}/${file}`, text: quoteBareHex(yaml), above: STUDY.test(file) ? 1 : 0 };
    const { value } = readYaml(source, z.unknown());
    return path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
  }

  /** A file's YAML, and a case study's fences and text around it. */
  private split(file: string): { head: string; yaml: string; tail: string; body: string } {
    const text = this.textOf(file);
    if (!STUDY.test(file)) return { head: "", yaml: text, tail: "", body: "" };
    const [whole = "", yaml = ""] = FENCE.exec(text) ?? [];
    // The reader says what is wrong with the front matter.
    if (!whole) readCaseStudy(`${this.folder}/${file}`, text);
    const start = whole.indexOf("\n") + 1;
    const tail = whole.slice(start + yaml.length);
    return { head: whole.slice(0, start), yaml, tail, body: text.slice(whole.length) };
  }
}

function edited(text: string, change: Exclude<Change, { section: number }>): string {
  const yaml = change.path[0] === "color" ? quoteBareHex(text) : text;
  if ("order" in change) return arrangeList(yaml, change.path, change.order);
  if ("index" in change) return insertItem(yaml, change.path, change.index, change.item);
  return setValue(yaml, change.path, change.value ?? undefined);
}

/** The text above the first heading, and each heading with the text below it. */
function sectionsOf(body: string): string[] {
  const starts = startsOf(body);
  return starts.map((start, index) => body.slice(start, starts[index + 1]).trim());
}

function startsOf(body: string): number[] {
  const headings = fromMarkdown(body).children.filter((node) => node.type === "heading" && node.depth === 2);
  return [0, ...headings.map(({ position }) => position?.start.offset ?? 0)];
}

type SectionChange = { section: number; count?: number | undefined; text: string };

/** The place of its sections in the text, without the line breaks around them. */
function spanOf(body: string, { section, count = 1 }: SectionChange): [start: number, end: number] {
  const starts = startsOf(body);
  const start = starts[section] ?? body.length;
  const text = body.slice(start, starts[section + count]);
  return [start + text.length - text.trimStart().length, start + text.trimEnd().length];
}

function withSection(body: string, change: SectionChange): string {
  const [start, end] = spanOf(body, change);
  if (end <= start) return `\n\n${change.text}\n\n${body.trimStart()}`;
  const rest = body.slice(end);
  return body.slice(0, start) + change.text + (change.text ? rest : rest.trimStart());
}

/** Ten characters without vowels, so that they make no word, and without 0, 1 and l: 47 bits. */
function randomEnd(): string {
  const letters = "bcdfghjkmnpqrstvwxz23456789";
  const end = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join("");
  return UNGUESSABLE.test(`-${end}`) ? end : randomEnd();
}

const TEMPLATE = {
  front: `title: New project
role: "PLACEHOLDER: your role"
kind: "PLACEHOLDER: the project in a few words"
summary:
  problem: "PLACEHOLDER: the problem in one sentence"
  outcome: "PLACEHOLDER: the outcome"
`,
  body: `## How it began

PLACEHOLDER: the situation, and who needed what.

## Decision: The choice

Chosen: PLACEHOLDER: what you chose

Rejected: PLACEHOLDER: what you ruled out

Why: PLACEHOLDER: the reason
`,
};
