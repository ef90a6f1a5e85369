/** A resume is made of a JSON Resume or of LinkedIn's data export. */
import { expect, test } from "vitest";
import { linkedIn } from "#tests/support/linkedin.ts";
import { zip } from "#tests/support/zip.ts";
import { changedLines, importResume, rowsOf } from "../../vite/edit/import-resume.ts";

test("a LinkedIn export becomes a resume with all of its sections", () => {
  const { text, hidden } = importResume(linkedIn());
  expect(JSON.parse(text)).toEqual({
    basics: { label: "Designer, mostly", summary: 'Draws "samples".\n\nAlso in lines.', url: "https://a.test" },
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
    certificates: [{ name: "Certified sample" }],
  });
  expect(hidden).toEqual([
    ...["work.location (1)", "certificates (1)", "Courses (2)", "Profile Industry (1)", "Education Notes (1)"],
    ...["Certifications License Number (1)", "Profile Websites (1)"],
  ]);
});

test("an import leaves out unreadable values, and names their tables and entries", () => {
  const positions = "Company Name,Title,Started On,Finished On\nA,B,Spring 2019,soon\n,,2018,\nC,D,mai 2019,\n";
  const { text, unread } = importResume(zip({ "Positions.csv": positions }));
  // Positions alone are enough.
  const work = [
    { name: "A", position: "B", startDate: "2019" },
    { name: "C", position: "D", startDate: "2019-05" },
  ];
  expect(JSON.parse(text)).toEqual({ work });
  expect(unread).toEqual([
    'Positions.csv, entry 1, endDate: "soon" is left out',
    'Positions.csv, entry 2, name: {"startDate":"2018"} is left out',
    'Positions.csv, entry 1, startDate: "Spring 2019" has only a year',
  ]);
  const json = Buffer.from('{ "work": [{ "name": "A", "startDate": "soon" }] }');
  expect(importResume(json).unread).toEqual(['work[0], startDate: "soon" is left out']);
  const wrong = Buffer.from('{ "work": [{ "name": "A" }, 3, { "name": {} }], "basics": { "summary": 3 } }');
  expect(JSON.parse(importResume(wrong).text)).toEqual({ work: [{ name: "A" }] });
});

test("a JSON Resume is written in the current schema, without HTML and empty texts", () => {
  const old = { basics: { label: "" }, work: [{ company: "A &amp; B", website: null, summary: "<p>Hi</p>" }] };
  const { text, hidden } = importResume(Buffer.from(`\uFEFF${JSON.stringify({ ...old, awards: [{ title: "One" }] })}`));
  expect(text).toBe(
    `${JSON.stringify({ work: [{ name: "A & B", summary: "Hi" }], awards: [{ title: "One" }] }, null, 2)}\n`,
  );
  expect(hidden).toEqual(["awards (1)"]);
});

test("another file is refused with its fix", () => {
  const whole = linkedIn();
  const cases: [Buffer, RegExp][] = [
    [Buffer.from("%PDF-1.7"), /^This is a PDF file, and no resume .*\. Choose a JSON Resume or the ZIP .* type it in/],
    [Buffer.from("<?xml version='1.0'?><Candidate xmlns='http://www.europass.eu/1.0'>"), /is a Europass file, and no/],
    [Buffer.from("<html>"), /is an XML or HTML file/],
    [Buffer.from("Kim Sample\nDesigner"), /is plain text, and/],
    [Buffer.alloc(0), /is plain text/],
    [Buffer.from("{ work: [] }"), /is broken JSON \(.+\), and/],
    [zip({ "word/document.xml": "" }), /is a Word file/],
    [
      Buffer.from('{ "SkillsPassport": { "LearnerInfo": "A" } }'),
      /is a Europass file: it has SkillsPassport, and nothing/,
    ],
    [Buffer.from('{ "name": "x", "version": "1" }'), /another file: it has name, version, and nothing that the about/],
    [Buffer.from("null"), /it has no keys/],
    [
      Buffer.from('{ "education": "BA" }'),
      /"education" is not a list of entries, such as "education": \[\{ "institution"/,
    ],
    [Buffer.from('{ "education": [{ "school": "A" }] }'), /has education, and nothing that the about page shows/],
    [zip({ "Connections.csv": "First Name\n" }), /no Profile\.csv and no Positions\.csv\. Choose the ZIP file/],
    [whole.subarray(0, -40), /broken or cut off\. Download it again/],
    [Buffer.concat([whole.subarray(0, 20), whole.subarray(40)]), /broken or cut off/],
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
