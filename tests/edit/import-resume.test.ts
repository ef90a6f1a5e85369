/** A resume is made of a JSON Resume or of LinkedIn's data export. */
import { expect, test } from "vitest";
import { linkedIn, TABLES } from "#tests/support/linkedin.ts";
import { zip } from "#tests/support/zip.ts";
import { changedLines, importResume, rowsOf } from "../../vite/edit/import-resume.ts";

test("a LinkedIn export becomes a resume with all of its sections", () => {
  const { text, hidden } = importResume(linkedIn());
  expect(JSON.parse(text)).toEqual({
    basics: { label: "Designer, mostly", summary: 'Draws "samples".\n\nAlso in lines.' },
    work: [
      {
        name: "Sample, Inc.",
        position: "Designer",
        location: "Nowhere",
        summary: "• Drew\n• Built",
        startDate: "2014-06",
      },
      { name: "Example Ltd", position: "Intern", startDate: "2013", endDate: "2014-05" },
    ],
    education: [{ institution: "Sample School", studyType: "BA Sampling", startDate: "2010", endDate: "2013" }],
    skills: [{ name: "Skills", keywords: ["Drawing", "HTML, CSS"] }],
    languages: [{ language: "English", fluency: "Native or bilingual proficiency" }, { language: "French" }],
  });
  expect(hidden).toEqual(["work.location", "Certifications"]);
});

test("a LinkedIn export with positions alone is enough", () => {
  const { text } = importResume(zip({ "Positions.csv": TABLES["Positions.csv"] }));
  expect(Object.keys(JSON.parse(text))).toEqual(["work"]);
});

test("a JSON Resume is written in the current schema, without HTML and empty texts", () => {
  const old = { basics: { label: "" }, work: [{ company: "A &amp; B", website: null, summary: "<p>Hi</p>" }] };
  const { text, hidden } = importResume(Buffer.from(`\uFEFF${JSON.stringify({ ...old, awards: [{ title: "One" }] })}`));
  expect(text).toBe(
    `${JSON.stringify({ work: [{ name: "A & B", summary: "Hi" }], awards: [{ title: "One" }] }, null, 2)}\n`,
  );
  expect(hidden).toEqual(["awards"]);
});

test("another file is refused with its fix", () => {
  const whole = linkedIn();
  const cases: [Buffer, RegExp][] = [
    [
      Buffer.from("%PDF-1.7"),
      /neither JSON \(.+\) nor a ZIP file\. Choose a JSON Resume, or the ZIP file that LinkedIn/,
    ],
    [Buffer.alloc(0), /neither JSON/],
    [Buffer.from('{ "name": "x", "version": "1" }'), /has the keys name, version, and none of a resume/],
    [Buffer.from("null"), /has no keys/],
    [zip({ "Connections.csv": "First Name\n" }), /no Profile\.csv and no Positions\.csv\. Choose the ZIP file/],
    [zip({}), /no Profile\.csv/],
    [whole.subarray(0, -40), /broken or cut off\. Download it again/],
    [Buffer.concat([whole.subarray(0, 20), whole.subarray(40)]), /broken or cut off/],
    [Buffer.from("PK"), /broken or cut off/],
  ];
  for (const [bytes, message] of cases) expect(() => importResume(bytes), String(message)).toThrow(message);
});

test("a table that is larger than 25 MB when it is unpacked is refused", () => {
  const bomb = zip({ "Profile.csv": Buffer.alloc(26 * 1024 ** 2) });
  expect(bomb.length).toBeLessThan(1024 ** 2);
  expect(() => importResume(bomb)).toThrow("broken or cut off");
});

test("CSV cells have quotes, commas and line breaks; empty rows are left out", () => {
  expect(rowsOf('\uFEFFa,"b ""c"", d",\r\n\r\n"e\nf",5" nails,g')).toEqual([
    ["a", 'b "c", d', ""],
    ["e\nf", '5" nails', "g"],
  ]);
  expect(rowsOf("")).toEqual([]);
});

test("changed lines are those between the first and the last that differ", () => {
  expect(changedLines("a\nb\nc\n", "a\nx\ny\nc\n")).toEqual(["- b", "+ x", "+ y"]);
  expect(changedLines("a\na\n", "a\na\na\n")).toEqual(["+ a"]);
  expect(changedLines("a\r\nb\r\n", "a\nb\n")).toEqual([]);
  expect(changedLines("a\n", "")).toEqual(["- a"]);
});
