/** The current state: the owner's content, or the samples on the first run. */
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { parseDocument } from "yaml";
import { root } from "../../vite/root.mjs";
import { emptied } from "./emptied.mjs";
import { product } from "./product.mjs";

export const LAYER = "tokens/org_settings.tokens.json";
export const ENV = ".env.production.local";
export const LICENSE = "LICENSE";
/** Files of the samples that are not content, or are made from it. */
const NOT_CONTENT = /^(?:README\.md|org_settings\.tokens\.json|public\/.*)$/;
/** Variables of the mail service by their keys in the answers. */
export const MAIL_KEYS = {
  publicKey: "VITE_EMAILJS_PUBLIC_KEY",
  serviceId: "VITE_EMAILJS_SERVICE_ID",
  templateId: "VITE_EMAILJS_TEMPLATE_ID",
  origin: "VITE_EMAILJS_ORIGIN",
};

/** Paths of a folder's files, from the folder. Links are followed. */
export function filesIn(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const isFile = (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile();
  return names
    .filter(isFile)
    .map((name) => name.replaceAll(sep, "/"))
    .sort();
}

/** @returns {Buffer | null} null for a missing file. The path is from the project's root. */
export function bytesOf(path) {
  return existsSync(root + path) ? readFileSync(root + path) : null;
}

const textOf = (path) => bytesOf(path)?.toString() ?? "";

/** The state of a sample case study in content/: "missing", an unchanged "sample", "emptied" by setup, or the owner's "own". */
function stateOf(slug) {
  const names = filesIn(`${root}content/work/${slug}`);
  if (names.length === 0) return "missing";
  const sample = `samples/work/${slug}`;
  const text = textOf(`content/work/${slug}/case-study.md`);
  if (names.length === 1 && text === emptied(textOf(`${sample}/case-study.md`))) return "emptied";
  const same = (name) =>
    bytesOf(`content/work/${slug}/${name}`)?.equals(bytesOf(`${sample}/${name}`) ?? Buffer.alloc(0));
  return names.length === filesIn(root + sample).length && names.every(same) ? "sample" : "own";
}

/** Name, size and time of each file, to notice changes. */
export function fingerprint() {
  const paths = [...filesIn(`${root}content`).map((name) => `content/${name}`), LAYER, ENV, LICENSE];
  return paths
    .map((path) => {
      const { size, mtimeMs } = statSync(root + path, { throwIfNoEntry: false }) ?? {};
      return `${path} ${size} ${mtimeMs}`;
    })
    .join("\n");
}

/** @throws with all mistakes of the owner's content */
export function readPresent() {
  const isFirst = !existsSync(`${root}content/site.yaml`);
  if (lstatSync(`${root}content`, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error("content is a symbolic link, which setup cannot replace. Move the folder itself there.");
  }
  if (!isFirst) product.readContent("content");
  const layer = textOf(LAYER) || '{ "both": {} }';
  product.parseLayer(layer);
  const samples = filesIn(`${root}samples`).filter((name) => !NOT_CONTENT.test(name));
  const own = filesIn(`${root}content`);
  const folder = (name) => (isFirst && !own.includes(name) ? "samples" : "content");
  const yaml = (name) => parseDocument(textOf(`${folder(name)}/${name}`)).toJS() ?? {};
  const env = textOf(ENV);
  const key = (name) => new RegExp(`^${name}=(.*)$`, "m").exec(env)?.[1].trim() || undefined;
  const slugs = readdirSync(`${root}samples/work`).sort();
  return {
    isFirst,
    print: fingerprint(),
    samples,
    /** A file of the content, or of the samples if content/ is missing. */
    read: (name) => bytesOf(`${folder(name)}/${name}`),
    site: yaml("site.yaml"),
    pages: yaml("pages.yaml"),
    layer,
    env,
    mail: Object.fromEntries(Object.entries(MAIL_KEYS).map(([name, variable]) => [name, key(variable)])),
    license: textOf(LICENSE),
    states: Object.fromEntries(slugs.map((slug) => [slug, stateOf(slug)])),
    slugs,
  };
}
