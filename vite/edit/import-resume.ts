/** Makes content/resume.json of a JSON Resume, or of the ZIP file that LinkedIn sends for "Get a copy of your data". */
import { basename } from "node:path";
import { inflateRawSync } from "node:zlib";
import { UserError } from "../../src/lib/errors.ts";
import { hiddenParts, normalizeResume, SECTIONS } from "../content/normalize-resume.ts";

const LINKEDIN = 'the ZIP file that LinkedIn sends for "Get a copy of your data"';
/** LinkedIn's tables and their columns. The head of each has the first. */
const COLUMNS = {
  Profile: { label: "Headline", summary: "Summary" },
  Positions: {
    ...{ name: "Company Name", position: "Title", location: "Location", summary: "Description" },
    ...{ startDate: "Started On", endDate: "Finished On" },
  },
  Education: { institution: "School Name", studyType: "Degree Name", startDate: "Start Date", endDate: "End Date" },
  Skills: { name: "Name" },
  Languages: { language: "Name", fluency: "Proficiency" },
};
/** Tables that the owner may miss in the resume. */
const OTHERS = /^(Certifications|Courses|Honors|Organizations|Patents|Projects|Publications|Volunteering)\.csv$/;
/** In bytes, of a table. */
const MOST = 25 * 1024 ** 2;

/**
 * @returns the text of resume.json, and what it or the ZIP file holds that the about page does not show
 * @throws UserError when it is another file
 */
export function importResume(bytes: Buffer): { text: string; hidden: string[] } {
  const isZip = bytes.toString("latin1", 0, 2) === "PK";
  const files = isZip ? unzip(bytes) : new Map<string, string>();
  const resume = normalizeResume(isZip ? readLinkedIn(files) : readJson(String(bytes))) as Record<string, unknown>;
  const others = [...files.keys()].flatMap((name) => OTHERS.exec(name)?.[1] ?? []);
  return { text: `${JSON.stringify(resume, null, 2)}\n`, hidden: [...hiddenParts(resume), ...others] };
}

function readJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    const why = (error as Error).message;
    throw new UserError(`This is neither JSON (${why}) nor a ZIP file. Choose a JSON Resume, or ${LINKEDIN}.`);
  }
  const keys = Object.keys(value ?? {});
  if (keys.some((key) => key === "basics" || key in SECTIONS)) return value;
  const has = keys.length ? `the keys ${keys.slice(0, 4).join(", ")}` : "no keys";
  throw new UserError(
    `This file has ${has}, and none of a resume, such as work. Choose a file of jsonresume.org's schema.`,
  );
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
      files.set(name, basename(name, ".csv") in COLUMNS ? text() : "");
      at += 46 + two(28) + two(30) + two(32);
    }
    return files;
  } catch {
    throw new UserError(`This ZIP file is broken or cut off. Download it again: ${LINKEDIN}.`);
  }
}

function readLinkedIn(files: ReadonlyMap<string, string>): unknown {
  if (!files.has("Profile.csv") && !files.has("Positions.csv")) {
    throw new UserError(
      `This ZIP file has no Profile.csv and no Positions.csv. Choose ${LINKEDIN}, with your profile.`,
    );
  }
  const table = (name: keyof typeof COLUMNS) => {
    const columns = Object.entries<string>(COLUMNS[name]);
    const rows = rowsOf(files.get(`${name}.csv`) ?? "");
    // Some tables begin with notes.
    const head = rows.findIndex((row) => row.includes(columns[0]?.[1] ?? ""));
    const entryOf = (row: string[]) => columns.map(([key, column]) => [key, row[rows[head]?.indexOf(column) ?? -1]]);
    return rows.slice(head + 1).map((row): Record<string, unknown> => Object.fromEntries(entryOf(row)));
  };
  return {
    basics: table("Profile")[0],
    work: table("Positions"),
    education: table("Education"),
    skills: [{ name: "Skills", keywords: table("Skills").map(({ name }) => name) }].filter(
      (each) => each.keywords.length,
    ),
    languages: table("Languages"),
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
