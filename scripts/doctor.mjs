/**
 * `npm run doctor`: what the owner still has to fill in before publishing.
 * Lists every placeholder in src/content with file, line and key. Exit status: 0 none left, 1 some.
 */
import { readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** What marks a text as not the owner's own yet. */
export const PLACEHOLDER = /\bexample\.(?:com|org|net)\b|\/example\b|\bYour Name\b|\bPLACEHOLDER\b/;

/**
 * Placeholders of one file.
 * @param {string} text the file's contents, TypeScript or JSON
 * @returns {{ line: number, key: string, value: string }[]} key is the nearest property name, "" when there is none
 */
export function placeholders(text) {
  return text.split("\n").flatMap((line, index) => {
    const code = line.replace(/^\s*(?:\/\/|\/?\*).*$/, "");
    if (!PLACEHOLDER.test(code)) return [];
    return stringsIn(code).map(({ key, value }) => ({ line: index + 1, key, value }));
  });
}

/** The quoted strings of a line that hold a placeholder, with the property each belongs to. */
function stringsIn(line) {
  return [...line.matchAll(/(?:"?([\w$-]+)"?\s*:\s*)?"((?:[^"\\]|\\.)*)"/g)]
    .filter(([, , value]) => PLACEHOLDER.test(value))
    .map(([, key = "", value]) => ({ key, value }));
}

const root = fileURLToPath(new URL("..", import.meta.url));
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = `${root}src/content`;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|json)$/.test(entry.name))
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`)
    .sort();
  let count = 0;
  for (const file of files) {
    for (const { line, key, value } of placeholders(readFileSync(file, "utf8"))) {
      console.log(`${relative(root, file)}:${line}  ${key || "(text)"}  "${value}"`);
      count++;
    }
  }
  console.log(count ? `\n${count} placeholders remain.` : "No placeholders remain.");
  process.exitCode = count ? 1 : 0;
}
