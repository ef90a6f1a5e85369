/** docs/accessibility.md and docs/openacr.yaml, from what the registry publishes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { CONTRACT } from "../../src/components/showcase-entry.ts";
import { componentEntries, itemOf, pathOf } from "../../vite/modules/component-files.ts";
import { accessibilityOf, CRITERIA } from "../../vite/registry/accessibility.ts";
import { root } from "../../vite/root.mjs";

const METHODS =
  "Automatic tests of components alone, not of pages. Neither people with disabilities nor people with screen readers have " +
  "evaluated them; a virtual screen reader's announcements are recorded. A criterion counts as supported if its test finds no " +
  "fault in any example, and as partially supported if that test is axe alone or covers some components only; the notes name " +
  "the test, which may cover a part of the criterion only. Focus rings are measured before a component opens, or if it has no " +
  "tab stop before, after. All other criteria are not evaluated, at levels A and AA too, so the report is incomplete.";

/** The catalog has it, WCAG 2.2 does not. */
const REMOVED = "4.1.1 Parsing";

/** The texts by path from the project's root. */
export function accessibilityReports(): Map<string, string> {
  const components = new Map(componentEntries().map((entry) => [itemOf(pathOf(entry)), accessibilityOf(entry)]));
  /** How a criterion was tested, and in which components. */
  const evidenceOf = (criterion: string) => {
    const [number = ""] = criterion.split(" ");
    const tests = Object.entries<readonly string[]>(CONTRACT).flatMap(([expectation, criteria]) =>
      criteria.includes(number) ? [expectation] : [],
    );
    const tested = [...components.values()].filter(({ covered }) => covered.includes(criterion)).length;
    const what = tests.join("; ") || "some of their keys, from the first tab stop";
    return tested === 0 ? "not evaluated" : `${tested} of ${components.size} components: ${what}`;
  };
  const rows = Object.entries(CRITERIA).flatMap(([level, criteria]) =>
    criteria.map((criterion) => `| ${criterion} | ${level} | ${evidenceOf(criterion)} |`),
  );
  const list = [...components].map(([item, { patterns, keys, states }]) => {
    const links = patterns.map((url) => `[${url.split("/apg/")[1]?.split("/")[1]}](${url})`).join(", ");
    return `| ${item} | ${links} | ${keys.map((each) => `\`${each}\``).join("<br>")} | ${states.join(", ")} |`;
  });
  const document = `# Accessibility of the components

Written by \`npm run tools -- report\`, from what each registry item carries in \`meta.accessibility\`
(\`vite/registry/accessibility.ts\`). [openacr.yaml](openacr.yaml) has the same rows for machines.

${METHODS}

Each example is tested in Chromium for:

${Object.keys(CONTRACT)
  .map((expectation) => `- ${expectation}`)
  .join("\n")}

A violating example proves that each of these can fail (\`tests/components/component-contract.test.tsx\`). In Firefox and WebKit
each component has a scenario (\`tools/engines/components.spec.ts\`).

[components.txt](../tools/accessibility/phrases/components.txt) has what a virtual screen reader says during these keys.
Keys are pressed in order, from the component's first tab stop. They are a part of its keys; its card in the showcase lists all.
*Closed* is the component as it is rendered, *open* is with its list, menu, dialog, tip or message.

| component | pattern | keys, and the selector that then has an element | states |
|---|---|---|---|
${list.join("\n")}

| WCAG 2.2 | level | evidence |
|---|---|---|
${rows.join("\n")}
`;
  const adherenceOf = (criterion: string) => {
    if (criterion === REMOVED) return { level: "not-applicable", notes: "Removed from WCAG 2.2." };
    const notes = evidenceOf(criterion);
    if (notes === "not evaluated") return { level: "not-evaluated" };
    const isWhole = notes.startsWith(`${components.size} of`) && !/: axe [^;]*$/.test(notes);
    return { level: isWhole ? "supports" : "partially-supports", notes };
  };
  const chapter = (criteria: readonly string[]) => ({
    criteria: criteria.map((criterion) => ({
      num: criterion.split(" ")[0],
      components: [{ name: "web", adherence: adherenceOf(criterion) }],
    })),
  });
  const { version, license, author, repository, bugs } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const contact = author?.email && { name: author.name, email: author.email, website: author.url };
  const reportOn = (date?: string) =>
    stringify(
      {
        title: "Die-cut components Accessibility Conformance Report",
        product: { name: "Die-cut components", version, description: "React components for Tailwind CSS." },
        author: contact,
        vendor: contact,
        report_date: date,
        version: 1,
        notes:
          "Written by `npm run tools -- report`. Author, vendor, repository and feedback are those of package.json, and left out " +
          "where it has none. OpenACR requires an author with an email address.",
        evaluation_methods_used: METHODS,
        license,
        repository: repository?.url,
        feedback: bugs?.url,
        catalog: "2.5-edition-wcag-2.2-en",
        chapters: {
          success_criteria_level_a: chapter(
            CRITERIA.A.flatMap((each) => (each.startsWith("4.1.2") ? [REMOVED, each] : each)),
          ),
          success_criteria_level_aa: chapter(CRITERIA.AA),
          success_criteria_level_aaa: { disabled: true },
        },
      },
      { aliasDuplicateObjects: false },
    );
  // The date changes only with the report.
  const before = readFileSync(join(root, "docs/openacr.yaml"), "utf8");
  const unchanged = reportOn(/^report_date: (\S+)$/m.exec(before)?.[1]);
  const report = unchanged === before ? before : reportOn(new Date().toISOString().slice(0, 10));
  return new Map([
    ["docs/accessibility.md", document],
    ["docs/openacr.yaml", report],
  ]);
}
