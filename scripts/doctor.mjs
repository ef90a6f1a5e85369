/**
 * `npm run doctor`: lists what the owner still has to do before publishing.
 * - Placeholders in src/content, in the web manifest and in the licence, with file, line and key.
 * - Texts that the owner has to confirm (comments that begin with CONFIRM).
 * - Files made from content that has changed since.
 * - The state of the listed websites, when it is older than a day.
 * Exit status: 0 when nothing is left, else 1.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { websiteProblems } from "./support/own-websites.mjs";
import { checkNode, installPackages, root } from "./support/setup.mjs";

/** Marks of a text that the owner has to replace. */
export const PLACEHOLDER = /\bexample\.(?:com|org|net)\b|\/example\b(?!\.)|\bYour Name\b|\bPLACEHOLDER\b/;

const MANIFEST = "public/site.webmanifest";
/** Names whoever holds the rights. */
const LICENSE = "LICENSE";

/** The relevant pieces of TypeScript and JSON: comments, the three kinds of strings, names, and brackets. */
const PIECES =
  /\/\/.*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`|[\w$]+|[{}[\],;]/g;

/**
 * Placeholders of one file.
 * @param {string} text the file's contents, TypeScript or JSON
 * @returns {{ line: number, key: string, value: string }[]} key is the path to the text, such as `profile.links[1].href`
 */
export function placeholders(text) {
  const found = [];
  /** The objects and lists around the current place: the name of each, and the index in a list. */
  const open = [];
  let name = "";
  const here = () => {
    const around = open.at(-1);
    return around?.list ? `[${around.index}]` : name;
  };
  for (const match of text.matchAll(PIECES)) {
    const [piece] = match;
    const next = /\S/.exec(text.slice(match.index + piece.length))?.[0];
    const quoted = /^["'`]/.test(piece);
    const value = quoted ? piece.slice(1, -1) : piece;
    if (piece === "{" || piece === "[") {
      open.push({ name: here(), list: piece === "[", index: 0 });
      name = "";
    } else if (piece === "}" || piece === "]") {
      name = open.pop()?.name ?? "";
    } else if (piece === "," || piece === ";") {
      const around = open.at(-1);
      if (around) around.index++;
      name = "";
    } else if (next === ":" || (next === "=" && !name)) {
      if (!piece.startsWith("/")) name = value;
    } else if (quoted && PLACEHOLDER.test(value)) {
      const key = [...open.map((around) => around.name), here()].filter(Boolean).join(".").replaceAll(".[", "[");
      const line = text.slice(0, match.index).split("\n").length;
      found.push({ line, key, value: value.replaceAll(/\s+/g, " ").trim() });
    }
  }
  return found;
}

/**
 * The comments that begin with CONFIRM. The owner deletes them to confirm.
 * @param {string} text the file's contents
 * @returns {{ line: number, value: string }[]}
 */
export function confirmations(text) {
  return [...text.matchAll(/^\s*\/\/ CONFIRM: (.+)$/gm)].map(({ 0: comment, 1: value, index }) => ({
    line: text.slice(0, index + comment.indexOf("//")).split("\n").length,
    value,
  }));
}

/**
 * The files made from content that has changed since, each with the command that makes it again.
 * @param {{ pdf: Buffer, digest: string, manifest: { short_name: string, name: string }, profile: { name: string, title: string },
 *   previews: { file: string, digest: string, picture: Buffer | null }[] }} files
 *   the printed resume, the digest of what would be printed now, the web manifest, the profile of src/content, and each
 *   page's preview picture (null: there is none) with the digest of what would be drawn now
 * @returns {string[]}
 */
export function outOfDate({ pdf, digest, manifest, profile, previews }) {
  const notes = [];
  if (!pdf.includes(`sha256:${digest}`)) {
    notes.push("public/resume.pdf was printed from other content than there is now: npm run resume");
  }
  if (manifest.short_name !== profile.name || manifest.name !== `${profile.name}, ${profile.title}`) {
    notes.push(
      `${MANIFEST} is for "${manifest.name}", the profile says "${profile.name}, ${profile.title}": npm run previews`,
    );
  }
  const missing = previews.filter(({ picture }) => !picture);
  const old = previews.filter((preview) => preview.picture && !preview.picture.includes(preview.digest));
  const files = (list) => list.map(({ file }) => `public/${file}`).join(", ");
  if (missing.length) notes.push(`Pages without a preview picture (${files(missing)}): npm run previews`);
  if (old.length) notes.push(`Preview pictures older than titles, texts or colours (${files(old)}): npm run previews`);
  return notes;
}

const DAY = 86_400_000;

/**
 * What is wrong with the state of the listed websites, which the dashboard shows.
 * @param {{ websites: readonly unknown[], text: string | null, now: number }} known the owner's list, what
 *   public/status.json holds (null: there is none), and the present in ms since 1970
 * @returns {string[]}
 */
export function staleStatus({ websites, text, now }) {
  const problems = websiteProblems(websites).map((problem) => `src/content/websites.ts: ${problem}`);
  if (problems.length || websites.length === 0) return problems;
  if (text === null) return ["The dashboard lists websites, and public/status.json is not there: npm run status"];
  let times;
  try {
    times = JSON.parse(text).map(({ checked }) => Date.parse(checked));
  } catch {
    return ["public/status.json is no list of sites. Mend it, or delete it and call npm run status."];
  }
  // Upptime's own file does not tell its age.
  const newest = Math.max(...times.filter((time) => !Number.isNaN(time)));
  if (!Number.isFinite(newest) || now - newest <= DAY) return [];
  const day = new Date(newest).toISOString().slice(0, 10);
  return [`public/status.json is older than a day (${day}), and the dashboard says so: npm run status`];
}

async function presentStatus() {
  const file = `${root}public/status.json`;
  const { websites } = await (await import("./support/load-module.mjs")).loadModule("src/content/websites.ts");
  return { websites, text: existsSync(file) ? readFileSync(file, "utf8") : null, now: Date.now() };
}

async function presentFiles() {
  checkNode();
  installPackages();
  const { content, digestOf, resumePage } = await import("./resume/page.mjs");
  const { previews } = await import("./previews/page.mjs");
  const picture = (file) => (existsSync(`${root}public/${file}`) ? readFileSync(`${root}public/${file}`) : null);
  return {
    pdf: readFileSync(`${root}public/resume.pdf`),
    digest: digestOf(await resumePage()),
    manifest: JSON.parse(readFileSync(`${root}${MANIFEST}`, "utf8")),
    profile: (await content("profile.ts")).profile,
    previews: previews.map(({ file, digest }) => ({ file, digest, picture: picture(file) })),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readdirSync(`${root}src/content`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|json)$/.test(entry.name))
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`)
    .sort();
  let count = 0;
  for (const file of [...files, `${root}${MANIFEST}`]) {
    for (const { line, key, value } of placeholders(readFileSync(file, "utf8"))) {
      console.log(`${relative(root, file)}:${line}  ${key || "(text)"}  "${value}"`);
      count++;
    }
  }
  for (const [index, line] of readFileSync(root + LICENSE, "utf8")
    .split("\n")
    .entries()) {
    if (!PLACEHOLDER.test(line)) continue;
    console.log(`${LICENSE}:${index + 1}  (text)  "${line}"`);
    count++;
  }
  let waiting = 0;
  for (const file of files) {
    for (const { line, value } of confirmations(readFileSync(file, "utf8"))) {
      console.log(`${waiting++ ? "" : "\n"}${relative(root, file)}:${line}  to confirm: ${value}`);
    }
  }
  const stale = [...outOfDate(await presentFiles()), ...staleStatus(await presentStatus())];
  for (const note of stale) console.log(`\n${note}`);
  console.log(
    count ? `\n${count} ${count === 1 ? "placeholder remains" : "placeholders remain"}.` : "No placeholders remain.",
  );
  if (waiting) {
    console.log(
      `${waiting} ${waiting === 1 ? "text waits" : "texts wait"} for your word: delete the CONFIRM comment when it is yours.`,
    );
  }
  process.exitCode = count || waiting || stale.length ? 1 : 0;
}
