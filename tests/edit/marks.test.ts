/** Texts of the content carry marks that name their fields; what links, keys and addresses are made of carries none. */
import { expect, test } from "vitest";
import { roleChoices } from "#routes/work/by-role.ts";
import { readContent } from "../../vite/content/read-content.ts";
import { ContentFiles } from "../../vite/edit/content-files.ts";
import { fieldsOf } from "../../vite/edit/fields.ts";
import { markContent } from "../../vite/edit/mark-content.ts";
import { mark, placesIn, unmark } from "../../vite/edit/marks.ts";

/** Marking changes it. */
const readSample = () => readContent("samples");
const { fields } = new ContentFiles("samples").state();

/** The content with other files, and the place of each of its texts. */
function marked(files: Record<string, string>) {
  const unsaved = new Map(Object.entries(files).map(([name, text]) => [`samples/${name}`, text]));
  const changed = Object.keys(files);
  const others = fields.filter(({ file }) => !changed.includes(file));
  const own = changed.flatMap((file) => fieldsOf(file, files[file] as string));
  return markContent(readContent("samples", unsaved), [...others, ...own]);
}

const pathOf = (text: string | undefined) =>
  placesIn(text ?? "").map(({ place }) => "path" in place && place.path.join("."));

test("a mark can be read and taken off, also from a joined text and from capitals", () => {
  const role = mark("Designer", { file: "a.yaml", path: ["work", 0, "position"] });
  const words = mark("Weiß, 🏴󠁧󠁢󠁥󠁮󠁧󠁿 and more", { file: "b.yaml", path: ["ä"] });
  const line = `“${role}. ${words}”`.toUpperCase();
  expect(unmark(line)).toBe("“Designer. Weiß, 🏴󠁧󠁢󠁥󠁮󠁧󠁿 and more”".toUpperCase());
  expect(placesIn(line)).toEqual([
    { end: 9, place: { file: "a.yaml", path: ["work", 0, "position"] } },
    { end: unmark(line).length - 1, place: { file: "b.yaml", path: ["ä"] } },
  ]);
});

test("every mark names the field with that text, and leaves the text readable", () => {
  const content = markContent(readSample(), fields);
  const found: string[] = [];
  const visit = (value: unknown): unknown => {
    if (typeof value !== "string") {
      if (Array.isArray(value)) return value.map(visit);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, visit(each)]));
    }
    for (const { place } of placesIn(value)) {
      if (!("path" in place)) continue;
      const field = fields.find(({ file, path }) => file === place.file && String(path) === String(place.path));
      const text = String(field?.value ?? field?.fallback);
      // A title's line is a part of it.
      expect(text, JSON.stringify(place)).toContain(unmark(value));
      found.push(`${place.file} ${place.path.join(".")}`);
    }
    return unmark(value);
  };
  expect(visit(content)).toEqual(readSample());
  expect(found).toEqual(
    expect.arrayContaining([
      "site.yaml name",
      "site.yaml titleLines.wide.1",
      "site.yaml links.1.label",
      "site.yaml portrait.alt",
      "pages.yaml about.bio.0",
      "pages.yaml contact.fields.email",
      "pages.yaml contact.lid",
      "resume.json work.0.summary",
      "work/marz/case-study.md title",
      "work/marz/case-study.md summary.outcome",
      "work/marz/case-study.md constraints.0",
    ]),
  );
  expect(
    found.filter((place) => /\b(?:site|href|email|file|resume|leaveOut|work|url|color|src|\w+Date)$/.test(place)),
  ).toEqual(["pages.yaml contact.fields.email", "pages.yaml inquiry.fields.email"]);
});

test("equal texts are marked with fields of their own", () => {
  const { pages } = marked({
    "pages.yaml": "about: { skillsHeading: Same, languagesHeading: Same, bio: [Same, Same] }",
  });
  expect([pages.about.skillsHeading, pages.about.languagesHeading, ...pages.about.bio].flatMap(pathOf)).toEqual([
    "about.skillsHeading",
    "about.languagesHeading",
    "about.bio.0",
    "about.bio.1",
  ]);
});

test("an entry after a placeholder is marked with its place in the file", () => {
  const { pages } = marked({ "pages.yaml": "contact: { include: ['PLACEHOLDER: one', A date, A date] }" });
  expect(pages.contact.include.flatMap(pathOf)).toEqual(["contact.include.1", "contact.include.2"]);
});

test("a title that the build breaks is marked with its one field", () => {
  const { pages } = marked({ "pages.yaml": "about: { lid: A title of several lines }" });
  expect(pages.about.lid.narrow.length).toBeGreaterThan(1);
  expect(new Set([...pages.about.lid.wide, ...pages.about.lid.narrow].flatMap(pathOf))).toEqual(new Set(["about.lid"]));
});

test("a text of the resume that reading has changed is not marked", () => {
  const { resume } = marked({
    "resume.json": '{ "work": [{ "company": "Old key", "position": "<b>Bold</b>", "summary": "Plain" }] }',
  });
  expect([resume.work[0]?.name, resume.work[0]?.position, resume.work[0]?.summary].map(pathOf)).toEqual([
    [],
    [],
    ["work.0.summary"],
  ]);
});

test("a picture is marked with its section and its file", () => {
  const { studies } = markContent(readSample(), fields);
  const marz = studies.find(({ slug }) => slug === "marz");
  const figure = marz?.sections.flatMap(({ figures }) => figures)[0];
  expect(placesIn(figure?.alt ?? "").map(({ place }) => place)).toEqual([
    { file: "work/marz/case-study.md", section: 1, url: "pipeline.svg" },
  ]);
});

test("the work list's filter counts equal roles together, marked or not", () => {
  const { projects } = markContent(readSample(), fields);
  const counts = (list: typeof projects) => roleChoices(list).map(({ label, count }) => [unmark(label), count]);
  expect(projects[0]?.role).not.toBe(readSample().projects[0]?.role);
  expect(counts(projects)).toEqual(counts(readSample().projects));
});
