import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pairs, surfacePairs } from "#theme/layer/pairs.ts";
import { contrastReport } from "../../vite/tokens/contrast-report.ts";

const examples = join(import.meta.dirname, "../../tokens/examples");

test("lists every pair in both themes, and says that all pass", async () => {
  const { lines, failed } = await contrastReport();
  for (const { foreground, background } of [...pairs, ...surfacePairs]) {
    const named = lines.filter((line) => line.includes(`  ${foreground} on ${background} `));
    expect(named, `${foreground} on ${background}`).toHaveLength(2);
  }
  expect([lines.at(-1), failed]).toEqual(["\nEvery pair reaches its minimum.", 0]);
});

test.each(readdirSync(examples))("every pair of the example %s reaches its minimum", async (file) => {
  const { lines, failed } = await contrastReport(readFileSync(join(examples, file), "utf8"));
  expect(lines.length).toBeGreaterThan(2 * pairs.length);
  expect(failed, lines.join("\n")).toBe(0);
});
