/**
 * Lists, updates and removes the installed components. Run it in the folder that has components.json:
 *   node components/dc/update.mjs                what is installed, which files you changed, and what is new
 *   node components/dc/update.mjs merge          takes the newest version, and keeps your changes
 *   node components/dc/update.mjs remove modal   removes items, and what only they used
 * shadcn's command writes the installed and the wanted version into temporary projects with your settings. `git merge-file` merges
 * each file, with conflict marks where you and the new version changed the same lines.
 */
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import process from "node:process";

const REGISTRY = "https://example.com/r/";
const project = process.cwd();
const folder = relative(project, import.meta.dirname);
const temporary = fs.mkdtempSync(join(tmpdir(), "die-cut-"));
/** The first line of an installed file. */
const MARK = /^\/\/ die-cut (\S+) (\d\S*)\r?\n/;
/** Around the components' styles, once this script has put them together. */
const SHEET_MARKS = /^\/\* (?:die-cut \d.*|end of die-cut) \*\/\r?\n?/gm;
const OWN_STYLES = /^(?:@layer (?:theme|base|components)\.dc|@(?:utility|custom-variant) dc-|\.dc-)/;

const unique = (list) => [...new Set(list)];
const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, "utf8").replaceAll("\r\n", "\n") : undefined);

function write(file, text) {
  const wasWindows = fs.existsSync(file) && fs.readFileSync(file, "utf8").includes("\r\n");
  fs.mkdirSync(dirname(file), { recursive: true });
  fs.writeFileSync(file, wasWindows ? text.replaceAll("\n", "\r\n") : text);
}

async function get(path) {
  const address = new URL(path, REGISTRY);
  const response = await fetch(address).catch(({ cause }) => ({ status: cause?.message }));
  if (response.ok) return response.text();
  throw new Error(`${address} cannot be read: ${response.status}.`);
}

/** @throws when the program fails with a status above the highest allowed */
function run(command, words, highest = 0) {
  const shell = process.platform === "win32";
  const { status, stdout, stderr, error } = spawnSync(command, words, { encoding: "utf8", shell });
  if (status !== null && status <= highest) return { status, stdout };
  throw new Error(`${command} ${words.join(" ")} failed. ${error?.message ?? ""}\n${stdout}${stderr}`);
}

/** The files of items below a project, each with its item and version. */
function marked(root) {
  const below = fs.existsSync(join(root, folder)) ? fs.readdirSync(join(root, folder), { recursive: true }) : [];
  const paths = [...below.map((path) => join(folder, path)), ...fs.readdirSync(root)];
  return paths.flatMap((path) => {
    const [, item, version] = (/\.(?:m?js|tsx?|jsx)$/.test(path) && MARK.exec(read(join(root, path)))) || [];
    return item ? [{ path, item, version }] : [];
  });
}

/** Items and all that they need. @param find an item by name */
function withNeeds(names, find) {
  const found = new Map();
  const add = (name) => {
    const item = found.has(name) ? undefined : find(name);
    if (!item) return;
    found.set(name, item);
    item.needs.forEach(add);
  };
  names.forEach(add);
  return [...found.values()];
}

/** Writes items into a temporary project with this one's settings. @returns its folder */
async function install(items, sheet, settings) {
  const root = fs.mkdtempSync(join(temporary, "project-"));
  for (const name of settings) fs.copyFileSync(join(project, name), join(root, name));
  write(join(root, sheet), '@import "tailwindcss";\n');
  const texts = items.map(async ({ name, version, css, files }, index) => {
    const texts = files.map(async ({ hash, ...file }) => {
      return { ...file, content: `// die-cut ${name} ${version}\n${await get(`text/${hash}.txt`)}` };
    });
    const path = join(temporary, `${index}.json`);
    write(path, JSON.stringify({ name, type: "registry:item", css, files: await Promise.all(texts) }));
    return path;
  });
  run("npx", ["--yes", "shadcn", "add", ...(await Promise.all(texts)), "--yes", "--overwrite", "--cwd", root]);
  return root;
}

/** A text with the changes of both, and the number of conflicts. Its first line is that of the wanted version. */
function merge(texts, version) {
  const [first = ""] = MARK.exec(texts[2]) ?? [];
  const files = texts.map((text = "", index) => {
    const file = join(temporary, `${index}.txt`);
    write(file, text.replace(MARK, ""));
    return file;
  });
  const labels = ["yours", "installed", version].flatMap((label) => ["-L", label]);
  const { status, stdout } = run("git", ["merge-file", "-p", ...labels, ...files], 127);
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
    start = index + 1;
    if (text) open.at(-1).nodes.push(node);
    if (block) open.push(Object.assign(node, { nodes: [] }));
    if (token === "}" && open.length > 1) open.pop().end = start;
  }
  return root.nodes;
}

/** Writes variables by name and other statements in the order of the wanted version: a merge must not see an installation's order. */
function printStyles(nodes, order, indent = "") {
  const keys = order.map(({ key }) => key);
  const isVariable = ({ key }) => key.startsWith("--");
  const place = (node) => (isVariable(node) ? -1 : (keys.indexOf(node.key) + keys.length + 1) % (keys.length + 1));
  const printed = [...nodes]
    .sort((a, b) => place(a) - place(b) || (isVariable(a) ? a.key.localeCompare(b.key) : 0))
    .map(({ text, head, key, nodes }) => {
      if (!nodes) return `${indent}${text}${head ? ";" : ""}\n`;
      const inside = printStyles(nodes, order.find((each) => each.key === key)?.nodes ?? [], `${indent}  `);
      return `${indent}${text} {\n${inside}${indent}}\n`;
    });
  return printed.join(indent ? "" : "\n");
}

/** The project's style sheet with the components' styles merged, between two marks. */
function mergeSheets(sheets, version) {
  const [mine = [], base, theirs] = sheets.map((css) => parseStyles(css.replaceAll(SHEET_MARKS, "")));
  const own = (nodes) => nodes.filter(({ head }) => OWN_STYLES.test(head));
  const texts = [mine, base, theirs].map((nodes) => printStyles(own(nodes), own(theirs)));
  const { text, conflicts } = merge(texts, version);
  const clean = sheets[0].replaceAll(SHEET_MARKS, "");
  const at = own(mine)[0]?.start ?? clean.length;
  const rest = own(mine).reduceRight((css, { start, end }) => css.slice(0, start) + css.slice(end), clean);
  const imports = (nodes) => nodes.flatMap(({ text, head }) => (/^@import/.test(head) ? [`${text};\n`] : []));
  const top = imports(theirs).filter((each) => !imports(base).includes(each));
  const head = imports(base)
    .filter((each) => !imports(theirs).includes(each))
    .reduce((css, each) => css.replace(each, ""), rest.slice(0, at));
  const first = `/* die-cut ${version}: update.mjs keeps the styles up to "end of die-cut" */`;
  const tail = rest.slice(at).trimStart();
  const block = text && `\n\n${first}\n${text}/* end of die-cut */`;
  return { text: `${top.join("")}${head.trimEnd()}${block}\n${tail && `\n${tail}`}`, conflicts };
}

async function main([task = "list", ...names]) {
  const settings = read(join(project, "components.json"));
  if (!settings) throw new Error(`${project} has no components.json. Run this in the folder that has it.`);
  if (!["list", "merge", "remove"].includes(task)) throw new Error(`"${task}" is unknown: list, merge or remove.`);
  const sheet = JSON.parse(settings).tailwind.css;
  const installed = marked(project);
  const versions = Object.fromEntries(installed.map(({ item, version }) => [item, version]));
  const unknown = names.find((name) => !versions[name]);
  if (unknown) throw new Error(`"${unknown}" is not installed. Installed: ${Object.keys(versions).join(", ")}.`);
  const { version: newest, changelog } = JSON.parse(await get("registry.json")).items[0].meta;
  const archive = {};
  for (const version of unique([...Object.values(versions), newest]))
    archive[version] = JSON.parse(await get(`${version}/items.json`));

  const oldest = Object.values(versions).sort((a, b) => a.localeCompare(b, "en", { numeric: true }))[0];
  const itemOf = (name, version) => archive[version][name] && { ...archive[version][name], name, version };
  const asInstalled = (name) => itemOf(name, versions[name] ?? oldest);
  const asNewest = (name) => itemOf(name, newest);
  const shadcn = read(join(project, sheet)).includes(".dc-shadcn") ? ["theme-shadcn"] : [];
  const all = [...Object.keys(versions), ...shadcn];
  const isRoot = (name) => !(asInstalled(name) ?? asNewest(name))?.isShared;
  const kept = all.filter(isRoot).filter((name) => !names.includes(name.replace(/-tests$/, "")));
  const [find, target] = task === "remove" ? [asInstalled, oldest] : [asNewest, newest];
  const wanted = withNeeds(kept, find);
  const user = wanted.find(({ needs }) => needs.some((name) => names.includes(name)));
  if (user) throw new Error(`"${user.name}" needs it. Name both to remove both.`);
  const plain = fs.readdirSync(project).filter((name) => fs.statSync(join(project, name)).isFile());
  const own = plain.filter((name) => !installed.some(({ path }) => path === name));
  const base = await install(withNeeds(all, asInstalled), sheet, own);
  const textIn = (root, path) => read(join(root, path));
  const changed = installed.filter(({ path }) => textIn(base, path) !== textIn(project, path));
  for (const name of all.filter(isRoot)) {
    const own = changed.filter(({ item }) => item === name).map(({ path }) => path);
    console.log(`${name}  ${versions[name] ?? oldest}${own.length ? `  changed by you: ${own.join(", ")}` : ""}`);
  }
  if (task === "list") {
    const news = (await get(changelog)).replace(/^[\s\S]*?(?=^## )/m, "").split(`\n## ${oldest}`)[0];
    return console.log(oldest === newest ? `This is the newest version.` : `\n${newest} is new:\n\n${news}`);
  }

  const theirs = await install(wanted, sheet, own);
  const results = unique([base, theirs].flatMap((root) => marked(root).map(({ path }) => path))).map((path) => {
    const texts = [project, base, theirs].map((root) => textIn(root, path));
    const [mine, old, next] = texts;
    if (mine === undefined) return { path, text: old === undefined ? next : undefined };
    if (next !== undefined) return { path, ...merge(texts, target) };
    return { path, text: mine, remove: mine === old, kept: mine !== old };
  });
  const sheets = [project, base, theirs].map((root) => textIn(root, sheet));
  results.push({ path: sheet, ...mergeSheets(sheets, target) });
  for (const { path, text, remove, kept, conflicts } of results) {
    const file = join(project, path);
    if (remove) fs.rmSync(file);
    else if (text !== undefined && text !== read(file)) write(file, text);
    if (kept) console.log(`${path} is no longer needed, but you changed it. Delete it by hand.`);
    if (conflicts) console.log(`${path} has ${conflicts} conflict(s): look for <<<<<<<.`);
  }
  const { dependencies, devDependencies } = JSON.parse(read(join(project, "package.json")));
  const packages = unique(wanted.flatMap((item) => item.packages));
  const missing = packages.filter(
    (each) => !(each.replace(/(?<=.)@.*/, "") in { ...dependencies, ...devDependencies }),
  );
  if (missing.length) console.log(`Add the packages: ${missing.join(" ")}`);
  if (results.some(({ conflicts }) => conflicts)) process.exitCode = 1;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(`${error.message}\nNothing was changed.`);
  process.exitCode = 1;
} finally {
  fs.rmSync(temporary, { recursive: true, force: true });
}
