import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pairs, surfacePairs } from "#theme/layer/pairs.ts";

test("prints every pair in both themes, and ends with 0 when all pass", () => {
  const script = join(import.meta.dirname, "../../scripts/tokens-check.mjs");
  const { status, stdout } = spawnSync(process.execPath, [script], { encoding: "utf8" });
  for (const { foreground, background } of [...pairs, ...surfacePairs]) {
    expect(stdout.split(`  ${foreground} on ${background} `), `${foreground} on ${background}`).toHaveLength(3);
  }
  expect(stdout).toContain("Every pair keeps its floor.");
  expect(status).toBe(0);
});
