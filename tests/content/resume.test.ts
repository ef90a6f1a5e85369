import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { resume } from "#content/resume.ts";
import { pages, profile } from "#content/site.ts";
import { projects } from "#content/work/projects.ts";
import { digestOf, resumePage, withDigest } from "../../scripts/resume/page.mjs";
import { loadModule } from "../../scripts/support/load-module.mjs";

type Schema = { properties?: Record<string, Schema>; items?: Schema };
type Published = {
  schema: Schema;
  validate: (resume: object, report: (errors: { stack: string }[] | null) => void) => void;
};

/** Keys that the schema has no property for. It allows them, so a misspelt one would pass unseen. */
function unknownKeys(value: unknown, schema: Schema | undefined, path = ""): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => unknownKeys(item, schema?.items, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = schema?.properties?.[key];
    return known ? unknownKeys(inner, known, `${path}.${key}`) : [`${path}.${key}`];
  });
}

const json = JSON.parse(await readFile("samples/resume.json", "utf8"));

/** The schema as its authors publish it, with their validator. */
const published: Published = createRequire(import.meta.url)("@jsonresume/schema");

test("a job with the title of a case study links to it", () => {
  const titles = Object.fromEntries(projects.map(({ title, slug }) => [slug, title]));
  expect(resume.work.map(({ slug = "" }) => titles[slug])).toEqual(resume.work.map(({ name }) => name));
});

test("is valid by the published JSON Resume schema, without unknown keys", () => {
  // As the owner writes it, and with what the profile adds.
  // Without the link to a case study, which is the page's.
  const work = resume.work.map(({ slug: _, ...job }) => job);
  for (const document of [json, { ...json, ...resume, work }]) {
    published.validate(document, (errors) => expect(errors?.map(({ stack }) => stack)).toBeUndefined());
    expect(unknownKeys(document, published.schema)).toEqual([]);
  }
  published.validate({ work: [{ startDate: "soon" }] }, (errors) => expect(errors).toHaveLength(1));
  expect(unknownKeys({ work: [{ nmae: "x" }] }, published.schema)).toEqual([".work[0].nmae"]);
});

test("experience lists the four projects with their roles", () => {
  const roles = (list: readonly (readonly [string, string])[]) => list.toSorted(([a], [b]) => a.localeCompare(b));
  expect(roles(resume.work.map(({ name, position }) => [name, position] as const))).toEqual(
    roles(projects.map(({ title, role }) => [title, role] as const)),
  );
});

test("name and addresses are the profile's", () => {
  expect(resume.basics).toMatchObject({ name: profile.name, label: profile.title, email: profile.email });
  expect(resume.basics.profiles.map(({ url }) => url)).toEqual(profile.links.map(({ href }) => href));
});

const stampOf = (digest: string) => `/Keywords (sha256:${digest})`;
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
  expect(String(await pdf())).toContain(stampOf(digestOf(await resumePage())));
});

test("the printed resume has all experience and skills of the about page", async () => {
  const html = await resumePage();
  const texts = [
    resume.basics.name,
    resume.basics.summary ?? "",
    pages.about.experienceHeading,
    pages.about.skillsHeading,
    ...resume.work.flatMap(({ name, position, summary }) => [name, position, summary]),
    ...resume.skills.flatMap(({ keywords }) => keywords),
  ];
  for (const text of texts) {
    expect(html).toContain(text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;"));
  }
});

test("no text of the resume can become markup", async () => {
  const { resume } = await loadModule("src/content/resume.ts");
  const written = structuredClone(resume);
  const marked = (value: unknown): unknown => {
    if (typeof value === "string") return /^\d{4}/.test(value) ? value : `<i>&${value}`;
    if (Array.isArray(value)) return value.map(marked);
    return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, marked(inner)]));
  };
  const education = [{ institution: "School", area: "Arts", studyType: "BA", startDate: "2020" }];
  const languages = [{ language: "English", fluency: "Fluent" }];
  try {
    Object.assign(resume, marked({ ...written, education, languages }));
    const html = await resumePage();
    expect(html).not.toContain("<i>");
    // Every text is there: name twice, label, summary and so on.
    expect(html.match(/&lt;i&gt;&amp;/g)?.length).toBeGreaterThan(20);
  } finally {
    Object.assign(resume, written);
  }
});

test("the digest moves no byte of the PDF, and fails without room", () => {
  const digest = digestOf("page");
  const creator = String.raw`/Creator (Mozilla/5.0 \(X11; Linux\) and what else a browser calls itself, to a hundred and more characters in all)`;
  const printed = Buffer.from(`1 0 obj <<${creator} /Producer (x)>> endobj`);
  const stamped = withDigest(printed, digest);
  expect(stamped.length).toBe(printed.length);
  expect(stamped.indexOf("/Producer")).toBe(printed.indexOf("/Producer"));
  expect(String(stamped)).toContain(stampOf(digest));
  expect(() => withDigest(Buffer.from("/Creator (short)"), digest)).toThrow(/cannot be stamped/);
});
