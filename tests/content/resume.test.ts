import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { profile } from "#content/profile.ts";
import { resume } from "#content/resume.ts";
import { projects } from "#content/work/projects.ts";

test("experience is the four projects with the roles they have on the work list", () => {
  const roles = (list: readonly (readonly [string, string])[]) => list.toSorted(([a], [b]) => a.localeCompare(b));
  expect(roles(resume.work.map(({ name, position }) => [name, position] as const))).toEqual(
    roles(projects.map(({ title, role }) => [title, role] as const)),
  );
});

test("name and addresses are the profile's", () => {
  expect(resume.basics).toMatchObject({ name: profile.name, label: profile.title, email: profile.email });
  expect(resume.basics.profiles.map(({ url }) => url)).toEqual(profile.links.map(({ href }) => href));
});

test("the PDF that the about page links to is there, tagged and in a language", async () => {
  const pdf = await readFile(`public/${profile.resume}`, "latin1");
  expect(pdf.slice(0, 5)).toBe("%PDF-");
  expect(pdf).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
  expect(pdf).toMatch(/\/Lang\s*\(en/);
});
