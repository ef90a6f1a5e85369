import type { TitleLines } from "../../src/content/break-title.ts";
import type { FigureText } from "../content/read-case-study.ts";
import type { Content } from "../content/read-content.ts";
import { type Field, isText } from "./fields.ts";
import { mark, type Place } from "./marks.ts";

type Group = Record<string | number, unknown>;

/** Marks the texts that pages show with their fields, and the pictures of case studies with their sections. Changes `content`. */
export function markContent(content: Content, fields: readonly Field[]): Content {
  const { site, pages, websites, resume, studies, projects, unlisted } = content;
  const files: Record<string, unknown> = {
    "site.yaml": site,
    "pages.yaml": pages,
    "websites.yaml": websites,
    "resume.json": resume,
    ...Object.fromEntries(studies.map((study) => [fileOf(study.slug), study])),
  };
  for (const field of fields.filter(isText)) markField(files[field.file], field);

  const isBrokenByBuild = fields.some(({ path, value }) => String(path) === "titleLines" && value === undefined);
  if (isBrokenByBuild) site.titleLines = markLines(site.titleLines, { file: "site.yaml", path: ["title"] });
  for (const project of [...projects, ...unlisted]) {
    const study = studies.find(({ slug }) => slug === project.slug) as (typeof studies)[number];
    const { title, role, kind, summary, slug } = study;
    const fit = project.fit && markLines(project.fit, { file: fileOf(slug), path: ["title"] });
    Object.assign(project, { title, role, kind, outcome: summary.outcome, fit });
  }
  for (const { slug, screens, sections } of studies) {
    // Edit mode counts the text above the first heading as a section.
    markFigures(fileOf(slug), 0, screens);
    sections.forEach((each, index) => {
      const more = each.kind === "decision" ? each.rejectedFigures : [];
      markFigures(fileOf(slug), index + 1, [...each.figures, ...more]);
    });
  }
  return content;
}

const fileOf = (slug: string) => `work/${slug}/case-study.md`;

/** A text that reading has changed, such as HTML in a resume, gets no mark. */
function markField(file: unknown, { file: name, path, value, fallback }: Field): void {
  const parent = path.slice(0, -1).reduce((group, step) => (group as Group | undefined)?.[step], file) as
    | Group
    | undefined;
  if (!parent) return;
  const text = String(value ?? fallback ?? "").trim();
  // A list lacks the file's placeholders. Its equal texts get their marks in order.
  const key = Array.isArray(parent) ? parent.indexOf(text) : (path.at(-1) as string);
  const shown = parent[key];
  if (shown === text) parent[key] = mark(text, { file: name, path });
  else if (isLines(shown)) parent[key] = markLines(shown, { file: name, path });
}

function markFigures(file: string, section: number, figures: readonly FigureText[]): void {
  for (const figure of figures) figure.alt = mark(figure.alt, { file, section, url: figure.url });
}

/** A title, which the build has broken. */
function isLines(value: unknown): value is TitleLines {
  return value instanceof Object && "wide" in value && "narrow" in value;
}

function markLines({ wide, narrow }: TitleLines, place: Place): TitleLines {
  const all = (lines: readonly string[]) => lines.map((line) => mark(line, place));
  return { wide: all(wide), narrow: all(narrow) };
}
