/** The source modules of the registry's items. */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import {
  cardOf,
  componentEntries,
  componentFiles,
  importsOf,
  itemOf,
  pathOf,
  src,
} from "../modules/component-files.ts";
import { root } from "../root.mjs";

export const TEST_SUPPORT = "test-support";
const CARD_TYPES = ["components/showcase-entry.ts"];

export type Module = {
  /** Below src/, or starting with tests/. */
  path: string;
  text: string;
  /** Its registry item, and the items it needs. */
  item: string;
  needs: string[];
  /** Paths of the modules it imports. */
  imports: string[];
  packages: string[];
};

export function readModules(entries: readonly string[]): Module[] {
  const byPath = new Map<string, Module>();
  for (const entry of entries) {
    for (const { path, text } of componentFiles(entry)) byPath.set(path, moduleOf(path, text, itemOf(path)));
  }
  return withOwnClasses([...byPath.values()]);
}

/** Puts the class names that only one module uses into that module: a host has no Styling tab that shows them alone. */
function withOwnClasses(modules: readonly Module[]): Module[] {
  const shared = new Map(modules.map((module) => [module.path, module]));
  for (const { path, text } of modules) {
    const users = modules.filter(({ imports }) => imports.includes(path));
    const [user] = users;
    if (!user || users.length > 1 || !path.endsWith(".classes.ts")) continue;
    const [statement = "", name = ""] = /^import \{ (\w+) as classes \} from .*\n/m.exec(user.text) ?? [];
    if (!statement) throw new Error(`${user.path}: expected an import of the names in ${path} "as classes".`);
    const lastImport = /[\s\S]*^(?:import|\}).* from ".*;\n/m;
    const own = text.replace(`export const ${name}`, "const classes");
    shared.delete(path);
    shared.set(user.path, {
      ...user,
      text: user.text.replace(statement, "").replace(lastImport, (imports) => `${imports}\n${own}`),
      imports: user.imports.filter((each) => each !== path),
    });
  }
  return [...shared.values()];
}

/** A component's tests, and the fixtures from its card. */
export function testModules(entry: string): Module[] {
  const name = itemOf(pathOf(entry));
  const folder = join(root, "tests/components");
  const components = componentEntries().map((each) => itemOf(pathOf(each)));
  // The longest matching name wins: dropdown-menu.test.tsx belongs to "dropdown-menu", not "dropdown".
  const isOwn = (file: string) =>
    components
      .filter((each) => file.startsWith(`${each}.`) || file.startsWith(`${each}-`))
      .sort((a, b) => b.length - a.length)[0] === name;
  const item = `${name}-tests`;
  const files = readdirSync(folder)
    .filter(isOwn)
    .map((file) => `tests/components/${file}`);
  const modules = files
    .map((path) => moduleOf(path, readFileSync(join(root, path), "utf8"), item))
    // Tests that read files are about this repository.
    .filter(({ text }) => !text.includes('from "node:'));
  return [...modules, ...fixtures(entry, item)];
}

/** A component's card without the build's measurements, and its sample lists. */
function fixtures(entry: string, item: string): Module[] {
  const samples = new Set<string>();
  const card = cardOf(entry);
  const text = readFileSync(card, "utf8")
    .replaceAll(/"#lib\/(sample-data\/(\w+))\.json"/g, (_, path, list) => {
      samples.add(list);
      return `"#tests/${path}.ts"`;
    })
    .replace(/^import .*\?about";\n/m, "")
    .replaceAll(/^ *(?:\.\.\.about|cost|item|docs: .*),\n/gm, "")
    .replaceAll(/\bShowcaseEntry\b(?=[;,]?\n| \|)/g, 'Omit<ShowcaseEntry, "cost" | "item" | "docs">');
  const sampleModules = [...samples].map((list) => {
    const file = JSON.parse(readFileSync(join(src, `lib/sample-data/${list}.json`), "utf8"));
    const data = `export const list = ${JSON.stringify(file.list, null, 2)};\n`;
    return moduleOf(`tests/sample-data/${list}.ts`, data, item);
  });
  return [moduleOf(pathOf(card), text, item), ...sampleModules];
}

/** The modules in tests/support/ that the tests import, directly or not. */
export function supportModules(tests: readonly Module[]): Module[] {
  const found = new Map<string, Module>();
  const read = (path: string) => {
    if (!isSupport(path) || found.has(path)) return;
    const text = readFileSync(join(root, path), "utf8").replaceAll(/^import "(?:virtual:\w+|#app)\.css";\n/gm, "");
    const module = moduleOf(path, text, TEST_SUPPORT);
    found.set(path, module);
    module.imports.forEach(read);
  };
  read("tests/support/browser-setup.ts");
  for (const { imports } of tests) imports.forEach(read);
  for (const path of CARD_TYPES) {
    found.set(path, moduleOf(path, readFileSync(join(src, path), "utf8"), TEST_SUPPORT));
  }
  return [...found.values()];
}

function isSupport(path: string): boolean {
  return path.startsWith("tests/support/");
}

function moduleOf(path: string, text: string, item: string): Module {
  const { files, packages } = importsOf(join(src, path), text);
  const imports = files.map(pathOf);
  const needs = imports.map((each) => {
    if (each.startsWith("tests/sample-data/")) return item;
    return isSupport(each) || CARD_TYPES.includes(each) ? TEST_SUPPORT : itemOf(each);
  });
  return { path, text, item, packages, imports, needs: unique(needs).filter((each) => each !== item) };
}

export function resolved(from: string, id: string): string {
  return id.startsWith("#") ? id.slice(1) : posix.join(posix.dirname(from), id);
}

/** Below the install folder. */
export function installPath(path: string): string {
  return path.replace(/^tests\/components\//, "tests/").replace(/^components\//, "");
}

export function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}
