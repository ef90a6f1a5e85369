import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { CONTRACT, KEYS } from "../../src/components/showcase-entry.ts";
import { accessibilityReports } from "../../tools/accessibility/report.ts";
import { componentEntries, itemOf, pathOf, src } from "../../vite/modules/component-files.ts";
import { accessibilityOf, CRITERIA } from "../../vite/registry/accessibility.ts";
import { root } from "../../vite/root.mjs";

type Row = { num: string; components: [{ adherence: { level: string } }] };

const all = [...CRITERIA.A, ...CRITERIA.AA];

test("docs/accessibility.md and openacr.yaml are current (npm run tools -- report)", () => {
  for (const [file, text] of accessibilityReports()) expect(readFileSync(join(root, file), "utf8"), file).toBe(text);
});

test("openacr.yaml has the catalog's rows, a date, and no claim beyond its evidence", () => {
  const { report_date, author, chapters } = parse(accessibilityReports().get("docs/openacr.yaml") ?? "");
  expect(report_date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(JSON.stringify(author ?? "")).not.toContain("Your Name");
  const rows: Row[] = Object.values<{ criteria?: Row[] }>(chapters).flatMap(({ criteria = [] }) => criteria);
  expect(rows).toHaveLength(56);
  const levelOf = (wanted: string) => rows.find(({ num }) => num === wanted)?.components[0].adherence.level;
  expect(levelOf("4.1.1")).toBe("not-applicable");
  for (const criterion of ["1.1.1", "1.3.1", "4.1.2", "4.1.3"]) expect(levelOf(criterion)).toBe("partially-supports");
  for (const criterion of ["1.4.10", "1.4.11", "1.4.13", "2.1.2", "2.4.3"]) expect(levelOf(criterion)).toBe("supports");
  expect(JSON.stringify(rows)).not.toContain("above");
});

test("every component has the contract, keys, and a scenario in other engines", () => {
  const items = [...new Set(componentEntries())].map(
    (entry) => [itemOf(pathOf(entry)), accessibilityOf(entry)] as const,
  );
  expect(items.map(([item]) => item)).toEqual(Object.keys(KEYS));
  const spec = readFileSync(join(root, "tools/engines/components.spec.ts"), "utf8");
  const scenarios = [...spec.matchAll(/^test\("([\w ]+):/gm)].map(([, name = ""]) => name.replaceAll(" ", "-"));
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
