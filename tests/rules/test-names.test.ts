/** A test's name is one sentence that fits a line. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { root } from "../../vite/root.mjs";

const MAX_LENGTH = 80;
const isTest = (code: string) => /^(?:test|testShared)\b/.test(code);

test("no test's name is longer than 80 characters", () => {
  const files = readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" });
  const names = files.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file)).flatMap(namesIn);
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name) => name.length > MAX_LENGTH)).toEqual([]);
});

/** The names as written, without what a template fills in. */
function namesIn(file: string): string[] {
  const code = readFileSync(join(root, "tests", file), "utf8");
  const names: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [name] }) {
      if (!isTest(code.slice(callee.start, callee.end))) return;
      if (name?.type === "Literal" && typeof name.value === "string") names.push(name.value);
      if (name?.type === "TemplateLiteral") names.push(name.quasis.map(({ value }) => value.cooked).join("…"));
    },
  }).visit(parseSync(file, code).program);
  return names;
}
