/** Real resumes follow any version of JSON Resume's schema, and tools that write one take it loosely. */
import { decodeString } from "micromark-util-decode-string";
import { z } from "zod";
import { resumeSchema } from "../../src/content/schema.ts";

type Entry = Record<string, unknown>;

/** content/resume.json */
export const resumeFileSchema = z.preprocess(normalizeResume, resumeSchema);

/** Keys of the schema before 1.0.0. */
const RENAMED: Record<string, string> = { company: "name", website: "url", picture: "image" };
/** The sections that the site shows, and the key that an entry of one text means. */
export const SECTIONS = { work: "name", education: "institution", skills: "name", languages: "language" } as const;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const BLOCK = /<(?:br|\/?(?:p|div|ul|ol|li|h[1-6]))\b[^>]*>/gi;
const INLINE = /<\/?(?:a|b|i|u|s|em|strong|span|code|small|sub|sup|font)\b[^>]*>/gi;

/** The resume in the schema's current form, without what is empty. */
export function normalizeResume(file: unknown): unknown {
  const resume = clean(file) ?? {};
  if (!isEntry(resume)) return resume;
  for (const [section, value] of Object.entries(resume)) {
    const key = SECTIONS[section as keyof typeof SECTIONS];
    const entryOf = (each: unknown) => (isEntry(each) ? normalizeEntry(each) : key ? { [key]: each } : each);
    if (Array.isArray(value)) resume[section] = value.map(entryOf);
    else if (isEntry(value)) resume[section] = normalizeEntry(value);
  }
  return resume;
}

/** Sections of a normalized resume that the about page does not show, and keys of those that it shows. */
export function hiddenParts(resume: Entry): string[] {
  const known =
    /^(?:name|position|summary|(?:start|end)Date|institution|area|studyType|keywords|level|language|fluency|url)$/;
  const hidden = Object.entries(resume).flatMap(([section, entries]) => {
    if (!(section in SECTIONS)) return /^(?:\$schema|meta|basics)$/.test(section) ? [] : section;
    return (entries as Entry[]).flatMap(Object.keys).flatMap((key) => (known.test(key) ? [] : `${section}.${key}`));
  });
  return [...new Set(hidden)];
}

/** Plain texts, and nothing for null, for an empty text, and for a list or an entry of such. */
function clean(value: unknown): unknown {
  if (typeof value === "string") return plainText(value) || undefined;
  if (typeof value !== "object" || value === null) return value ?? undefined;
  const all = Object.entries(value).map(([key, each]) => [key, clean(each)] as const);
  const kept = all.filter(([, each]) => each !== undefined);
  if (!kept.length) return;
  return Array.isArray(value) ? kept.map(([, each]) => each) : Object.fromEntries(kept);
}

function normalizeEntry(entry: Entry): Entry {
  const pairs = Object.entries(entry).map(([key, value]) => {
    const name = RENAMED[key] ?? key;
    const isList = key === "keywords" && typeof value === "string";
    const next = /^(?:start|end)Date$/.test(key) ? dateOf(String(value)) : isList ? value.split(/\s*,\s*/) : value;
    return [name in entry ? key : name, next] as const;
  });
  const { position, ...others } = Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
  if (position === undefined) return others;
  // A job without an employer is named by its position.
  return "name" in others ? { name: others.name, position, ...others } : { name: position, ...others };
}

/** `Jun 2014` as `2014-06`; undefined for "present". */
function dateOf(text: string): string | undefined {
  if (/^(?:present|current|now|today|ongoing)$/i.test(text)) return;
  const [, month = "", year] = /^(?:\d+ )?([a-z]{3})[a-z]*\.?,? (\d{4})$/i.exec(text) ?? [];
  const index = MONTHS.indexOf(month.toLowerCase());
  const date = index < 0 ? text.replace(/T\d.*$/, "") : `${year}-${index + 1}`;
  return date.replaceAll(/-(?=\d(?:-|$))/g, "-0");
}

/** A text without HTML. A block that it ends becomes a sentence. */
function plainText(html: string): string {
  const text = html.replaceAll(INLINE, "");
  if (text.search(BLOCK) < 0) return decodeString(text).trim();
  const blocks = text
    .replaceAll(/\s+/g, " ")
    .split(BLOCK)
    .map((block) => decodeString(block).trim());
  const parts = blocks.filter((block) => block);
  return parts.map((part, i) => (i < parts.length - 1 && /[\p{L}\p{N})]$/u.test(part) ? `${part}.` : part)).join(" ");
}

function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
