/** What the README promises is there: every command, file and folder it names. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../vite/root.mjs";

const FILES = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "docs/rendering.md",
  "docs/recipes.md",
  "docs/registry.md",
];
FILES.push("tools/bench/README.md", "tokens/README.md", "deploy/README.md");
const documents = FILES.map((file) => readFileSync(join(root, file), "utf8"));
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> };

/** Where commands are named besides: what runs on GitHub. */
const workflows = readdirSync(join(root, ".github/workflows")).map((name) =>
  readFileSync(join(root, ".github/workflows", name), "utf8"),
);

test("every npm command that is named exists", () => {
  const named = [...documents, ...workflows].flatMap((text) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name),
  );
  expect(named.length).toBeGreaterThan(3);
  for (const name of named) expect(scripts, `npm run ${name}`).toHaveProperty(name);
  expect(scripts).toHaveProperty("start");
  expect(scripts).toHaveProperty("test");
});

test("every command of the tools that is named exists", () => {
  const tools = readFileSync(join(root, "tools/run.mjs"), "utf8");
  for (const text of [...documents, ...workflows]) {
    for (const [, name] of text.matchAll(/npm run tools -- ([\w-]+)/g))
      expect(tools).toMatch(new RegExp(`^  "?${name}"?: `, "m"));
  }
});

test("every npm command that exists is named", () => {
  for (const name of Object.keys(scripts)) {
    const words = ["start", "test"].includes(name) ? `npm ${name}` : `npm run ${name}`;
    expect(documents[0], words).toContain(words);
  }
});

test("every path that is named exists, save those that a recipe makes", () => {
  const paths = documents.flatMap((text) =>
    [...text.matchAll(/`((?:src|tests|tokens|tools|vite|scripts|public|docs|deploy|\.ci|\.vscode)\/[\w./-]*)`/g)].map(
      ([, path = ""]) => path,
    ),
  );
  expect(paths.length).toBeGreaterThan(10);
  const made = /\/(?:rating|talks)\b/;
  for (const path of paths) if (!made.test(path)) expect(existsSync(join(root, path)), path).toBe(true);
});

test("every link between the documents leads to a file", () => {
  const links = documents.flatMap((text, i) =>
    [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target = ""]) => join(dirname(FILES[i] ?? ""), target)),
  );
  expect(links.length).toBeGreaterThan(5);
  for (const target of links) expect(existsSync(join(root, target)), target).toBe(true);
});

test("every environment variable of the example file is explained, and handed to the published build", () => {
  const example = readFileSync(join(root, ".env.example"), "utf8");
  const names = [...example.matchAll(/^#? ?(VITE_\w+)=/gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(documents[0], name).toContain(name);
  for (const name of names) expect(workflows.join(), name).toContain(`\${{ vars.${name} }}`);
});
