/**
 * The items of the registry: every component of the showcase, what it shares with others, its tests, and two themes, in the
 * form of shadcn's command line. See https://ui.shadcn.com/docs/registry/registry-item-json
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { knownCost } from "../modules/component-cost.ts";
import { componentFiles, importsOf, itemOf, pathOf, src } from "../modules/component-files.ts";
import { sampleData } from "../modules/sample-data.ts";
import { type HostNames, loadHostNames, PREFIX, relativeImports } from "./host-names.ts";
import { FONT_PACKAGE, type RegistryCss, shadcnTheme, siteTheme, toCss } from "./host-theme.ts";

const root = join(src, "..");
/** The folder in a host's components folder that everything is installed in. */
const FOLDER = PREFIX;
export const SITE_THEME = "theme-die-cut";
const SHADCN_THEME = "theme-shadcn";
const TEST_SUPPORT = "test-support";
/** What a host has before anything is installed. */
const EVERY_HOST_HAS = ["react", "react-dom"];
/** Modules that are other ones in a host. */
const HOST_VERSIONS: Record<string, string> = { "theme/theme-class.ts": "vite/registry/host/theme-class.ts" };

/** What a component needs besides its import, said after its installation. */
const HINTS: Record<string, string> = {
  alert: "Put <Alerts /> into the page once, at its end.",
  "cookie-banner": 'Place the banner by a class: className="fixed inset-x-0 bottom-0".',
  "theme-switch": "Call followTheme() of theme/theme once at the start, so that a stored choice holds.",
  "video-player": `Its tests play this site's clip: copy the folder video/ into public/.`,
};

type RegistryFile = { path: string; type: "registry:file"; target: string; content: string };

export type RegistryItem = {
  name: string;
  type: "registry:component" | "registry:lib" | "registry:theme" | "registry:item";
  title: string;
  description: string;
  author: string;
  dependencies?: string[];
  devDependencies?: string[];
  registryDependencies?: string[];
  files: RegistryFile[];
  cssVars?: Record<string, Record<string, string>>;
  css?: RegistryCss;
  meta: { version: string; license: string; changelog: string; cost?: { gzip: number } };
  docs?: string;
  categories: string[];
};

export type RegistryOptions = {
  /** Where the site stands, with a closing slash. Items name each other by whole addresses. */
  address: string;
  author: string;
};

export type Registry = {
  items: RegistryItem[];
  /** For each component, everything it needs in one text, for a project without the command line. */
  whole: Map<string, string>;
};

/** A module of this repository. */
type Module = { path: string; text: string; item: string; needs: string[]; packages: string[] };

/**
 * @throws when a component has no card to take its title from, or needs what only this site's build makes
 */
export async function registry({ address, author }: RegistryOptions): Promise<Registry> {
  const names = await loadHostNames();
  const entries = componentEntries();
  const modules = readModules(entries);
  const tests = (await Promise.all(entries.map(testModules))).flat();
  const support = supportModules(tests);
  const { version, license } = readJson("package.json");
  const common = {
    author,
    meta: { version, license, changelog: `${address}r/changelog.md` },
  };
  const addressOf = (item: string) => `${address}r/${item}.json`;

  const file = (module: Module): RegistryFile => fileOf(module, names);
  const pack = (all: readonly Module[]) => {
    const own = new Set(all.map(({ item }) => item));
    const needs = unique(all.flatMap(({ needs }) => needs)).filter((item) => !own.has(item));
    const packages = unique(all.flatMap(({ packages }) => packages)).filter((each) => !EVERY_HOST_HAS.includes(each));
    return { files: all.map(file), needs, packages: packages.map(pinned) };
  };

  const items: RegistryItem[] = [];
  for (const [name, own] of grouped(modules)) {
    const entry = entries.find((each) => itemOf(pathOf(each)) === name);
    const { files, needs, packages } = pack(own);
    const card = entry ? readCard(entry) : undefined;
    items.push({
      name,
      type: card ? "registry:component" : "registry:lib",
      title: card?.title ?? titleOf(name),
      description: card?.sentence ?? `Shared by components: ${own.map(({ path }) => path).join(", ")}.`,
      ...common,
      ...(entry && { meta: { ...common.meta, cost: { gzip: await knownCost(entry) } } }),
      ...(packages.length > 0 && { dependencies: packages }),
      registryDependencies: [SITE_THEME, ...needs].map(addressOf),
      files,
      ...(entry && card && { docs: docsOf(name, entry, card.title, address) }),
      categories: [card ? "components" : "shared"],
    });
  }
  for (const [name, own] of grouped(tests)) {
    const { files, needs, packages } = pack(own);
    items.push({
      name,
      type: "registry:item",
      title: `${titleOf(name.replace(/-tests$/, ""))}: tests`,
      description: "Run them with npx vitest --config vitest.dc.config.ts",
      ...common,
      devDependencies: packages,
      registryDependencies: needs.map(addressOf),
      files,
      categories: ["tests"],
    });
  }
  const { files, needs, packages } = pack(support);
  items.push({
    name: TEST_SUPPORT,
    type: "registry:item",
    title: "Test support",
    description: "What the tests have in common, and a Vitest configuration of their own.",
    ...common,
    devDependencies: unique([...packages, ...["vitest", "@vitest/browser-playwright", "playwright"].map(pinned)]),
    registryDependencies: needs.map(addressOf),
    files: [...files, testConfig()],
    docs: `Run the tests with: npx vitest run --config vitest.${PREFIX}.config.ts`,
    categories: ["tests"],
  });
  const texts = items.flatMap(({ files }) => files.map(({ content }) => content));
  const theme = await siteTheme(names, texts);
  items.unshift(
    {
      name: SITE_THEME,
      type: "registry:theme",
      title: "Theme: this site's look",
      description: `Colours, sizes and type of this site. Every name begins with ${PREFIX}-, so that no name of yours changes.`,
      ...common,
      dependencies: [pinned(FONT_PACKAGE)],
      files: [],
      ...theme,
      docs: `The components need Tailwind CSS 4 and React 19. For this site's ground and letters too, put the class ${PREFIX}-page on body.`,
      categories: ["themes"],
    },
    {
      name: SHADCN_THEME,
      type: "registry:theme",
      title: "Theme: your shadcn colours",
      description: "Gives the components the colours of your own --background, --primary and so on, in both modes.",
      ...common,
      registryDependencies: [addressOf(SITE_THEME)],
      files: [],
      css: shadcnTheme(theme),
      categories: ["themes"],
    },
  );
  const byName = new Map(items.map((item) => [item.name, item]));
  const sheet = toCss(theme);
  return { items, whole: new Map(entries.map((entry) => wholeOf(itemOf(pathOf(entry)), byName, sheet))) };
}

/** The modules that cards of the showcase show: those with a usage example. */
function componentEntries(): string[] {
  const folder = join(src, "components");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".usage.tsx"))
    .sort()
    .map((name) => {
      const module = join(folder, name.replace(/\.usage\.tsx$/, ""));
      return existsSync(`${module}.tsx`) ? `${module}.tsx` : `${module}.ts`;
    });
}

function readModules(entries: readonly string[]): Module[] {
  const byPath = new Map<string, Module>();
  for (const entry of entries) {
    for (const { path, text } of componentFiles(entry)) byPath.set(path, moduleOf(path, text, itemOf(path)));
  }
  return [...byPath.values()];
}

/** A component's tests, and the fixtures that they share with its card. */
async function testModules(entry: string): Promise<Module[]> {
  const name = itemOf(pathOf(entry));
  const folder = join(root, "tests/components");
  const others = componentEntries().map((each) => itemOf(pathOf(each)));
  const isOwn = (file: string) =>
    [...others, name]
      .filter((each) => file.startsWith(`${each}.`) || file.startsWith(`${each}-`))
      .sort((a, b) => b.length - a.length)[0] === name;
  const item = `${name}-tests`;
  const files = readdirSync(folder)
    .filter(isOwn)
    .map((file) => `tests/components/${file}`);
  const modules = files
    .map((path) => moduleOf(path, readFileSync(join(root, path), "utf8"), item))
    // What reads this repository's files is about this site.
    .filter(({ text }) => !text.includes('from "node:'));
  return [...modules, ...(await fixtures(dirname(entry), item))];
}

/** A component's card and its usage examples, without what the site's build measures for the card, and its sample lists. */
async function fixtures(folder: string, item: string): Promise<Module[]> {
  const lists = await sampleData();
  const samples = new Set<string>();
  const cards = readdirSync(folder)
    .filter((name) => /\.(?:showcase|usage)\.tsx$/.test(name))
    .map((name) => {
      const text = readFileSync(join(folder, name), "utf8")
        .replaceAll(/"virtual:(sample-data\/([\w-]+))"/g, (_, path, list) => {
          samples.add(list);
          return `"#tests/${path}.ts"`;
        })
        .replace(/^import \{ bytes, item \} from .*\n/m, "")
        .replaceAll(/^ *cost: bytes,\n *item,\n *docs: .*\n/gm, "")
        .replaceAll(/\bShowcaseEntry\b(?=[;,]?\n| \|)/g, 'Omit<ShowcaseEntry, "cost" | "item" | "docs">');
      return moduleOf(pathOf(join(folder, name)), text, item);
    });
  const sampleModules = [...samples].map((list) => {
    const text = `export const list = ${JSON.stringify(lists[list], null, 2)};\n`;
    return moduleOf(`tests/sample-data/${list}.ts`, text, item);
  });
  return [...cards, ...sampleModules];
}

/** What the tests import from tests/support/, and what those modules import. */
function supportModules(tests: readonly Module[]): Module[] {
  const found = new Map<string, Module>();
  const read = (path: string) => {
    if (found.has(path)) return;
    const text = readFileSync(join(root, path), "utf8").replaceAll(/^import "(?:virtual:tokens|#app)\.css";\n/gm, "");
    found.set(path, moduleOf(path, text, TEST_SUPPORT));
    for (const each of importedPaths(path, text)) if (isSupport(each)) read(each);
  };
  read("tests/support/browser-setup.ts");
  for (const { path, text } of tests) for (const each of importedPaths(path, text)) if (isSupport(each)) read(each);
  // The types of a card, which its fixtures name.
  for (const path of ["lib/showcase-entry.ts", "lib/source-text.ts"]) {
    found.set(path, moduleOf(path, readFileSync(join(src, path), "utf8"), TEST_SUPPORT));
  }
  return [...found.values()];
}

function isSupport(path: string): boolean {
  return path.startsWith("tests/support/");
}

function moduleOf(path: string, text: string, item: string): Module {
  const imported = importedPaths(path, text);
  const { packages } = importsOf(join(src, path), text);
  const needs = imported.map((each) =>
    each.startsWith("tests/sample-data/")
      ? item
      : isSupport(each) || /^lib\/(?:showcase-entry|source-text)/.test(each)
        ? TEST_SUPPORT
        : itemOf(each),
  );
  return { path, text, item, packages, needs: unique(needs).filter((each) => each !== item) };
}

/** Paths of the modules that a module imports: below src/, or from tests/ on. */
function importedPaths(path: string, text: string): string[] {
  return [...text.matchAll(/^(?:import|export|\}).*\bfrom "([#.][^"]+)";$/gm)].map(([, id = ""]) => resolved(path, id));
}

function resolved(from: string, id: string): string {
  return id.startsWith("#") ? id.slice(1) : posix.join(posix.dirname(from), id);
}

/** Where a module is installed, below the one folder. */
function installedAs(path: string): string {
  return path.replace(/^tests\/components\//, "tests/").replace(/^components\//, "");
}

function fileOf({ path, text }: Module, names: HostNames): RegistryFile {
  const own = HOST_VERSIONS[path];
  const source = own ? readFileSync(join(root, own), "utf8") : names.rename(text, path.startsWith("tests/"));
  const installed = installedAs(path);
  const content = relativeImports(source, installed, (id) => installedAs(resolved(path, id)));
  const at = `components/${FOLDER}/${installed}`;
  return { path: at, type: "registry:file", target: `@${at}`, content };
}

/** Stands in the host's root, beside its Vite configuration. */
function testConfig(): RegistryFile {
  const path = `vitest.${PREFIX}.config.ts`;
  const text = readFileSync(join(root, "vite/registry/host/vitest.config.ts"), "utf8");
  return {
    path,
    type: "registry:file",
    target: `~/${path}`,
    content: text.replace("../../../vite.config.ts", "./vite.config.ts"),
  };
}

/** A package with its installed version. */
function pinned(name: string): string {
  return `${name}@${readJson(`node_modules/${name}/package.json`).version}`;
}

/** Title and sentence of a component's card. */
function readCard(entry: string): { title: string; sentence: string } {
  const folder = dirname(entry);
  const card = join(folder, `${basename(folder)}.showcase.tsx`);
  const text = readFileSync(card, "utf8");
  const [, title] = /\btitle: "([^"]+)"/.exec(text) ?? [];
  const [, sentence] = /\bsentence:\s+"([^"]+)"/.exec(text) ?? [];
  if (!title || !sentence) throw new Error(`${card} has no title or no sentence in quotes, which the registry takes.`);
  return { title, sentence };
}

function docsOf(name: string, entry: string, title: string, address: string): string {
  const exported = [...readFileSync(entry, "utf8").matchAll(/^export (?:async )?function (\w+)/gm)].map(
    ([, each]) => each,
  );
  const module = installedAs(pathOf(entry)).replace(/\.tsx?$/, "");
  return [
    `import { ${exported.join(", ")} } from "@/components/${FOLDER}/${module}";`,
    HINTS[name],
    `Props, keys and examples: ${address}#/showcase?source=${title.toLowerCase().replaceAll(/\W+/g, "-")}`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** A component with all that it needs, file behind file, and the style sheet last. */
function wholeOf(name: string, byName: Map<string, RegistryItem>, sheet: string): [string, string] {
  const wanted = new Set<string>([name]);
  // A set that grows while it is walked is walked to its end.
  for (const each of wanted) {
    for (const address of byName.get(each)?.registryDependencies ?? []) wanted.add(basename(address, ".json"));
  }
  const items = [...wanted].flatMap((each) => byName.get(each) ?? []);
  const packages = unique(items.flatMap(({ dependencies }) => dependencies ?? []));
  const files = items.flatMap(({ files }) => files.map(({ path, content }) => `// src/${path}\n${content}`));
  const theme = `src/components/${FOLDER}/theme.css`;
  const head = [
    `// Needs React 19 and Tailwind CSS 4. Packages: npm install ${packages.join(" ")}`,
    `// Save each file as the line before it says. Import ${theme} behind Tailwind in your style sheet.`,
  ];
  return [name, [...head, ...files, `/* ${theme} */\n${sheet}`].join("\n")];
}

function titleOf(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function grouped(modules: readonly Module[]): Map<string, Module[]> {
  const groups = new Map<string, Module[]>();
  for (const module of modules) groups.set(module.item, [...(groups.get(module.item) ?? []), module]);
  return groups;
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}

function readJson(path: string) {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}
