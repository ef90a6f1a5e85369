/**
 * Lists, updates and removes the installed components. Run it in the folder that has components.json:
 *   node components/dc/update.mjs                what is installed, which files you changed, and what is new
 *   node components/dc/update.mjs merge          takes the newest version, and keeps your changes
 *   node components/dc/update.mjs remove modal   removes items, and what only they used
 * `git merge-file` merges each file, and the components' styles, with conflict marks where you and the new version changed the
 * same lines.
 */
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import process from "node:process";

const REGISTRY = "https://example.com/r/";
const project = process.cwd();
const folder = relative(project, import.meta.dirname);
/** The first line of an installed file. */
const MARK = /^\/\/ die-cut (\S+) (\d\S*)\n/;
/** Around the components' styles, once this script has put them together. */
const SHEET_MARKS = /^\/\* (?:die-cut \d.*|end of die-cut) \*\/\n?/gm;
const OWN_STYLES = /^(?:@layer (?:theme|base|components)\.dc|@(?:utility|custom-variant) dc-|\.dc-)/;

const unique = (list) => [...new Set(list)];
const exact = (path) => (fs.existsSync(join(project, path)) ? fs.readFileSync(join(project, path), "utf8") : undefined);
const read = (path) => exact(path)?.replaceAll("\r\n", "\n");

function write(path, text) {
  const isWindows = exact(path)?.includes("\r\n");
  fs.mkdirSync(dirname(join(project, path)), { recursive: true });
  fs.writeFileSync(join(project, path), isWindows ? text.replaceAll("\n", "\r\n") : text);
}

async function get(path) {
  const address = new URL(path, REGISTRY);
  const response = await fetch(address).catch(({ cause }) => ({ status: cause?.message }));
  if (response.ok) return response.text();
  throw new Error(`${address} cannot be read: ${response.status}.`);
}

/** The installed files, each with its item and version. */
function installedFiles() {
  const below = fs.readdirSync(join(project, folder), { recursive: true }).map((path) => join(folder, path));
  return [...below, ...fs.readdirSync(project)].flatMap((path) => {
    const [, item, version] = (/\.(?:m?js|tsx?|jsx)$/.test(path) && MARK.exec(read(path))) || [];
    return item ? [{ path, item, version }] : [];
  });
}

/** Items and all that they need. @param find an item by name */
function withNeeds(names, find) {
  // Iterating a Set also visits names added meanwhile.
  const found = new Set(names);
  for (const name of found) for (const need of find(name)?.needs ?? []) found.add(need);
  return [...found].flatMap((name) => find(name) ?? []);
}

/** The texts of items by their path in this project. */
async function textsOf(items) {
  const texts = items.flatMap(({ name, version, files }) =>
    files.map(async ({ path, hash }) => {
      const text = `// die-cut ${name} ${version}\n${await get(`text/${hash}.txt`)}`;
      return [path.startsWith("components/dc/") ? join(folder, relative("components/dc", path)) : path, text];
    }),
  );
  return Object.fromEntries(await Promise.all(texts));
}

/** A text with the changes of both, and the number of conflicts. Its first line is that of the wanted version. */
function merge(texts, version) {
  const [first = ""] = MARK.exec(texts[2]) ?? [];
  const temporary = fs.mkdtempSync(join(tmpdir(), "die-cut-"));
  const files = texts.map((text = "", index) => {
    fs.writeFileSync(join(temporary, `${index}`), text.replace(MARK, ""));
    return join(temporary, `${index}`);
  });
  const words = ["merge-file", "-p", "-L", "yours", "-L", "installed", "-L", version, ...files];
  const { status, stdout, stderr, error } = spawnSync("git", words, { encoding: "utf8" });
  fs.rmSync(temporary, { recursive: true });
  if (error || status > 127) throw new Error(`git merge-file failed: ${error?.message ?? stderr}`);
  return { text: first + stdout, conflicts: status };
}

/** The statements of a style sheet, each with the comments before it, its key among its neighbours, and what is nested in it. */
function parseStyles(css) {
  const root = { nodes: [] };
  const open = [root];
  let start = 0;
  for (const { 0: token, index } of css.matchAll(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (!/^[{};]$/.test(token)) continue;
    const text = css.slice(start, index).trim();
    const head = text.replaceAll(/\/\*[\s\S]*?\*\//g, "").trim();
    const block = token === "{";
    const node = { text, head, start, end: index + 1, key: block || head[0] === "@" ? head : head.split(":")[0] };
    const { nodes } = open.at(-1);
    while (nodes.some(({ key }) => key === node.key)) node.key += " ";
    start = index + 1;
    if (text) nodes.push(node);
    if (block) open.push(Object.assign(node, { nodes: [] }));
    if (token === "}" && open.length > 1) open.pop().end = start;
  }
  return root.nodes;
}

/** The registry's styles in the same form. */
function nodesOf(styles) {
  const all = {};
  for (const [key, value] of styles.flatMap(Object.entries)) all[key] = [...(all[key] ?? []), value];
  return Object.entries(all).map(([key, values]) => {
    if (typeof values[0] === "string") return { key, head: key, text: `${key}: ${values.at(-1)}` };
    const nodes = nodesOf(values);
    return { key, head: key, text: key, ...(nodes.length > 0 && { nodes }) };
  });
}

/** Styles with the changes of both. New ones are put after those that they follow in the wanted version. */
function mergeStyles(versions, label, indent = "") {
  const [mine, , theirs] = versions;
  const keys = mine.map(({ key }) => key);
  for (const [index, { key }] of theirs.entries())
    if (!keys.includes(key)) keys.splice(keys.indexOf(theirs[index - 1]?.key) + 1, 0, key);
  const merged = keys.map((key) => {
    const nodes = versions.map((each) => each.find((node) => node.key === key));
    const [{ nodes: isBlock, text }] = nodes.filter(Boolean);
    if (isBlock) {
      const nested = nodes.map((node) => node?.nodes ?? []);
      const inside = mergeStyles(nested, label, `${indent}  `);
      return inside && `${indent}${text} {\n${inside}${indent}}\n`;
    }
    const [mine, base, theirs] = nodes.map((node) => node && `${indent}${node.text}${node.head && ";"}\n`);
    if (theirs === base || theirs === mine) return mine;
    if (mine === base) return theirs;
    return `<<<<<<< yours\n${mine ?? ""}=======\n${theirs ?? ""}>>>>>>> ${label}\n`;
  });
  return merged.filter(Boolean).join(indent ? "" : "\n");
}

/** The project's style sheet with the components' styles merged, between two marks. */
function mergeSheet(before, base, theirs, version) {
  const sheet = before.replaceAll(SHEET_MARKS, "");
  const own = (nodes) => nodes.filter(({ head }) => OWN_STYLES.test(head));
  const mine = own(parseStyles(sheet));
  const text = mergeStyles([mine, own(base), own(theirs)], version);
  const at = mine[0]?.start ?? sheet.length;
  const rest = mine.reduceRight((css, { start, end }) => css.slice(0, start) + css.slice(end), sheet);
  const imports = (nodes) => nodes.flatMap(({ head }) => (/^@import/.test(head) ? [`${head};\n`] : []));
  const added = imports(theirs).filter((each) => !imports(base).includes(each));
  const gone = imports(base).filter((each) => !imports(theirs).includes(each));
  const head = gone.reduce((css, each) => css.replace(each, ""), rest.slice(0, at)).trimEnd();
  const first = `/* die-cut ${version}: update.mjs keeps the styles up to "end of die-cut" */`;
  const block = text && `\n\n${first}\n${text}/* end of die-cut */`;
  const tail = rest.slice(at).trimStart();
  const conflicts = text.match(/^<{7} /gm)?.length;
  return { text: `${added.join("")}${head}${block}\n${tail && `\n${tail}`}`, conflicts };
}

async function main([task = "list", ...names]) {
  const settings = read("components.json");
  if (!settings) throw new Error(`${project} has no components.json. Run this in the folder that has it.`);
  if (!["list", "merge", "remove"].includes(task)) throw new Error(`"${task}" is unknown: list, merge or remove.`);
  const sheet = JSON.parse(settings).tailwind.css;
  const installed = installedFiles();
  const versions = Object.fromEntries(installed.map(({ item, version }) => [item, version]));
  const all = [...Object.keys(versions), ...(read(sheet).includes(".dc-shadcn") ? ["theme-shadcn"] : [])];
  const unknown = names.find((name) => !all.includes(name));
  if (unknown) throw new Error(`"${unknown}" is not installed. Installed: ${all.join(", ")}.`);
  const { version: newest, changelog } = JSON.parse(await get("registry.json")).items[0].meta;
  const archive = {};
  for (const version of unique([...Object.values(versions), newest]))
    archive[version] = JSON.parse(await get(`${version}/items.json`));

  const [oldest] = Object.values(versions).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  const itemOf = (name, version) => archive[version][name] && { ...archive[version][name], name, version };
  const asInstalled = (name) => itemOf(name, versions[name] ?? oldest);
  const asNewest = (name) => itemOf(name, newest);
  const roots = all.filter((name) => !(asInstalled(name) ?? asNewest(name))?.isShared);
  const now = withNeeds(all, asInstalled);
  const base = await textsOf(now);
  const changed = installed.filter(({ path }) => base[path] !== read(path));
  for (const name of roots) {
    const own = changed.filter(({ item }) => item === name).map(({ path }) => path);
    console.log(`${name}  ${versions[name] ?? oldest}${own.length ? `  changed by you: ${own.join(", ")}` : ""}`);
  }
  if (task === "list") {
    const news = (await get(changelog)).replace(/^[\s\S]*?(?=^## )/m, "").split(`\n## ${oldest}`)[0];
    return console.log(oldest === newest ? `This is the newest version.` : `\n${newest} is new:\n\n${news}`);
  }

  const [find, target] = task === "remove" ? [asInstalled, oldest] : [asNewest, newest];
  const kept = roots.filter((name) => !names.includes(name.replace(/-tests$/, "")));
  const wanted = withNeeds(kept, find);
  const user = wanted.find(({ needs }) => needs.some((name) => names.includes(name)));
  if (user) throw new Error(`"${user.name}" needs it. Name both to remove both.`);
  const theirs = await textsOf(wanted);
  const results = unique([...Object.keys(base), ...Object.keys(theirs)]).map((path) => {
    const texts = [read(path), base[path], theirs[path]];
    const [mine, old, next] = texts;
    if (mine === undefined) return { path, text: old === undefined ? next : undefined };
    if (next !== undefined) return { path, ...merge(texts, target) };
    return { path, text: mine, remove: mine === old, kept: mine !== old };
  });
  const [stylesNow, stylesWanted] = [now, wanted].map((items) => nodesOf(items.map(({ css = {} }) => css)));
  results.push({ path: sheet, ...mergeSheet(read(sheet), stylesNow, stylesWanted, target) });
  for (const { path, text, remove, kept, conflicts } of results) {
    if (remove) fs.rmSync(join(project, path));
    else if (text !== undefined && text !== read(path)) write(path, text);
    if (kept) console.log(`${path} is no longer needed, but you changed it. Delete it by hand.`);
    if (conflicts) console.log(`${path} has ${conflicts} conflict(s): look for <<<<<<<.`);
  }
  const { dependencies, devDependencies } = JSON.parse(read("package.json"));
  const nameOf = (each) => each.replace(/(?<=.)@.*/, "");
  const has = (each) => nameOf(each) in { ...dependencies, ...devDependencies };
  const [before, after] = [now, wanted].map((items) => unique(items.flatMap(({ packages }) => packages)));
  const missing = after.filter((each) => !has(each) || !before.includes(each));
  const unused = before.filter((each) => has(each) && !after.map(nameOf).includes(nameOf(each)));
  if (missing.length) console.log(`Install the packages: ${missing.map((each) => `"${each}"`).join(" ")}`);
  if (unused.length) console.log(`The components no longer need the packages ${unused.map(nameOf).join(" ")}`);
  if (results.some(({ conflicts }) => conflicts)) process.exitCode = 1;
}

await main(process.argv.slice(2)).catch((error) => {
  console.error(`${error.message}\nNothing was changed.`);
  process.exitCode = 1;
});
