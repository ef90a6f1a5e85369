import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { CONTRACT, KEYS } from "../../src/components/showcase-entry.ts";
import { accessibilityReports } from "../../tools/accessibility/report.ts";
import { componentScenarios } from "../../tools/engines/component-scenarios.ts";
import { componentEntries, itemOf, pathOf, src } from "../../vite/modules/component-files.ts";
import { accessibilityOf, CRITERIA } from "../../vite/registry/accessibility.ts";
import { root } from "../../vite/root.mjs";

const all = [...CRITERIA.A, ...CRITERIA.AA];

test("docs/accessibility.md and openacr.yaml are current (npm run tools -- report)", () => {
  for (const [file, text] of accessibilityReports()) expect(readFileSync(join(root, file), "utf8"), file).toBe(text);
});

test("every component has the contract, keys, and a scenario in other engines", () => {
  const items = [...new Set(componentEntries())].map(
    (entry) => [itemOf(pathOf(entry)), accessibilityOf(entry)] as const,
  );
  expect(items.map(([item]) => item)).toEqual(Object.keys(KEYS));
  const scenarios = Object.keys(componentScenarios).map((title) => title.split(":")[0]?.replaceAll(" ", "-"));
  for (const [item, { keys, states, expectations, covered, notEvaluated }] of items) {
    expect(scenarios, item).toContain(item);
    expect(keys.length * states.length, item).toBeGreaterThan(0);
    expect(expectations, item).toEqual(Object.keys(CONTRACT));
    expect([...covered, ...notEvaluated].sort(), item).toEqual(all.toSorted());
  }
});

test("a component without tests has no evidence", () => {
  const { covered, notEvaluated, states, engines } = accessibilityOf(join(src, "components/icon/icon.tsx"), []);
  expect({ covered, notEvaluated, states, engines }).toEqual({
    covered: [],
    notEvaluated: all,
    states: [],
    engines: {},
  });
});

test("OpenACR has a row for each criterion of WCAG 2.2 that the contract names", () => {
  const numbers = all.map((criterion) => criterion.split(" ")[0]);
  expect([CRITERIA.A.length, CRITERIA.AA.length, new Set(numbers).size]).toEqual([31, 24, 55]);
  const tested = new Set<string>(["2.1.1", ...Object.values(CONTRACT).flat()]);
  expect(numbers).toEqual(expect.arrayContaining([...tested]));
  const { chapters } = parse(readFileSync(join(root, "docs/openacr.yaml"), "utf8"));
  const rows = [chapters.success_criteria_level_a, chapters.success_criteria_level_aa].flatMap(
    ({ criteria }) => criteria,
  );
  expect(rows.map(({ num, components: [{ adherence }] }) => [num, adherence.level])).toEqual(
    numbers.map((number) => [number, tested.has(number ?? "") ? "supports" : "not-evaluated"]),
  );
});
