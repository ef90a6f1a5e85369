import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { figuresOf } from "#tests/support/figures-of.ts";
import { readContent } from "../../vite/content/read-content.ts";

test("every drawing of the samples is flat, small and without a font", () => {
  const figures = readContent("samples").studies.flatMap(figuresOf);
  const named = figures.flatMap(({ files }) => Object.values(files)).filter((file) => file !== undefined);
  const files = named.flatMap((file) => (typeof file === "string" ? [file] : [file.dark, file.light]));
  expect(files.length).toBeGreaterThan(10);
  for (const file of new Set(files)) {
    const source = readFileSync(file, "utf8");
    expect(source.length, file).toBeLessThan(20 * 1024);
    expect(source, file).not.toMatch(/<text|gradient|<filter|<script|NaN|undefined/i);
  }
});
