/** Puts the answers of setup into the owner's files. */
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { filesIn } from "../../vite/files-in.mjs";
import { root } from "../../vite/root.mjs";
import { writeFiles } from "../../vite/write-files.mjs";
import { loadModule } from "../support/load-module.mjs";

/** The site's own code, as setup uses it. */
export const product = await loadModule("vite/content/setup.ts");

/** The files that answers can change, in the order they are written: site.yaml makes content/ the site's. */
const FILES = {
  "org_settings.tokens.json": "tokens/org_settings.tokens.json",
  "pages.yaml": "content/pages.yaml",
  "site.yaml": "content/site.yaml",
};
const LICENSE = "LICENSE";
/** Files of the samples that are not content, or are made from it. */
const NOT_CONTENT = /^(?:README\.md|org_settings\.tokens\.json|public\/.*)$/;

/** @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

export const isFirst = () => !existsSync(root + FILES["site.yaml"]);

/** The text of an owner's file, or of the sample until the owner has it. The name is one of FILES. */
export function textOf(name) {
  const [own, sample] = [root + FILES[name], `${root}samples/${name}`];
  return readFileSync(existsSync(own) ? own : sample, "utf8");
}

/**
 * A YAML or JSON text with a JSON merge patch (RFC 7396): null deletes a key. All other bytes stay.
 * @param {string} text
 * @param {Record<string, unknown>} patch
 * @param {string[]} [path] of the group that the patch is for
 */
export function patched(text, patch, path = []) {
  return Object.entries(patch).reduce(
    (result, [key, value]) =>
      isObject(value)
        ? patched(result, value, [...path, key])
        : product.setValue(result, [...path, key], value ?? undefined),
    text,
  );
}

/**
 * Reads a file of answers.
 * @param {string} file
 * @returns {{ value: Record<string, any>, problem: (path: any[], found: string, expected: string) => any }}
 * @throws OwnerError with the place of every mistake in its form
 */
export function readAnswers(file) {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new Error(`${file} is not a file.\n  expected: a JSON file with your answers`);
  }
  const groups = "keys of that file in braces";
  const patch = z.record(z.string(), z.unknown(), { error: groups }).optional();
  const schema = z.strictObject(Object.fromEntries(Object.keys(FILES).map((name) => [name, patch])), {
    error: 'the files to change in braces, such as { "site.yaml": { "name": "Your name" } }',
  });
  return product.readYaml({ file, text: readFileSync(file, "utf8") }, schema);
}

/**
 * Writes the answers. The first time it copies the samples to content/, without what is there already and without case studies
 * that the answered work list does not name.
 * @param {ReturnType<typeof readAnswers>} answers
 * @returns {Promise<string[]>} paths of the changed files, from the root, without the copies
 * @throws with every mistake, when nothing was changed
 */
export async function apply({ value, problem }) {
  const first = isFirst();
  const { name, title, work, copyright } = value["site.yaml"] ?? {};
  const { titleLines, ...before } = parse(textOf("site.yaml"));
  const year = new Date().getFullYear();
  const site = {
    ...(first && { copyright: `© ${year}` }),
    // The lines belong to the old title.
    ...(title !== undefined && title !== before.title && titleLines && { titleLines: null }),
    ...value["site.yaml"],
  };
  const pages = {
    // It describes the samples' owner; without it search engines get the title and the bio.
    ...(first && { landing: { description: null } }),
    ...value["pages.yaml"],
  };
  const patches = { ...value, "pages.yaml": pages, "site.yaml": site };
  const texts = new Map(
    Object.entries(FILES).map(([file, path]) => [path, patched(textOf(file), patches[file] ?? {})]),
  );
  await product.loadTokens(texts.get(FILES["org_settings.tokens.json"]));
  const since = /\b\d{4}\b/.exec(copyright ?? "")?.[0] ?? year;
  const license = readFileSync(root + LICENSE, "utf8");
  const named = license.replace(/^(Copyright \(c\) )\d{4} Your Name(?=\r?$)/m, `$1${since} ${name ?? "Your Name"}`);
  const changed = [[LICENSE, named], ...texts].filter(
    ([path, text]) => !existsSync(root + path) || readFileSync(root + path, "utf8") !== text,
  );
  const samples = first ? missingSamples(work) : [];
  const hadFolder = existsSync(`${root}content`);
  const copies = new Map(samples.map((path) => [`${root}content/${path}`, readFileSync(`${root}samples/${path}`)]));
  try {
    writeFiles(copies);
    product.readContent("content", texts);
    writeFiles(new Map(changed.map(([path, text]) => [root + path, text])));
  } catch (error) {
    for (const path of hadFolder ? copies.keys() : [`${root}content`]) rmSync(path, { recursive: true, force: true });
    if (!error.problems) throw error;
    throw new product.OwnerError(error.problems.map((each) => inAnswers(each, value, problem)));
  }
  return changed.map(([path]) => path);
}

/** Samples that content/ does not have yet, without case studies that the work list leaves out. Paths from their folder. */
function missingSamples(work) {
  const isListed = (path) => !work || !path.startsWith("work/") || work.includes(path.split("/")[1]);
  return filesIn(`${root}samples`)
    .filter((path) => !NOT_CONTENT.test(path) && !Object.hasOwn(FILES, path) && isListed(path))
    .filter((path) => !existsSync(`${root}content/${path}`));
}

/** A mistake in a file, at the place of the answer that made it. */
function inAnswers(mistake, answers, problem) {
  const name = Object.keys(FILES).find((file) => FILES[file] === mistake.file);
  const path = (mistake.key ?? "").split(/[.[\]]+/).filter(Boolean);
  if (!name || !Object.hasOwn(answers[name] ?? {}, path[0])) return mistake;
  return problem(
    [name, ...path.map((step) => (/^\d+$/.test(step) ? Number(step) : step))],
    mistake.found,
    mistake.expected,
  );
}
