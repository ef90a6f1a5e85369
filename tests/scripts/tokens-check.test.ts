import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { measureContrast } from "#studio/measure-contrast.ts";
import { pairs, surfacePairs } from "#theme/layer/pairs.ts";
import { loadTokens } from "../../vite/tokens/tokens.ts";

const script = join(import.meta.dirname, "../../scripts/tokens-check.mjs");
const examples = join(import.meta.dirname, "../../tokens/examples");

test("prints every pair in both themes, and ends with 0 when all pass", () => {
  const { status, stdout } = spawnSync(process.execPath, [script], { encoding: "utf8" });
  for (const { foreground, background } of [...pairs, ...surfacePairs]) {
    expect(stdout.split(`  ${foreground} on ${background} `), `${foreground} on ${background}`).toHaveLength(3);
  }
  expect(stdout).toContain("Every pair reaches its minimum.");
  expect(status).toBe(0);
});

test.each(readdirSync(examples))("every pair of the example %s reaches its minimum", async (file) => {
  const { base, layer } = await loadTokens(readFileSync(join(examples, file), "utf8"));
  const measures = measureContrast(layer, base);
  expect(measures.length).toBeGreaterThan(2 * pairs.length);
  expect(measures.filter(({ passes, isDecoration }) => !passes && !isDecoration)).toEqual([]);
});
