/** Resumes as real tools write them are read as content/resume.json. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { hiddenParts, normalizeResume, tagsIn } from "../../vite/content/normalize-resume.ts";
import { periodOf, resumeOf } from "../../vite/content/plugin.ts";
import { readContent } from "../../vite/content/read-content.ts";

const contentWith = (resume: string) => readContent("samples", new Map([["samples/resume.json", resume]]));
const fixture = (name: string) => readFile(`tests/fixtures/resumes/${name}.json`, "utf8");

/** The resume as the site reads it from a fixture, and the parts that it does not show. */
async function read(name: string, indentation = "  ") {
  const file = JSON.parse(await fixture(name));
  const { resume } = contentWith(JSON.stringify(file, null, indentation));
  return { ...resume, hidden: hiddenParts(normalizeResume(file) as Record<string, unknown>) };
}

test("the schema before 1.0.0 is read, without its empty entries", async () => {
  const { work, education, skills, languages, hidden } = await read("old-schema");
  expect(work).toEqual([
    {
      name: "Sample Works",
      position: "Lead developer",
      startDate: "2016-09",
      summary: "Led a team that does not exist.",
      highlights: ["Shipped a sample"],
    },
    { name: "Example & Co", position: "Developer", startDate: "2014", endDate: "2016-08-31", summary: "" },
  ]);
  expect(education).toMatchObject([{ institution: "University of Samples", startDate: "2010", endDate: "2014" }]);
  expect(skills).toMatchObject([
    { name: "Web", keywords: ["HTML", "CSS"] },
    { name: "Juggling", keywords: [] },
  ]);
  expect(languages).toEqual([{ language: "English", fluency: "Native speaker" }]);
  expect(hidden).toEqual([
    ...["work.highlights (1)", "volunteer (1)", "education.gpa (1)", "education.courses (1)"],
    ...["awards (1)", "publications (1)"],
  ]);
});

test("HTML, character references, timestamps and null become texts, dates and nothing", async () => {
  const { basics, work, education, skills, languages, hidden } = await read("html");
  expect(basics.summary).toBe("Designs & builds samples.");
  expect(work).toEqual([
    {
      name: "Sample & Sons",
      position: "UX Engineer",
      startDate: "2019-03-01",
      summary: "Works on samples\u00a0– every day. Made one. Tested it! Typed Map<Key, Value>",
    },
    {
      name: "Example Ltd",
      position: "Developer",
      startDate: "2015-02",
      endDate: "2019-02",
      summary: "Wrote Vector<T> and a < b. Twice.",
    },
  ]);
  expect(education).toEqual([{ institution: "Sample School", endDate: "2014-06" }]);
  expect(skills).toEqual([]);
  expect(languages).toEqual([{ language: "Deutsch" }]);
  expect(hidden).toEqual(["projects (1)"]);
});

test("loose forms of entries, lists and dates are read, and unknown sections are named", async () => {
  const { work, education, skills, languages, hidden } = await read("loose");
  expect(work).toEqual([
    { name: "Sample Studio", position: "", summary: "", startDate: "2021-06" },
    { name: "Freelance designer", position: "", startDate: "2018", endDate: "2020-09", summary: "No employer." },
  ]);
  expect(education).toEqual([
    { institution: "", area: "Design", studyType: "Diploma", startDate: "2014-09-01", endDate: "2017-06" },
    { institution: "Evening classes" },
  ]);
  expect(skills).toEqual([
    { name: "Drawing", keywords: [] },
    { name: "Web", keywords: ["HTML", "CSS", "SVG"] },
    { name: "", keywords: ["Drawing", "Print"] },
  ]);
  expect(languages).toEqual([{ language: "Français" }]);
  expect(hidden).toEqual(["certificates (1)", "hobbies (1)", "x-generator (1)"]);
});

test("the current schema is read as it is, also indented with tabs", async () => {
  const { work, skills, hidden } = await read("current", "\t");
  expect(work).toMatchObject([{ name: "Sample Bureau", position: "Editor", startDate: "2020-01-15" }]);
  expect(skills).toEqual([{ name: "Editing", keywords: ["Grammar"] }]);
  expect(hidden).toEqual(["work.location (1)"]);
  const samples = JSON.parse(await readFile("samples/resume.json", "utf8"));
  expect(normalizeResume(samples)).toEqual(samples);
});

test.each([
  ["de", "März 2019"],
  ["fr", "mars 2019"],
  ["es", "mar. de 2019"],
  ["pt", "Março de 2019"],
  ["it", "marzo 2019"],
  ["nl", "mrt. 2019"],
  ["cs", "březen 2019"],
  ["hu", "2019. márc."],
  ["ru", "март 2019 г."],
  ["uk", "бер. 2019"],
  ["ja", "2019年3月"],
  ["ja", "3月 2019"],
  ["ko", "2019년 3월"],
  ["th", "มี.ค. 2019"],
  ["vi", "tháng 3, 2019"],
  ["ar", "مارس ٢٠١٩"],
  ["fa", "مارس ۲۰۱۹"],
  ["he", "מרץ 2019"],
  ["hi", "मार्च २०१९"],
  ["numbers", "03/2019"],
  ["JSON", "2019-3"],
])("a month as %s writes it is read: %s", (_, startDate) => {
  expect(normalizeResume({ work: [{ name: "A", startDate }] })).toEqual({
    work: [{ name: "A", startDate: "2019-03" }],
  });
});

test("each month of each language is itself", () => {
  for (const [language, ...months] of [
    ["fr", "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."],
    ["pl", "sty", "lut", "mar", "kwi", "maj", "cze", "lip", "sie", "wrz", "paź", "lis", "gru"],
    ["bn", ...[...Array(12).keys()].map((index) => new Date(2019, index).toLocaleString("bn", { month: "long" }))],
  ]) {
    for (const [index, month] of months.entries()) {
      const read = normalizeResume({ work: [{ startDate: `${month} 2019` }] });
      const startDate = `2019-${String(index + 1).padStart(2, "0")}`;
      expect(read, `${language} ${month}`).toEqual({ work: [{ startDate }] });
    }
  }
});

test("a date that is not a month keeps its year and is reported", () => {
  const told: unknown[] = [];
  const work = ["Spring 2019", "15.03.2019", "2019"].map((startDate) => ({ name: "A", startDate }));
  const read = normalizeResume({ work }, (path, date) => told.push([...path, date])) as { work: object[] };
  expect(read.work).toEqual(work.map((each) => ({ ...each, startDate: "2019" })));
  expect(told).toEqual([
    ["work", 0, "startDate", "Spring 2019"],
    ["work", 1, "startDate", "15.03.2019"],
  ]);
});

test("HTML goes, and keys are renamed only where the old schema had them", () => {
  const volunteer = [{ organization: "A", position: "Helper", company: "B", website: "https://a.test" }];
  expect(normalizeResume({ volunteer })).toEqual({ volunteer });
  const summary = "One</br>Two<BR/><hr>Three <!-- four --><table><tr><td>Five</td></tr></table>";
  expect(normalizeResume({ work: [{ name: "A", summary }] })).toEqual({
    work: [{ name: "A", summary: "One. Two. Three. Five" }],
  });
});

test("a period has months where the file has them, and is open without an end", () => {
  expect(periodOf({ startDate: "2014-06", endDate: "2016" }, "en")).toBe("Jun 2014 – 2016");
  expect(periodOf({ startDate: "2014-12-31" }, "en")).toBe("Dec 2014 – present");
  expect(periodOf({ startDate: "2014-01", endDate: "2014-01-31" }, "en")).toBe("Jan 2014");
  expect(periodOf({ endDate: "2012" }, "en")).toBe("2012");
  expect(periodOf({}, "en")).toBe("");
  expect(periodOf({ startDate: "2014-06", endDate: "2016" }, "de")).toBe("Juni 2014 – 2016");
  expect(periodOf({ endDate: "2014-06" }, "ja")).toBe("2014年6月");
});

test("a resume shows what has its tag or none, and the site no highlights and tags", () => {
  const job = (name: string, more: object) => ({ name, ...more });
  const highlights = ["Plain", { text: "For design", "x-for": ["design"] }, { text: "For code", "x-for": ["code"] }];
  const tagged = {
    work: [
      job("All", { highlights }),
      job("Design", { "x-for": ["design"] }),
      job("Site", { "x-for": ["site", "code"] }),
    ],
    skills: [
      { name: "Type", "x-for": ["design"] },
      { name: "Everything", "x-for": [] },
    ],
  };
  const content = contentWith(JSON.stringify(tagged));
  const shown = (tag?: string) => {
    const { work, skills } = resumeOf(content, tag);
    return [...work.flatMap(({ name, highlights = [] }) => [name, ...highlights]), ...skills.map(({ name }) => name)];
  };
  expect(shown()).toEqual(["All", "Site", "Everything"]);
  expect(shown("design")).toEqual(["All", "Plain", "For design", "Design", "Type", "Everything"]);
  expect(JSON.stringify(resumeOf(content))).not.toMatch(/x-for|"Design"|Plain/);
  expect(tagsIn(content.resume).sort()).toEqual(["code", "code", "design", "design", "design", "site"]);
});

test("the pages contain no part of the resume that they do not show", async () => {
  const code = JSON.stringify(resumeOf(contentWith(await fixture("old-schema"))));
  expect(code).toContain("Sample Works");
  expect(code).not.toMatch(/\(000\)|Shipped a sample|Sample Shelter|courses/);
});
