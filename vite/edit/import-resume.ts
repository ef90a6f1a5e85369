/** Makes content/resume.json of a JSON Resume, or of the ZIP file that LinkedIn sends for "Get a copy of your data". */
import { basename } from "node:path";
import { inflateRawSync } from "node:zlib";
import { resumeSchema } from "../../src/content/schema.ts";
import { UserError } from "../../src/lib/errors.ts";
import { counted, hiddenParts, normalizeResume, SECTIONS } from "../content/normalize-resume.ts";

const LINKEDIN = 'the ZIP file that LinkedIn sends for "Get a copy of your data"';
const FIX = `Choose a JSON Resume or ${LINKEDIN}, or type it in: on the about page, "This page" has its fields.`;
const BROKEN = "broken JSON";
/** Other forms of a resume, by their beginnings. */
const OTHER_FORMS: [RegExp, string][] = [
  [/^%PDF/, "a PDF file"],
  [/^\s*<.*(?:europass|SkillsPassport)/is, "a Europass file"],
  [/^\s*</, "an XML or HTML file"],
  [/^\s*[{[]/, BROKEN],
  [/^/, "plain text"],
];
const DATES = "startDate=Started On, endDate=Finished On";
/** LinkedIn's tables: the section of each in the resume, and its columns by key. The head of a table has the first. */
const TABLES: Record<string, [section: string, columns: string]> = {
  Profile: ["basics", "label=Headline, summary=Summary, url=Websites"],
  Positions: ["work", `name=Company Name, position=Title, location=Location, summary=Description, ${DATES}`],
  Education: ["education", "institution=School Name, studyType=Degree Name, startDate=Start Date, endDate=End Date"],
  Skills: ["skills", "name=Name"],
  Languages: ["languages", "language=Name, fluency=Proficiency"],
  Certifications: ["certificates", "name=Name, issuer=Authority, url=Url, date=Started On"],
  Honors: ["awards", "title=Title, summary=Description, date=Issued On"],
  Projects: ["projects", `name=Title, description=Description, url=Url, ${DATES}`],
  Publications: [
    "publications",
    "name=Name, publisher=Publisher, summary=Description, url=Url, releaseDate=Published On",
  ],
  Volunteering: ["volunteer", `organization=Company Name, position=Role, summary=Description, ${DATES}`],
};
/** Tables that the owner may miss in the resume. */
const NO_PLACE = ["Courses", "Organizations", "Patents"];
/** Columns that site.yaml has, or that are private. */
const NOT_MISSED = /^(?:(?:First|Last|Maiden) Name|Address|Birth Date|Zip Code|Instant Messengers)$/;
/** In bytes, of a table. */
const MOST = 25 * 1024 ** 2;

/** A resume that can be saved; what it or the ZIP file holds that the about page does not show; and what cannot be read. */
export type Imported = { text: string; hidden: string[]; unread: string[] };

/** @throws UserError when it is another file */
export function importResume(bytes: Buffer): Imported {
  const isZip = bytes.toString("latin1", 0, 2) === "PK";
  const { given, dropped } = isZip ? readLinkedIn(unzip(bytes)) : { given: readJson(String(bytes)), dropped: [] };
  const unread: string[] = [];
  const tableOf = (section: string) => Object.keys(TABLES).find((table) => TABLES[table]?.[0] === section);
  const tell = ([section, index, key]: readonly PropertyKey[], what: string) => {
    const entry = isZip
      ? `${tableOf(String(section))}.csv, entry ${Number(index) + 1}`
      : `${String(section)}[${String(index)}]`;
    unread.push(`${entry}${key ? `, ${String(key)}` : ""}: ${what}`);
  };
  const resume = normalizeResume(given, (path, date) => tell(path, `"${date}" has only a year`)) as Resume;
  for (const [section, key] of Object.entries(SECTIONS)) {
    if (resume[section] && !Array.isArray(resume[section])) {
      throw new UserError(`"${section}" is not a list of entries, such as "${section}": [{ "${key}": "…" }]. ${FIX}`);
    }
  }
  let read = resumeSchema.safeParse(resume);
  while (!read.success) {
    // The last, so that the indices of the others stay.
    const path = read.error.issues.at(-1)?.path ?? [];
    const [section, index, key = ""] = path as [string, number, string?];
    const list = resume[section];
    const entry = (list?.[index] ?? {}) as Record<string, unknown>;
    tell(path, `${JSON.stringify(entry[key] ?? entry)} is left out`);
    if (!Array.isArray(list)) delete resume[section];
    else if (key in entry) delete entry[key];
    else list.splice(index, 1);
    read = resumeSchema.safeParse(resume);
  }
  const { basics, ...lists } = read.data;
  const entries = Object.values(lists).flat();
  if (!basics.summary && !entries.some((entry) => Object.values(entry).some((value) => value?.length))) {
    const keys = Object.keys(resume).slice(0, 4);
    const form = '"work": [{ "name": "…", "position": "…", "startDate": "2014-06" }]';
    const kind = /SkillsPassport|LearnerInfo|europass/i.test(keys.join()) ? "a Europass file" : "another file";
    throw new UserError(
      `This is ${kind}: it has ${keys.join(", ") || "no keys"}, and nothing that the about page shows, such as ${form}. ${FIX}`,
    );
  }
  return {
    text: `${JSON.stringify(resume, null, 2)}\n`,
    hidden: [...hiddenParts(resume), ...counted(dropped)],
    unread: unread.toReversed(),
  };
}

type Resume = Record<string, Record<string, unknown>[] | undefined>;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    const [, kind] = OTHER_FORMS.find(([head]) => head.test(text)) as (typeof OTHER_FORMS)[number];
    const why = kind === BROKEN ? ` (${(error as Error).message})` : "";
    throw new UserError(`This is ${kind}${why}, and no resume can be read from it. ${FIX}`);
  }
}

/** A ZIP's files by name, without folders; empty if they are not LinkedIn's tables. Only the directory surely has their sizes. */
function unzip(bytes: Buffer): Map<string, string> {
  try {
    const files = new Map<string, string>();
    const end = bytes.lastIndexOf("PK\x05\x06");
    // A negative offset throws, as every other that is outside of the file.
    let at = bytes.readUInt32LE(end < 0 ? end : end + 16);
    for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
      const two = (place: number) => bytes.readUInt16LE(at + place);
      const [isStored, size, file] = [two(10) === 0, bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
      const start = file + 30 + bytes.readUInt16LE(file + 26) + bytes.readUInt16LE(file + 28);
      const packed = bytes.subarray(start, start + size);
      const name = basename(bytes.toString("utf8", at + 46, at + 46 + two(28)));
      const text = () => String(isStored ? packed : inflateRawSync(packed, { maxOutputLength: MOST }));
      files.set(name, basename(name, ".csv") in TABLES || NO_PLACE.includes(basename(name, ".csv")) ? text() : "");
      at += 46 + two(28) + two(30) + two(32);
    }
    return files;
  } catch {
    throw new UserError(`This ZIP file is broken or cut off. Download it again: ${LINKEDIN}.`);
  }
}

/** The resume, and what has no place in it: "Education Notes", once for each entry that has some. */
function readLinkedIn(files: ReadonlyMap<string, string>): { given: Resume; dropped: string[] } {
  if (files.has("document.xml")) throw new UserError(`This is a Word file, and no resume can be read from it. ${FIX}`);
  if (!files.has("Profile.csv") && !files.has("Positions.csv")) {
    throw new UserError(
      `This ZIP file has no Profile.csv and no Positions.csv. Choose ${LINKEDIN}, with your profile.`,
    );
  }
  const dropped = NO_PLACE.flatMap((name) =>
    rowsOf(files.get(`${name}.csv`) ?? "")
      .map(() => name)
      .slice(1),
  );
  const given: Resume = {};
  for (const [table, [section, columns]] of Object.entries(TABLES)) {
    const rows = rowsOf(files.get(`${table}.csv`) ?? "");
    const pairs = columns.split(", ").map((pair) => pair.split("=") as [key: string, column: string]);
    // Some tables begin with notes.
    const at = rows.findIndex((row) => row.includes(pairs[0]?.[1] ?? ""));
    const head = rows[at] ?? [];
    const cells = rows.slice(at + 1).map((row) => Object.fromEntries(head.map((name, index) => [name, row[index]])));
    given[section] = cells.map((cell) => Object.fromEntries(pairs.map(([key, column]) => [key, cell[column]])));
    const others = head.filter((name) => !pairs.some(([, column]) => column === name) && !NOT_MISSED.test(name));
    dropped.push(...others.flatMap((name) => cells.flatMap((cell) => (cell[name] ? `${table} ${name}` : []))));
  }
  const [profile] = given.basics ?? [];
  // [PORTFOLIO:https://…,COMPANY:https://…]
  const [url, ...urls] = String(profile?.url ?? "").match(/https?:[^\s,\]]+/g) ?? [];
  const keywords = given.skills?.map(({ name }) => name) ?? [];
  return {
    given: Object.assign(given, {
      basics: { ...profile, url },
      skills: keywords.length ? [{ name: "Skills", keywords }] : [],
    }),
    dropped: [...dropped, ...urls.map(() => "Profile Websites")],
  };
}

/** The cells of a CSV file (RFC 4180), without empty rows. */
export function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  const text = csv.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  for (const [, quoted, plain = "", end] of text.matchAll(/(?:"([^"]*(?:""[^"]*)*)"|((?!")[^,\n]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ",") rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell));
}

/** The lines between those with which both texts begin and end, as `- old` and `+ new`. */
export function changedLines(before: string, after: string): string[] {
  const [a, b] = [before, after].map((text) => text.split(/\r?\n/)) as [string[], string[]];
  const least = Math.min(a.length, b.length);
  let head = 0;
  while (head < least && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < least - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  const changed = (lines: string[], sign: string) => lines.slice(head, lines.length - tail).map((line) => sign + line);
  return [...changed(a, "- "), ...changed(b, "+ ")];
}
