import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import { expect, test } from "vitest";

test("npm run present -- --pdf prints tagged slides with an outline", () => {
  execFileSync(process.execPath, ["scripts/present.mjs", "marz", "--pdf"], { stdio: ["ignore", "inherit", "inherit"] });
  const text = readFileSync("present/marz.pdf", "latin1");
  const count = (pattern: RegExp) => text.match(pattern)?.length;
  expect(count(/\/Type \/Page\b/g)).toBe(12);
  expect(text).toMatch(/\/MediaBox \[0 0 1440 810\]/);
  expect(text).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
  expect(count(/\/S \/H1\b/g)).toBe(1);
  expect(count(/\/S \/H2\b/g)).toBe(11);
  expect(count(/\/S \/Figure\b/g)).toBeGreaterThanOrEqual(7);
  expect(text).toMatch(/\/Alt \(A render queue/);
  for (const title of ["MARZ", "Problem", "One shot from plate to delivery", "Thank you"]) {
    expect(text).toContain(`/Title (${title})`);
  }
});
