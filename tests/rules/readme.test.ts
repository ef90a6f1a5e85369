/** The documents name only commands, files and folders that exist. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../vite/root.mjs";

const FILES = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "docs/accessibility.md",
  "docs/decisions.md",
  "docs/rendering.md",
  "docs/recipes.md",
  "docs/registry.md",
  "deploy/README.md",
  "samples/README.md",
  "tests/README.md",
  "tokens/README.md",
  "tools/bench/README.md",
];
const documents = FILES.map((file) => readFileSync(join(root, file), "utf8"));
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

const workflows = readdirSync(join(root, ".github/workflows")).map((name) =>
  readFileSync(join(root, ".github/workflows", name), "utf8"),
);

test("every named npm command exists", () => {
  const named = [...documents, ...workflows].flatMap((text) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name),
  );
  expect(named.length).toBeGreaterThan(3);
  for (const name of named) expect(scripts, `npm run ${name}`).toHaveProperty(name);
  expect(scripts).toHaveProperty("start");
  expect(scripts).toHaveProperty("test");
});

test("every named tool exists", () => {
  const tools = readFileSync(join(root, "tools/run.mjs"), "utf8");
  for (const text of [...documents, ...workflows]) {
    for (const [, name] of text.matchAll(/npm run tools -- ([\w-]+)/g))
      expect(tools).toMatch(new RegExp(`^  "?${name}"?: `, "m"));
  }
});

test("the README has at most 120 lines and 1,100 words", () => {
  const [text = ""] = documents;
  expect(text.split("\n").length - 1).toBeLessThanOrEqual(120);
  expect(text.match(/\S+/g)?.length).toBeLessThanOrEqual(1100);
});

test("the README names every npm command", () => {
  for (const name of Object.keys(scripts)) {
    const words = ["start", "test"].includes(name) ? `npm ${name}` : `npm run ${name}`;
    expect(documents[0], words).toContain(words);
  }
});

test("every named path exists, except in recipes and other projects", () => {
  const paths = documents.flatMap((text) =>
    [...text.matchAll(/`((?:src|tests|tokens|tools|vite|scripts|public|docs|deploy|\.ci|\.vscode)\/[\w./-]*)`/g)].map(
      ([, path = ""]) => path,
    ),
  );
  expect(paths.length).toBeGreaterThan(10);
  const made = /\/(?:rating|talks)\b|^public\/status|^src\/(?:index|styles)\b/;
  for (const path of paths) if (!made.test(path)) expect(existsSync(join(root, path)), path).toBe(true);
});

test("every link between the documents leads to a file", () => {
  const links = documents.flatMap((text, i) =>
    [...text.replace(/^```[\s\S]*?^```/gm, "").matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target = ""]) =>
      join(dirname(FILES[i] ?? ""), target),
    ),
  );
  expect(links.length).toBeGreaterThan(5);
  for (const target of links) expect(existsSync(join(root, target)), target).toBe(true);
});

test("every variable of .env.example is explained and passed to the published build", () => {
  const example = readFileSync(join(root, ".env.example"), "utf8");
  const names = [...example.matchAll(/^#? ?(VITE_\w+)=/gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(documents.join(), name).toContain(name);
  for (const name of names) expect(workflows.join(), name).toContain(`\${{ vars.${name} }}`);
});
