/** Turns the answers into changed files, in memory. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { root } from "../../vite/root.mjs";
import { confirm, deleteKey, editYaml, setValue } from "./edit-yaml.mjs";
import { emptied } from "./emptied.mjs";
import { weave } from "./lines.mjs";
import { bytesOf, ENV, filesIn, LAYER, LICENSE, MAIL_KEYS } from "./present.mjs";

/**
 * @param {ReturnType<typeof import("./present.mjs").readPresent>} present
 * @param {any} answers as `completed` gives them
 * @returns {{ files: Map<string, Buffer | null>, notes: string[] }} only changed files, by path from the root;
 *   null for a file to delete. The notes are for the owner.
 */
export function makePlan(present, answers) {
  const files = new Map();
  const notes = [];
  const put = (path, bytes) => files.set(path, bytes === null ? null : Buffer.from(bytes));
  if (present.isFirst) {
    const isOwn = (name) => present.states[name.split("/")[1]] === "own";
    for (const name of present.samples) if (!isOwn(name)) put(`content/${name}`, present.read(name));
  }
  const work = caseStudies(present, answers, put, notes);
  const edit = (name, change) => put(`content/${name}`, editYaml(String(present.read(name) ?? ""), change));
  edit("site.yaml", (document) => editSite(document, present, answers, work));
  edit("pages.yaml", (document) => editPages(document, present, answers));
  if (answers.resume) put("content/resume.json", answers.resume);
  else if (present.isFirst)
    notes.push("content/resume.json is still the sample. Replace it with yours, or give setup a file.");
  if (answers.photo) addPhoto(present, answers.photo, put);
  put(LAYER, withLook(present.layer, answers));
  if (answers.mail) put(ENV, withVariables(present.env, answers.mail));
  if (present.license) put(LICENSE, withOwner(present.license, answers));
  for (const [path, bytes] of files) {
    const now = bytesOf(path);
    if (bytes === null ? now === null : now?.equals(bytes)) files.delete(path);
  }
  return { files, notes };
}

/** Adds and removes case studies. @returns {string[]} the work list */
function caseStudies({ isFirst, site, slugs, states, samples }, { samples: choices, studies }, put, notes) {
  const folder = (slug) => `content/work/${slug}`;
  const given = new Map(studies.map((study) => [study.slug, study]));
  const gone = [];
  const come = [];
  const sampleFiles = (slug) => samples.filter((name) => name.startsWith(`work/${slug}/`));
  for (const slug of slugs) {
    const choice = choices[slug] ?? (isFirst ? "keep" : undefined);
    if (!choice) continue;
    const wanted = { keep: "sample", empty: "emptied", drop: "missing" }[choice];
    if (states[slug] === "own") {
      if (choice !== "keep" && !given.has(slug)) notes.push(`${folder(slug)} has texts of yours, so it stays.`);
      continue;
    }
    if (!isFirst && states[slug] === wanted) continue;
    for (const name of sampleFiles(slug)) {
      const bytes = readFileSync(`${root}samples/${name}`);
      if (choice === "keep") put(`content/${name}`, bytes);
      else if (choice === "empty" && name.endsWith("case-study.md")) put(`content/${name}`, emptied(String(bytes)));
      else put(`content/${name}`, null);
    }
    if (choice === "drop") put(`content/public/og/work-${slug}.png`, null);
    (choice === "drop" ? gone : come).push(slug);
  }
  for (const { slug, files } of studies) {
    const there = filesIn(root + folder(slug));
    const same =
      there.length === files.size && there.every((name) => bytesOf(`${folder(slug)}/${name}`).equals(files.get(name)));
    if (there.length && !same && !["sample", "emptied"].includes(states[slug])) {
      notes.push(`${folder(slug)} already exists and stays. Delete it to copy the folder again.`);
      continue;
    }
    for (const name of there) put(`${folder(slug)}/${name}`, null);
    for (const [name, bytes] of files) put(`${folder(slug)}/${name}`, bytes);
  }
  const list = (site.work ?? []).filter((slug) => given.has(slug) || !gone.includes(slug));
  const isNew = (slug) => !list.includes(slug);
  return [
    ...[...given.keys()].filter((slug) => isNew(slug) || gone.includes(slug)),
    ...list,
    ...come.filter(isNew),
  ].filter((slug, index, all) => all.indexOf(slug) === index);
}

function editSite(document, { isFirst, site }, answers, work) {
  const year = new Date().getFullYear();
  const values = {
    ...(isFirst && { copyright: `© ${year}`, links: [], ...HIDDEN }),
    ...definedOf(answers, SITE_KEYS),
    work,
  };
  for (const [key, value] of Object.entries(values)) setValue(document, [key], value);
  if (answers.photo) setValue(document, ["portrait"], { file: basename(answers.photo.file), alt: answers.photo.alt });
  // The lines belong to the old title.
  const lines = site.titleLines?.wide ?? [];
  if (answers.title && lines.join(" ").replaceAll(/\s+/g, " ") !== answers.title) deleteKey(document, ["titleLines"]);
  const now = site.leaveOut ?? [];
  const out = (answers.leaveOut ?? now).filter((page) => page !== "work");
  const leaveOut = work.length ? out : ["work", ...out];
  if (!isDeepStrictEqual(new Set(leaveOut), new Set(now))) setValue(document, ["leaveOut"], leaveOut);
  confirm(document, [...(answers.title && answers.bio ? ["title"] : []), ...(answers.photo ? ["portrait"] : [])]);
}

/** Not asked for, and not on the page until the owner fills them. */
const HIDDEN = {
  place: "PLACEHOLDER: where you are, such as Lisbon (GMT)",
  availability: "PLACEHOLDER: when you take on work, such as Available from March 2026",
};

const SITE_KEYS = ["site", "name", "title", "bio", "email", "links", "copyright"];

function definedOf(from, keys) {
  return Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])));
}

function editPages(document, { isFirst }, { about, deliverInquiries }) {
  // It describes the samples' owner; without it search engines get the title and the bio.
  if (isFirst) deleteKey(document, ["landing", "description"]);
  for (const key of ["lead", "bio", "quote"]) {
    if (about?.[key] === null) deleteKey(document, ["about", key]);
    else if (about?.[key] !== undefined) setValue(document, ["about", key], about[key]);
  }
  // Above the lead, which is the group's first key.
  if (about?.lead && about.bio) confirm(document, ["lead", "about"]);
  if (deliverInquiries !== undefined) setValue(document, ["inquiry", "deliverByEmail"], deliverInquiries);
}

function addPhoto({ site, read, isFirst }, { file }, put) {
  const name = basename(file);
  put(`content/${name}`, readFileSync(file));
  const old = site.portrait?.file;
  const sample = bytesOf(`samples/${old}`);
  // A picture of the owner's own stays.
  if (old && old !== name && sample && (isFirst || read(old)?.equals(sample))) put(`content/${old}`, null);
}

/**
 * The owner's layer with other colours and another typeface.
 * @param {string} text of org_settings.tokens.json
 * @param {{ primaryColor?: any, secondaryColor?: any, typeface?: string }} answers null removes a colour
 */
export function withLook(text, answers) {
  const layer = JSON.parse(text);
  const before = JSON.stringify(layer, null, 2);
  const set = (section, key, value) => {
    if (value !== undefined) layer[section] = { ...layer[section], [key]: value };
    else if (layer[section]) delete layer[section][key];
  };
  for (const key of ["primaryColor", "secondaryColor"]) {
    const value = answers[key];
    if (value === undefined) continue;
    set("both", key, typeof value === "string" ? value : undefined);
    for (const theme of ["dark", "light"])
      set(theme, key, typeof value === "object" && value ? value[theme] : undefined);
  }
  if (answers.typeface) set("both", "typeface", answers.typeface);
  const after = JSON.stringify(layer, null, 2);
  if (after === before) return text;
  const woven = weave(text, `${before}\n`, `${after}\n`);
  try {
    if (isDeepStrictEqual(JSON.parse(woven), layer)) return woven;
  } catch {
    // A line with several values cannot be merged.
  }
  return `${after}\n`;
}

/** The file of variables with the mail service's keys. Other lines stay. */
export function withVariables(text, mail) {
  let result = text;
  for (const [key, name] of Object.entries(MAIL_KEYS)) {
    if (mail[key] === undefined) continue;
    const line = `${name}=${mail[key]}`;
    const old = new RegExp(`^${name}=.*$`, "m");
    if (old.test(result)) result = result.replace(old, () => line);
    else result = `${result}${result && !result.endsWith("\n") ? "\n" : ""}${line}\n`;
  }
  return result;
}

/** The licence in the owner's name, if it has none yet. */
export function withOwner(text, { name, copyright }) {
  const year = /\b\d{4}\b/.exec(copyright ?? "")?.[0] ?? new Date().getFullYear();
  return text.replace(/^(Copyright \(c\) )\d{4} Your Name(?=\r?$)/m, (_, start) => `${start}${year} ${name}`);
}
