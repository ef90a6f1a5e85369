/** Reads the owner's content and checks its parts against each other. */
import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { breakTitle, type TitleLines } from "../../src/content/break-title.ts";
import {
  deckSchema,
  PAGES,
  type PageName,
  type Pages,
  pagesSchema,
  type ResumeFile,
  type Site,
  siteSchema,
  type Website,
  websitesSchema,
} from "../../src/content/schema.ts";
import type { Project } from "../../src/content/work/projects.ts";
import { closestMatch } from "../../src/lib/closest-match.ts";
import { OwnerError, type Problem, UserError } from "../../src/lib/errors.ts";
import { contentFolder } from "../content-folder.mjs";
import { filesIn } from "../files-in.mjs";
import { root } from "../root.mjs";
import { slugOf } from "../slug.mjs";
import { resumeFileSchema } from "./normalize-resume.ts";
import { type CaseStudyText, readCaseStudy } from "./read-case-study.ts";
import { type Read, readYaml } from "./read-yaml.ts";
import { dangersIn, parseSvg } from "./svg.ts";
import { readTexts, type Texts, withDefaults } from "./texts.ts";

export type Content = {
  /** From the project's root: `content`, or `samples`. */
  folder: string;
  site: Omit<Site, "titleLines"> & { titleLines: TitleLines };
  /** The shown pages, without the landing page. */
  shown: readonly PageName[];
  pages: Pages;
  /** The interface's own texts in another language, by the English ones. */
  texts: Texts;
  websites: readonly Website[];
  /** The case studies that are presented together. */
  deck: readonly string[];
  resume: ResumeFile;
  /** In the order of the work list, without the unlisted ones. */
  projects: readonly Project[];
  unlisted: readonly Project[];
  studies: readonly CaseStudyText[];
  /** Folders in work/ that the list does not name. */
  drafts: readonly string[];
};

const STATUS = "public/status.json";

/**
 * @param folder from the project's root. Default: the owner's, or else the samples.
 * @param unsaved texts to read in place of files, by path
 * @throws OwnerError with the mistakes of every file
 */
export function readContent(folder = contentFolder(), unsaved: ReadonlyMap<string, string> = new Map()): Content {
  const problems: Problem[] = [];
  /** Collects the mistakes, so that the owner sees all of them at once. */
  const attempt = <T>(file: string, read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      problems.push(...(error instanceof OwnerError ? error.problems : [unreadable(file, error as Error)]));
      return undefined;
    }
  };
  const read = (name: string) => unsaved.get(`${folder}/${name}`) ?? textOf(folder, name);
  const yaml = <S extends z.ZodType>(name: string, schema: S): Read<z.output<S>> | undefined => {
    const file = `${folder}/${name}`;
    return attempt(file, () => readYaml({ file, text: read(name) }, schema));
  };

  const site = yaml("site.yaml", siteSchema);
  const texts = attempt(`${folder}/texts.yaml`, () => {
    const own = readTexts(`${folder}/texts.yaml`, read("texts.yaml"), site?.value.language ?? "en");
    problems.push(...own.problems);
    return own.texts;
  });
  const pages = yaml("pages.yaml", pagesSchema);
  const websites = yaml("websites.yaml", websitesSchema);
  const deck = yaml("deck.yaml", deckSchema);
  const resume = yaml("resume.json", resumeFileSchema);
  const folders = attempt(`${folder}/work`, () => foldersOf(resolve(root, folder, "work"))) ?? [];
  // If site.yaml is broken, all case studies are checked.
  const listed = site?.value.work ?? folders;
  const studies = listed.flatMap((slug, index) => {
    const name = `work/${slug}/case-study.md`;
    const file = `${folder}/${name}`;
    if (unsaved.has(file) || existsSync(resolve(root, file))) {
      const study = attempt(file, () => readCaseStudy(file, read(name)));
      // A style sheet would name the slug of an unlisted one.
      return study ? [study.listed ? study : { ...study, accent: `unlisted-${index + 1}` }] : [];
    }
    const meant = closestMatch(
      slug,
      folders.filter((name) => !listed.includes(name)),
    );
    const fix = meant ? `"${meant}"` : `a folder ${folder}/work/${slug}/ with a file case-study.md, or no such line`;
    if (site) problems.push(site.problem(["work", index], `"${slug}", which has no file ${file}`, fix));
    return [];
  });
  if (site) problems.push(...contradictions(site, folder));
  if (deck) problems.push(...unlistedIn(deck, listed));
  const sites = websites?.value.map(withSlug) ?? [];
  if (websites) problems.push(...repeats({ ...websites, value: sites }, (site) => site.slug, "slug"));
  if (problems.length || !site || !texts || !pages || !websites || !deck || !resume) throw new OwnerError(problems);
  problems.push(...sameTitles(studies));
  if (problems.length) throw new OwnerError(problems);
  return {
    folder,
    site: { ...site.value, titleLines: site.value.titleLines ?? breakTitle(site.value.title) },
    shown: PAGES.filter((page) => !site.value.leaveOut.includes(page)),
    // Its defaults are in English.
    pages: pagesSchema.parse(withDefaults(parse(read("pages.yaml")), texts)),
    texts,
    websites: sites.length ? sites : checkedSites(folder),
    deck: deck.value.length ? deck.value : listed,
    resume: resume.value,
    projects: studies.filter(({ listed }) => listed).map(projectOf),
    unlisted: studies.filter(({ listed }) => !listed).map(projectOf),
    studies,
    drafts: folders.filter((name) => !listed.includes(name)),
  };
}

/**
 * @throws OwnerError with what every published SVG could run or load. Drafts are not published.
 */
export function checkDrawings({ folder, drafts }: Content): void {
  const isDraft = (name: string) => drafts.some((draft) => name.startsWith(`work/${draft}/`));
  const names = filesIn(resolve(root, folder)).filter((name) => /\.svg$/i.test(name) && !isDraft(name));
  const problems = names.flatMap((name) => {
    const text = readFileSync(resolve(root, folder, name), "utf8");
    const file = `${folder}/${name}`;
    try {
      const svg = parseSvg(text);
      // Under this name, browsers run the scripts of any XML.
      if (!svg) throw new UserError("is not an SVG");
      return [...dangersIn(text, svg)].map(({ line, found, why }): Problem => {
        return { file, line, column: 1, found, expected: `a picture without it, because ${why}` };
      });
    } catch (error) {
      return [{ file, found: `a file that ${(error as Error).message}`, expected: "an SVG that browsers can read" }];
    }
  });
  if (problems.length) throw new OwnerError(problems);
}

/** An error that no reader expects, such as a folder with a file's name. */
function unreadable(file: string, error: NodeJS.ErrnoException): Problem {
  const { code, message } = error;
  if (code) return { file, found: `a file that cannot be read (${code})`, expected: "a text file that you may read" };
  return {
    file,
    found: `a part that cannot be read (${message})`,
    expected: "a simpler form of what you last changed",
  };
}

/** By default the slug is the address, which is less often changed than the name. */
function withSlug(site: Omit<Website, "slug"> & { slug?: string | undefined }): Website {
  const { host, pathname } = new URL(site.url);
  return { ...site, slug: site.slug ?? slugOf(host.replace(/^www\./, "") + pathname, "website") };
}

/** The sites of the status file, for an owner who lists none: Upptime's file alone fills the dashboard. */
function checkedSites(folder: string): Website[] {
  try {
    const entries: Website[] = JSON.parse(textOf(folder, STATUS) || "[]");
    return entries.flatMap(
      ({ name, url, slug }) => websitesSchema.safeParse([{ name, url, slug }]).data?.map(withSlug) ?? [],
    );
  } catch {
    // The dashboard and `npm run doctor` report a broken file.
    return [];
  }
}

function projectOf({ slug, title, role, kind, summary, sealed, accent }: CaseStudyText): Project {
  const outcome = sealed ? "" : summary.outcome;
  return { slug, title, role, kind, outcome, fit: fitOf(title), ...(accent !== slug && { accent }) };
}

/** The lines of a title. Undefined for a single line. */
function fitOf(title: string): TitleLines | undefined {
  const fit = breakTitle(title);
  return fit.wide.length > 1 || fit.narrow.length > 1 ? fit : undefined;
}

/** A missing file counts as empty; the schema reports required keys. */
function textOf(folder: string, name: string): string {
  const path = resolve(root, folder, name);
  return existsSync(path) ? decodeText(`${folder}/${name}`, readFileSync(path)) : "";
}

/**
 * @param file path from the project's root
 * @throws OwnerError when the text is in another encoding, or git has left a conflict in it
 */
export function decodeText(file: string, bytes: Buffer): string {
  const text = String(bytes);
  const fail = (at: number, found: string, expected: string) => {
    const line = text.slice(0, at).split("\n").length;
    return new OwnerError([{ file, line, column: 1, found, expected }]);
  };
  if (!isUtf8(bytes)) {
    const expected = "UTF-8: open the file in an editor and save it as UTF-8 (Save with encoding)";
    throw fail(text.indexOf("\uFFFD"), "characters in another encoding, such as Latin-1", expected);
  }
  const conflict = text.search(/^<{7} .*$/m);
  if (conflict < 0) return text;
  throw fail(conflict, "two versions that git could not merge", "one of them, without the lines of <, = and >");
}

function foldersOf(directory: string): string[] {
  if (!existsSync(directory)) return [];
  const entries = readdirSync(directory, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

function* contradictions({ value, problem }: Read<Site>, folder: string): Generator<Problem> {
  const again = value.work.findIndex((slug, index) => value.work.indexOf(slug) < index);
  if (again >= 0) yield problem(["work", again], `"${value.work[again]}" listed twice`, "each case study once");
  if (value.work.length === 0 && !value.leaveOut.includes("work")) {
    yield problem(["work"], "a work list without a case study", 'a case study, or "work" in leaveOut');
  }
  if (value.work.length > 0 && value.leaveOut.includes("work")) {
    yield problem(["leaveOut"], '"work", although the work list has case studies', "one of the two");
  }
  if (value.portrait && !existsSync(resolve(root, folder, value.portrait.file))) {
    const meant = closestMatch(value.portrait.file, readdirSync(resolve(root, folder)));
    const fix = `${meant ? `"${meant}"` : "the name of a picture"} in ${folder}/, or no portrait`;
    yield problem(["portrait", "file"], `"${value.portrait.file}", which does not exist`, fix);
  }
}

function unlistedIn({ value, problem }: Read<readonly string[]>, listed: readonly string[]): Problem[] {
  return value.flatMap((slug, index) => {
    if (listed.includes(slug)) return [];
    const meant = closestMatch(slug, listed);
    return [problem([index], `"${slug}", which is not in the work list`, meant ? `"${meant}"` : listed.join(", "))];
  });
}

function repeats<T>({ value, problem }: Read<readonly T[]>, of: (entry: T) => string, key: string): Problem[] {
  return value.flatMap((entry, index) => {
    const first = value.findIndex((other) => of(other) === of(entry));
    return first < index
      ? [problem([index, key], `"${of(entry)}", which entry ${first + 1} also has`, "another one")]
      : [];
  });
}

function sameTitles(studies: readonly CaseStudyText[]): Problem[] {
  return studies.flatMap(({ title, file }, index) => {
    const other = studies.findIndex((study) => study.title.toLowerCase() === title.toLowerCase());
    if (other === index) return [];
    const found = `"${title}", which ${studies[other]?.file} also has`;
    return [
      { file, line: 2, column: 1, key: "title", found, expected: "a unique title, because titles name the links" },
    ];
  });
}
