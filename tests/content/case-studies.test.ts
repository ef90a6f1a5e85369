import { readFile } from "node:fs/promises";
import { rowArt } from "virtual:content/row-art";
import { expect, test } from "vitest";
import { type CaseStudy, type Drawing, figuresOf } from "#content/work/case-study.ts";
import { projects } from "#content/work/projects.ts";
import { loadCaseStudy } from "#routes/work/load-case-study-page.tsx";

const entries: [string, CaseStudy][] = await Promise.all(
  projects.map(async ({ slug }) => [slug, await loadCaseStudy(slug)]),
);

/** The markup behind an imported SVG: Vite gives a path below the project's root, or a small file as a data URL. */
async function markup(url: string): Promise<string> {
  const data = url.match(/^data:image\/svg\+xml,(.*)$/)?.[1];
  if (data) return decodeURIComponent(data).replaceAll("'", '"');
  return readFile(url.replace(/^\//, ""), "utf8");
}

function files({ src }: Drawing): string[] {
  return typeof src === "string" ? [src] : [src.dark, src.light];
}

test.each(entries)("%s tells problem and outcome in half a minute", (_, { summary, constraints, learnt }) => {
  const words = Object.values(summary).join(" ").split(/\s+/).length;
  expect(Object.keys(summary)).toEqual(["problem", "outcome"]);
  // 240 words a minute.
  expect(words).toBeLessThanOrEqual(120);
  for (const text of [...Object.values(summary), ...constraints, learnt ?? ""]) expect(text.length).toBeGreaterThan(20);
  expect(constraints.length).toBeGreaterThanOrEqual(2);
});

test.each(entries)(
  "%s has three to five sections, two of them decisions that say what was rejected",
  (_, { sections }) => {
    expect(sections.length).toBeGreaterThanOrEqual(3);
    expect(sections.length).toBeLessThanOrEqual(5);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    const decisions = sections.filter((section) => section.kind === "decision");
    expect(decisions).toHaveLength(2);
    for (const { id, choice, rejected, why, figures } of decisions) {
      expect(id).toMatch(/^decision-[a-z-]+$/);
      expect(rejected).not.toBe(choice);
      for (const text of [choice, rejected, why]) expect(String(text).length).toBeGreaterThan(20);
      expect(figures).toHaveLength(1);
    }
  },
);

test.each(entries)("%s: every picture appears once, with name, alternative text and caption", (_, study) => {
  const figures = figuresOf(study);
  expect(new Set(figures.map(({ src }) => JSON.stringify(src))).size).toBe(figures.length);
  for (const { name, alt, caption } of figures) {
    expect(name.length).toBeLessThan(50);
    expect(alt.length).toBeGreaterThan(40);
    expect(caption.length).toBeGreaterThan(20);
    expect(caption).not.toBe(alt);
  }
});

test.each(entries)("%s declares the size that each file has", async (_, study) => {
  const drawings: Drawing[] = figuresOf(study).flatMap((figure) =>
    figure.narrow ? [figure, figure.narrow] : [figure],
  );
  for (const drawing of drawings) {
    for (const file of files(drawing)) {
      expect(await markup(file), file).toContain(`viewBox="0 0 ${drawing.width} ${drawing.height}"`);
    }
  }
});

test("every drawing is flat, small and without a font", async () => {
  const drawn = entries.flatMap(([, study]) => figuresOf(study).flatMap(files));
  for (const file of [...drawn, ...Object.values(rowArt).filter((file) => file !== undefined)]) {
    const source = await markup(file);
    expect(source.length, file).toBeLessThan(20 * 1024);
    expect(source, file).not.toMatch(/<text|gradient|<filter|<script|NaN|undefined/i);
  }
});
