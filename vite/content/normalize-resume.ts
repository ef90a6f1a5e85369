/** Real resumes follow any version of JSON Resume's schema, and tools that write one take it loosely. */
import { decodeString } from "micromark-util-decode-string";
import { z } from "zod";
import { resumeSchema } from "../../src/content/schema.ts";
import { isObject, type JsonObject } from "../../src/theme/layer/json.ts";

/** content/resume.json */
export const resumeFileSchema = z.preprocess((file) => normalizeResume(file), resumeSchema);

/** Keys of the schema before 1.0.0, by section. */
const RENAMED: Record<string, Record<string, string>> = {
  work: { company: "name", website: "url" },
  basics: { picture: "image", website: "url" },
};
/** The sections that the site shows, and the key that an entry of one text means. */
export const SECTIONS = { work: "name", education: "institution", skills: "name", languages: "language" } as const;
const DATE = /^(?:date|(?:start|end|release)Date)$/;
const BLOCK =
  /<\/?(?:br|hr|p|div|ul|ol|li|dl|dt|dd|table|t[rdh]|tbody|thead|section|article|blockquote|pre|h[1-6])\b[^>]*>/gi;
const INLINE =
  /<!--.*?-->|<\/?(?:a|abbr|b|big|center|cite|code|del|em|font|i|img|ins|kbd|mark|q|s|small|span|strike|strong|sub|sup|tt|u)\b[^>]*>/gis;
/** Languages that LinkedIn exports in. */
const LANGUAGES =
  "ar bn cs da de el en en-GB es fa fi fr he hi hu id it ja ko mr ms nl no pa pl pt ro ru sv te th tl tr uk vi zh";
let months: ReadonlyMap<string, number> | undefined;

/** Numbers by the months' names. Made when a date needs it, since it takes a tenth of a second. */
function monthOf(name: string): number | undefined {
  months ??= new Map(
    LANGUAGES.split(" ").flatMap((language) =>
      [...Array(12).keys()].flatMap((index) => namesOf(language, index).map((each) => [each, index + 1] as const)),
    ),
  );
  return months.get(name);
}

/** A month's names in a language: long and short, alone and beside a year, in lower case and without accents and dots. */
function namesOf(language: string, index: number): string[] {
  const forms = (["long", "short"] as const).flatMap((month) => [{ month }, { month, year: "numeric" } as const]);
  return forms.flatMap((form) => {
    const format = new Intl.DateTimeFormat(language, { ...form, calendar: "gregory", timeZone: "UTC" });
    const name = format.formatToParts(Date.UTC(2000, index)).find(({ type }) => type === "month")?.value ?? "";
    // Some languages number their months.
    return /\p{Nd}/u.test(name) ? [] : lettersOf(name);
  });
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]|[^\p{L}\p{M}]/gu, "");
}

/**
 * The resume in the schema's current form, without what is empty.
 * @param tell hears of a date that keeps only its year: its section, the number of its entry, and its key
 */
export function normalizeResume(file: unknown, tell?: (path: [string, number, string], date: string) => void): unknown {
  const resume = clean(file) ?? {};
  if (!isObject(resume)) return resume;
  for (const [section, value] of Object.entries(resume)) {
    const key = SECTIONS[section as keyof typeof SECTIONS];
    const entryOf = (each: unknown, index: number) => {
      if (!isObject(each)) return key ? { [key]: each } : each;
      return normalizeEntry(section, each, (name, date) => tell?.([section, index, name], date));
    };
    if (Array.isArray(value)) resume[section] = value.map(entryOf);
    else if (isObject(value)) resume[section] = entryOf(value, 0);
  }
  return resume;
}

/** Sections of a normalized resume that the about page does not show, and keys of those that it shows, each with its count. */
export function hiddenParts(resume: JsonObject): string[] {
  const known =
    /^(?:name|position|summary|(?:start|end)Date|institution|area|studyType|keywords|level|language|fluency|url|x-for)$/;
  const hidden = Object.entries(resume).flatMap(([section, entries]) => {
    const count = Array.isArray(entries) ? entries.length : 1;
    if (!(section in SECTIONS)) return /^(?:\$schema|meta|basics)$/.test(section) ? [] : Array(count).fill(section);
    return (entries as JsonObject[])
      .flatMap(Object.keys)
      .flatMap((key) => (known.test(key) ? [] : `${section}.${key}`));
  });
  return counted(hidden);
}

/** All tags of a resume, each as often as it is used. */
export function tagsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(tagsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => (key === "x-for" ? (each as string[]) : tagsIn(each)));
}

/** Equal names once, with their number: "work.location (3)". */
export function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => `${name} (${names.filter((each) => each === name).length})`);
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

function normalizeEntry(section: string, entry: JsonObject, tell: (key: string, date: string) => void): JsonObject {
  const pairs = Object.entries(entry).map(([key, value]) => {
    const name = RENAMED[section]?.[key] ?? key;
    const isList = key === "keywords" && typeof value === "string";
    const next = DATE.test(key)
      ? dateOf(String(value), () => tell(key, String(value)))
      : isList
        ? value.split(/\s*,\s*/)
        : value;
    return [name in entry ? key : name, next] as const;
  });
  const all = Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
  const { position, ...others } = all;
  if (section !== "work" || position === undefined) return all;
  // A job without an employer is named by its position.
  return "name" in others ? { name: others.name, position, ...others } : { name: position, ...others };
}

/** `Jun 2014`, `März 2014` or `2014年6月` as `2014-06`; undefined for "present". An unreadable month leaves the year. */
function dateOf(text: string, tell: () => void): string | undefined {
  if (/^(?:present|current|now|today|ongoing)$/i.test(text)) return;
  const latin = text.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  const [iso] = /^\d{4}(?:-\d{1,2}){0,2}(?=$|T\d)/.exec(latin) ?? [];
  if (iso) return iso.replaceAll(/-(?=\d(?:-|$))/g, "-0");
  const [year] = /(?<!\d)\d{4}(?!\d)/.exec(latin) ?? [];
  if (!year) return text;
  const words = [latin, ...latin.split(/[^\p{L}\p{M}]+/u)].map(lettersOf);
  const [number = 0, ...more] = (latin.replace(year, "").match(/\d+/g) ?? []).map(Number);
  const month = words.map(monthOf).find(Boolean) ?? (more.length ? 0 : number);
  if (month >= 1 && month <= 12) return `${year}-${String(month).padStart(2, "0")}`;
  tell();
  return year;
}

/** The value of a decimal digit in any script. Each script has ten in a row. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  return [...Array(10).keys()].find((value) => !/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) ?? 0;
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
