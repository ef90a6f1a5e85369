import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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
