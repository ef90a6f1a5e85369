import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { resume } from "#content/resume.ts";
import { pages, profile } from "#content/site.ts";
import { projects } from "#content/work/projects.ts";
import { digestOf, resumePage, withDigest } from "../../scripts/resume/page.mjs";
import { loadModule } from "../../scripts/support/load-module.mjs";

type Validate = (resume: object, report: (errors: { stack: string }[] | null) => void) => void;

const json = JSON.parse(await readFile("samples/resume.json", "utf8"));

/** The schema as its authors publish it, with their validator. */
const { validate }: { validate: Validate } = createRequire(import.meta.url)("@jsonresume/schema");

test("a job with the title of a case study links to it", () => {
  const titles = Object.fromEntries(projects.map(({ title, slug }) => [slug, title]));
  expect(resume.work.map(({ slug = "" }) => titles[slug])).toEqual(resume.work.map(({ name }) => name));
});

test("is valid by the published JSON Resume schema", () => {
  // As the owner writes it, and with what the profile adds.
  for (const document of [json, { ...json, ...resume }]) {
    validate(document, (errors) => expect(errors?.map(({ stack }) => stack)).toBeUndefined());
  }
  validate({ work: [{ startDate: "soon" }] }, (errors) => expect(errors).toHaveLength(1));
});

test("name and addresses are the profile's", () => {
  expect(resume.basics).toMatchObject({ name: profile.name, label: profile.title, email: profile.email });
  expect(resume.basics.profiles.map(({ url }) => url)).toEqual(profile.links.map(({ href }) => href));
});

const pdf = () => readFile(`samples/public/${profile.resume}`);

test("the linked PDF exists, is tagged, has a language and one or two pages", async () => {
  const text = String(await pdf());
  expect(text.slice(0, 5)).toBe("%PDF-");
  expect(text).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
  expect(text).toMatch(/\/Lang\s*\(en/);
  const sheets = text.match(/\/Type \/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThanOrEqual(1);
  expect(sheets.length).toBeLessThanOrEqual(2);
});

test("the PDF matches the content; if not: npm run resume", async () => {
  expect(String(await pdf())).toContain(`sha256:${digestOf(await resumePage())}`);
});

test("the printed resume has every text of the about page, none of it as markup", async () => {
  const { resume } = await loadModule("src/content/resume.ts");
  const written = structuredClone(resume);
  const marked = (value: unknown): unknown => {
    if (typeof value === "string") return /^\d{4}/.test(value) ? value : `<i>&${value}`;
    if (Array.isArray(value)) return value.map(marked);
    return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, marked(inner)]));
  };
  const education = [{ institution: "School", area: "Arts", studyType: "BA", period: "2020" }];
  const languages = [{ language: "English", fluency: "Fluent" }];
  const shown = [pages.about.experienceHeading, pages.about.skillsHeading, written.basics.name, written.basics.summary];
  for (const { name, position, summary } of written.work) shown.push(name, position, summary);
  for (const { keywords } of written.skills) shown.push(...keywords);
  shown.push("School", "Arts", "BA", "English", "Fluent");
  try {
    Object.assign(resume, marked({ ...written, education, languages }));
    const html = await resumePage();
    expect(html).not.toContain("<i>");
    for (const text of shown) expect(html).toContain(text);
    expect(html.match(/&lt;i&gt;&amp;/g)?.length).toBeGreaterThan(20);
  } finally {
    Object.assign(resume, written);
  }
});

test("the digest moves no object of the PDF", () => {
  const printed = "1 0 obj <<>> endobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n20\n%%EOF";
  const stamped = String(withDigest(Buffer.from(printed), "abc"));
  expect(stamped).toBe(printed.replace("startxref", "%sha256:abc\nstartxref"));
});
