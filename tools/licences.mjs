/**
 * Writes THIRD-PARTY.md: the packages whose code or letters are in the published site, and their licences. `npm run tools --
 * licences`, after a change of the dependencies. `--check` writes nothing and fails when the file is not what it would be.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { fail } from "../scripts/support/setup.mjs";
import { root } from "../vite/root.mjs";

/** Packages that only the build uses, but parts of which the site carries: the reset of its styles, and its font. */
const COPIED = ["@fontsource-variable/archivo", "tailwindcss"];

const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, "utf8"));
const used = new Set(COPIED);
for (const name of readdirSync(`${root}src`, { encoding: "utf8", recursive: true })) {
  if (!/\.tsx?$/.test(name)) continue;
  const imports = readFileSync(`${root}src/${name}`, "utf8").matchAll(
    /^(?:import|export)\s(?!type)[^;]*?"((?:@[\w.-]+\/)?[\w.-]+)/gm,
  );
  for (const [, id = ""] of imports) if (`node_modules/${id}` in packages) used.add(id);
}
/** Paths in the lock file, with those of what each needs in turn. */
const published = new Set();
const add = (path) => {
  if (published.has(path)) return;
  published.add(path);
  if (COPIED.some((name) => path === `node_modules/${name}`)) return;
  for (const name of Object.keys(packages[path].dependencies ?? {})) {
    const folders = path
      .split("/node_modules/")
      .map((_, i, all) => all.slice(0, all.length - i).join("/node_modules/"));
    const found = [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
    add(found.find((each) => each in packages));
  }
};
for (const name of used) add(`node_modules/${name}`);

/** @type {Map<string, string[]>} the packages of each text */
const byText = new Map();
for (const path of [...published].sort()) {
  const folder = `${root}${path}`;
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  if (!file || !license) fail(`${name} ${version} has no licence. Take another package, or ask its author.`);
  const text = readFileSync(`${folder}/${file}`, "utf8").replaceAll("\r", "").trim();
  byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`]);
}
const sections = [...byText].map(([text, names]) => `## ${[...new Set(names)].join(", ")}\n\n~~~text\n${text}\n~~~\n`);
const made = ["# What others made of this site\n\nWritten by `npm run tools -- licences`.\n", ...sections].join("\n");

const file = `${root}THIRD-PARTY.md`;
if (!process.argv.includes("--check")) writeFileSync(file, made);
else if (readFileSync(file, "utf8") !== made) {
  fail(
    "THIRD-PARTY.md is not up to date with package-lock.json. Run `npm run tools -- licences`, and commit the file.",
  );
}
