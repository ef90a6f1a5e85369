/** The owner's files are changed, undone, deleted and restored, whole or not at all, and nothing else is. */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import process from "node:process";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { linkedIn } from "#tests/support/linkedin.ts";
import { readContent } from "../../vite/content/read-content.ts";
import { unusedPictures } from "../../vite/content/unused-pictures.ts";
import { type Change, ContentFiles } from "../../vite/edit/content-files.ts";
import { requests } from "../../vite/edit/requests.ts";
import { root } from "../../vite/root.mjs";
import { writeFiles } from "../../vite/write-files.mjs";

let home: string;
let files: ContentFiles;
const at = (path: string) => join(home, "content", path);
const read = (path: string) => readFileSync(at(path), "utf8");
const sample = (path: string) => readFileSync(`samples/${path}`, "utf8");
const add = (title: string) => files.addStudy(requests.study.parse({ title }));
const blank = () => sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } });
const work = () => readdirSync(at("work")).sort();

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "case-studies-"));
  cpSync("samples", at(""), { recursive: true });
  files = new ContentFiles(relative(root, at("")));
});
afterEach(() => rmSync(home, { recursive: true }));

const NAME = { file: "site.yaml", path: ["name"], was: "Your Name", value: "Ada" };
const MARZ = "work/marz/case-study.md";

test("nothing outside the content is read or written", async () => {
  const outside = ["../package.json", "/etc/passwd", "work/../../package.json", "site.yaml/..", "public/x.yaml", ""];
  for (const file of outside) {
    expect(() => files.change({ ...NAME, file }), file).toThrow("is not a file of the content");
  }
  symlinkSync(at("work/marz"), at("work/linked"));
  expect(() => files.change({ ...NAME, file: "work/linked/case-study.md" })).toThrow("is a symbolic link");
  const picture = { beside: "../..", name: "../../../evil.png" };
  expect(await files.addPicture(picture, await blank().png().toBuffer())).toEqual({ name: "evil.png" });
  expect(existsSync(at("evil.png"))).toBe(true);
});

test("a change that the build refuses is not saved, and its reason is returned", () => {
  const refused = (change: Change) => files.change(change).problems?.[0];
  expect(refused({ ...NAME, value: "" })).toMatchObject({ key: "name", line: 5 });
  expect(refused({ ...NAME, path: ["email"], was: "hello@example.com", value: "nobody" })).toMatchObject({
    found: '"nobody"',
    expected: expect.stringContaining("an email address"),
  });
  const [, first = ""] = sample(MARZ).split(/^(?=## )/m);
  const section = { file: MARZ, section: 1, was: first.trim() };
  expect(refused({ ...section, text: "## Decision: One\n\nNo words." })?.found).toContain("decision");
  expect(files.change({ ...section, text: "No heading." }).message).toContain("starts with its heading");
  expect([read("site.yaml"), read(MARZ)]).toEqual([sample("site.yaml"), sample(MARZ)]);
});

test("a value changed elsewhere is not overwritten, another key of its file is", () => {
  const theirs = sample("site.yaml").replace("Your Name", "Bea");
  writeFileSync(at("site.yaml"), theirs);
  expect(files.change(NAME)).toEqual({ conflict: { theirs: "Bea" } });
  expect(files.change({ ...NAME, path: ["copyright"], was: "© 2025", value: "© 2026" })).toEqual({});
  expect(read("site.yaml")).toBe(theirs.replace("© 2025", "© 2026"));
  writeFileSync(at("site.yaml"), theirs);
  expect(files.step("done").message).toContain("was changed elsewhere since");
});

test("an imported resume is used only if it is valid, and over an unchanged file", () => {
  const { text = "", was = "" } = files.importResume(linkedIn());
  const wrong = '{ "work": [{ "name": "A", "startDate": "soon" }] }';
  expect(files.useResume({ text: wrong, was }).problems).toHaveLength(1);
  expect(files.useResume({ text, was: "{}" }).message).toContain("was changed elsewhere since");
  expect(read("resume.json")).toBe(sample("resume.json"));
});

test("when one file cannot be written, all others are as before", () => {
  const names = ["site.yaml", "new.yaml", "site.yaml/not-a-folder"];
  const write = () => writeFiles(new Map(names.map((name) => [at(name), "after"])));
  expect(write).toThrow(/not-a-folder could not be written\..*Nothing was saved\.$/);
  expect([read("site.yaml"), existsSync(at("new.yaml"))]).toEqual([sample("site.yaml"), false]);
});

test.each([
  ["marz-2", "Marz!"],
  ["project", "日本語"],
  ["project-con", "Con"],
  ["a-la-carte", "À la carte"],
  ["long-title-".repeat(8).slice(0, 80), "Long title ".repeat(28)],
])("a new case study gets the folder %s, and its undo leaves none", (slug, title) => {
  const before = work();
  expect(add(title)).toEqual({});
  expect(work().filter((name) => !before.includes(name))).toEqual([slug]);
  expect(files.step("done")).toEqual({});
  expect(work()).toEqual(before);
  expect(files.step("undone")).toEqual({});
  expect(readContent(relative(root, at(""))).studies[0]?.slug).toBe(slug);
});

test("a title that is blank or taken is refused in words", () => {
  expect(() => add(" ")).toThrow("Type a title for the case study first.");
  expect(add("MARZ").message).toMatch(/^A case study is called MARZ already\./);
});

test("a second title without Latin letters gets a number", () => {
  add("日本語");
  expect(add("中文")).toEqual({});
  expect(work()).toEqual(expect.arrayContaining(["project", "project-2"]));
});

test("a full disk and a broken file leave no folder of a case study", () => {
  const before = work();
  // The kernel answers "no space left" to every write there.
  symlinkSync("/dev/full", at(`.site.yaml.${process.pid}.new`));
  expect(() => add("Night Bus")).toThrow("The disk is full. Nothing was saved.");
  expect(work()).toEqual(before);
  writeFileSync(at("pages.yaml"), "about: 3");
  expect(() => add("Night Bus")).toThrow("keys and values");
  expect(work()).toEqual(before);
});

test("a draft is deleted into a folder beside the content, and restored", () => {
  add("Night Bus");
  expect(() => files.remove({ path: "work/night-bus" })).toThrow("is shown on the site");
  files.step("done");
  const draft = readFileSync(at("work/marz/case-study.md"));
  files.change({ file: "site.yaml", path: ["work"], was: ["edusim", "vxnessa", "marz", "timeslot"], order: [0, 1, 3] });
  for (const kept of ["marz", "marz-2"]) {
    expect(files.remove({ path: "work/marz" })).toEqual({});
    expect(existsSync(at("work/marz"))).toBe(false);
    expect(readFileSync(join(home, `.trash/work/${kept}/case-study.md`))).toEqual(draft);
    if (kept === "marz") cpSync(join(home, ".trash/work/marz"), at("work/marz"), { recursive: true });
  }
  expect(files.step("done")).toEqual({});
  expect(readFileSync(at("work/marz/case-study.md"))).toEqual(draft);
  // Its place is taken again: by the copy that was undone.
  expect(files.step("done").message).toBe("work/marz was changed elsewhere since. Nothing was changed.");
  for (const path of ["", "work", "work/edusim", "../package.json", "site.yaml"]) {
    expect(() => files.remove({ path }), path).toThrow("is shown on the site, or is gone");
  }
});

test("unlist gives an address that cannot be guessed, keeps it, and is undone", () => {
  const before = readFileSync(at("work/marz/case-study.md"));
  const { name = "" } = files.unlist({ slug: "marz" });
  expect(name).toMatch(/^marz-[a-z2-9]{10}$/);
  const { projects, unlisted, site } = readContent(relative(root, at("")));
  expect([projects.length, unlisted.map(({ slug }) => slug), site.work[2]]).toEqual([3, [name], name]);
  files.change({ file: `work/${name}/case-study.md`, path: ["listed"], was: false });
  expect(files.unlist({ slug: name })).toEqual({ name });
  for (const _ of "123") expect(files.step("done")).toEqual({});
  expect([work(), readFileSync(at("work/marz/case-study.md"))]).toEqual([
    ["edusim", "marz", "timeslot", "vxnessa"],
    before,
  ]);
  const guessed = { file: "work/marz/case-study.md", path: ["listed"], was: null, value: false };
  expect(files.change(guessed).problems?.[0]?.expected).toContain("npm run doctor -- unlist marz");
});

test("pictures that no text names are unused, and can be deleted", () => {
  const unused = () => unusedPictures(readContent(relative(root, at(""))));
  expect(unused()).toEqual([]);
  for (const path of ["me.png", "work/marz/shot.png", "work/marz/hero-light.jpg", "work/marz/spare-dark.svg"]) {
    writeFileSync(at(path), "");
  }
  const text = readFileSync(at("work/marz/case-study.md"), "utf8");
  writeFileSync(at("work/marz/case-study.md"), text.replace("pipeline.svg", "hero-light.jpg"));
  const pipeline = ["work/marz/pipeline-narrow.svg", "work/marz/pipeline.svg"];
  expect(unused()).toEqual(["me.png", ...pipeline, "work/marz/shot.png", "work/marz/spare-dark.svg"]);
  files.remove({ path: "work/marz/shot.png" });
  files.remove({ path: "me.png" });
  expect(unused()).toEqual([...pipeline, "work/marz/spare-dark.svg"]);
});

test("a read-only file is kept, with the way to change it; a private one stays private", () => {
  const rename = () => files.change(NAME);
  chmodSync(at("site.yaml"), 0o444);
  expect(rename).toThrow("site.yaml could not be written. The file is read-only. Allow changes to it");
  expect(statSync(at("site.yaml")).mode & 0o777).toBe(0o444);
  chmodSync(at("site.yaml"), 0o600);
  expect(rename()).toEqual({});
  expect(statSync(at("site.yaml")).mode & 0o777).toBe(0o600);
});

test("a picture gets the ending of its kind", async () => {
  const jpeg = await blank().jpeg().toBuffer();
  const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>');
  const cases: [string, Buffer, string][] = [
    ["IMG_1.HEIC", jpeg, "img-1.jpg"],
    ["a.svg", jpeg, "a.jpg"],
    ["b.JPEG", jpeg, "b.jpeg"],
    ["c.png", svg, "c.svg"],
    ["d", svg, "d.svg"],
  ];
  for (const [name, bytes, saved] of cases) {
    expect(await files.addPicture({ beside: "", name }, bytes)).toEqual({ name: saved });
  }
});
