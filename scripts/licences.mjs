/**
 * Writes THIRD-PARTY.md: the packages whose code or letters are in the published site, and their licences. `npm run licences`, after
 * a change of the dependencies. `--check` writes nothing and fails when the file is not what it would be.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { root } from "../vite/root.mjs";
import { fail } from "./support/setup.mjs";

/** Packages that only the build uses, but parts of which the site carries: the reset of its styles, and its font. */
const COPIED = ["node_modules/@fontsource-variable/archivo", "node_modules/tailwindcss"];

const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, "utf8"));
const published = Object.keys(packages).filter(
  (path) => COPIED.includes(path) || (path && !packages[path].dev && !packages[path].optional),
);
/** @type {Map<string, string[]>} the packages of each text */
const byText = new Map();
for (const path of published) {
  const folder = `${root}${path}`;
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  if (!file || !license) fail(`${name} ${version} has no licence. Take another package, or ask its author.`);
  const text = readFileSync(`${folder}/${file}`, "utf8").replaceAll("\r", "").trim();
  byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`]);
}
const sections = [...byText].map(([text, names]) => `## ${[...new Set(names)].join(", ")}\n\n~~~text\n${text}\n~~~\n`);
const made = ["# What others made of this site\n\nWritten by `npm run licences`.\n", ...sections].join("\n");

const file = `${root}THIRD-PARTY.md`;
if (!process.argv.includes("--check")) writeFileSync(file, made);
else if (readFileSync(file, "utf8") !== made) {
  fail("THIRD-PARTY.md is not up to date with package-lock.json. Run `npm run licences`, and commit the file.");
}
