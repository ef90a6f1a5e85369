/** Retired words (docs/glossary.md): stiff phrases that readers stumble over, in code, tests and documents. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../vite/root.mjs";

const RETIRED = [
  /(?<!\b[Tt]here )\b(?:is|are|was|were|be) (?:no|none)\b(?! longer| more than| matter)/,
  /\bst(?:and|ands|anding|ood)\b(?!-in| in\b| out| figure|alone)/i,
  /\bmend(?:s|ed|ing)?\b|\banew\b|\bbesides\b|\bin the place of\b|\bwhoever\b|\bwhatever\b|\bat the present\b/i,
  /\b(?:has|have|had) come\b|\b(?:is|are) said\b|\bthere(?:by|of)\b|\bwhereby\b|\bborne\b|\bnothing of\b/i,
  // A sentence or a test name that begins with one of these.
  /(?:^\s*(?:\*|\/\/|\/\*\*?|#|-|\|)?\s*|[.:!] |["'`])(?:Of|What|Whatever|Where|Such|Whoever|Whose) [a-z]/,
  /\b(?:test|it|describe)(?:\.\w+)*(?:\([^)]*\))?\(\s*["'`](?:of|what|whatever|where|such|whoever|whose) /,
];

/** Questions, and titles and labels on the page. */
const ALLOWED: readonly RegExp[] = [
  /\?/,
  /What (?:goes on a|gets a version|happens to booked|every component here guarantees|the picture shows)|Where to answer/,
];

test("retired words appear nowhere but in justified places", () => {
  const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trim().split("\n");
  const texts = files.filter(
    (file) =>
      /\.(?:tsx?|m?js|css|md|ya?ml|html|json)$/.test(file) &&
      !/package-lock|fixtures|THIRD-PARTY|CHANGELOG|\.schema\.json|words\.test|sample-data/.test(file),
  );
  const found = texts.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, i) =>
        RETIRED.some((words) => words.test(line)) && !ALLOWED.some((words) => words.test(line))
          ? [`${file}:${i + 1}: ${line.trim()}`]
          : [],
      ),
  );
  expect(found.join("\n")).toBe("");
});
