/**
 * The items of the registry: every component of the showcase, what it shares with others, its tests, and two themes, in the
 * form of shadcn's command line. See https://ui.shadcn.com/docs/registry/registry-item-json
 */
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { cardId } from "../../src/routes/showcase/source-dialog.tsx";
import { readTypeface } from "../fonts/typeface.ts";
import { knownCost } from "../modules/component-cost.ts";
import { componentEntries, itemOf, pathOf } from "../modules/component-files.ts";
import { root } from "../root.mjs";
import { type HostNames, loadHostNames, PREFIX, relativeImports } from "./host-names.ts";
import { type HostTheme, type RegistryCss, shadcnTheme, siteTheme, toCss } from "./host-theme.ts";
import {
  installPath,
  type Module,
  readModules,
  resolved,
  supportModules,
  TEST_SUPPORT,
  testModules,
  unique,
} from "./modules.ts";

const { version, license } = readJson("package.json");
/** Also the packages that only tests need, which need not be installed. */
const { packages: locked } = readJson("package-lock.json");
/** The folder in a host's components folder that everything is installed in. */
const FOLDER = PREFIX;
const SITE_THEME = "theme-die-cut";
const SHADCN_THEME = "theme-shadcn";
const RUN_TESTS = `npx vitest run --config vitest.${PREFIX}.config.ts`;
/** What a host has before anything is installed. */
const PEER_PACKAGES = ["react", "react-dom"];
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

/**
 * @throws when a component has no card to take its title from, or needs what only this site's build makes
 */
export async function registry(options: RegistryOptions): Promise<Registry> {
  const names = await loadHostNames();
  const entries = componentEntries();
  const tests = entries.flatMap(testModules);
  const pack = packerOf(options, names);
  const items = [
    ...(await componentItems(entries, pack, options)),
    ...[...grouped(tests)].map(([name, modules]) => testItem(name, pack(modules))),
    supportItem(pack(supportModules(tests))),
  ];
  const texts = items.flatMap(({ files }) => files.map(({ content }) => content));
  const theme = await siteTheme(names, texts);
  const all = [...themeItems(theme, options), ...items].map(
    // In the order in which a reader wants it.
    ({ name, type, title, description, meta, ...rest }): RegistryItem => ({
      ...{ name, type, title, description, author: options.author },
      meta: { version, license, changelog: `${options.address}r/changelog.md`, ...meta },
      ...rest,
    }),
  );
  const byName = new Map(all.map((item) => [item.name, item]));
  const sheet = toCss(theme);
  return { items: all, whole: new Map(entries.map((entry) => bundleText(itemOf(pathOf(entry)), byName, sheet))) };
}

/** What an item says of itself. The rest is the same for all. */
type Draft = Omit<RegistryItem, "author" | "meta"> & { meta?: { cost: { gzip: number } } };

/** Some modules as files, with what they need: packages at their versions, and addresses of items. */
type Pack = (modules: readonly Module[]) => { files: RegistryFile[]; packages: string[]; needs: string[] };

function packerOf({ address }: RegistryOptions, names: HostNames): Pack {
  return (modules) => {
    const own = new Set(modules.map(({ item }) => item));
    const needs = unique(modules.flatMap(({ needs }) => needs)).filter((item) => !own.has(item));
    const packages = unique(modules.flatMap(({ packages }) => packages));
    return {
      files: modules.map((module) => fileOf(module, names)),
      packages: packages.filter((name) => !PEER_PACKAGES.includes(name)).map(pinned),
      needs: needs.map((item) => itemAddress(address, item)),
    };
  };
}

/** The components, and what several of them share. */
async function componentItems(entries: readonly string[], pack: Pack, { address }: RegistryOptions): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (const [name, modules] of grouped(readModules(entries))) {
    const { files, packages, needs } = pack(modules);
    const item = {
      name,
      ...(packages.length > 0 && { dependencies: packages }),
      registryDependencies: [itemAddress(address, SITE_THEME), ...needs],
      files,
    };
    const entry = entries.find((each) => itemOf(pathOf(each)) === name);
    if (entry) {
      const { title, sentence } = readCard(entry);
      drafts.push({
        ...item,
        type: "registry:component",
        title,
        description: sentence,
        meta: { cost: { gzip: await knownCost(entry) } },
        docs: docsOf(name, entry, title, address),
        categories: ["components"],
      });
    } else {
      const paths = modules.map(({ path }) => path).join(", ");
      const description = `Shared by components: ${paths}.`;
      drafts.push({ ...item, type: "registry:lib", title: titleOf(name), description, categories: ["shared"] });
    }
  }
  return drafts;
}

function testItem(name: string, { files, packages, needs }: ReturnType<Pack>): Draft {
  return {
    name,
    type: "registry:item",
    title: `${titleOf(name.replace(/-tests$/, ""))}: tests`,
    description: `Run them with ${RUN_TESTS}`,
    devDependencies: packages,
    registryDependencies: needs,
    files,
    categories: ["tests"],
  };
}

function supportItem({ files, packages, needs }: ReturnType<Pack>): Draft {
  return {
    name: TEST_SUPPORT,
    type: "registry:item",
    title: "Test support",
    description: "What the tests have in common, and a Vitest configuration of their own.",
    devDependencies: unique([...packages, ...["vitest", "@vitest/browser-playwright", "playwright"].map(pinned)]),
    registryDependencies: needs,
    files: [...files, testConfig()],
    docs: `Run the tests with: ${RUN_TESTS}`,
    categories: ["tests"],
  };
}

function themeItems(theme: HostTheme, { address }: RegistryOptions): Draft[] {
  return [
    {
      name: SITE_THEME,
      type: "registry:theme",
      title: "Theme: this site's look",
      description: `Colours, sizes and type of this site. Every name begins with ${PREFIX}-, so that no name of yours changes.`,
      dependencies: [pinned(readTypeface().package)],
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
      registryDependencies: [itemAddress(address, SITE_THEME)],
      files: [],
      css: shadcnTheme(theme),
      categories: ["themes"],
    },
  ];
}

function itemAddress(address: string, item: string): string {
  return `${address}r/${item}.json`;
}

function fileOf({ path, text }: Module, names: HostNames): RegistryFile {
  const own = HOST_VERSIONS[path];
  const source = own ? readFileSync(join(root, own), "utf8") : names.rename(text, path.startsWith("tests/"));
  const installed = installPath(path);
  const content = relativeImports(source, installed, (id) => installPath(resolved(path, id)));
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

/** A package with its locked version. */
function pinned(name: string): string {
  return `${name}@${locked[`node_modules/${name}`].version}`;
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
  const module = installPath(pathOf(entry)).replace(/\.tsx?$/, "");
  return [
    `import { ${exported.join(", ")} } from "@/components/${FOLDER}/${module}";`,
    HINTS[name],
    `Props, keys and examples: ${address}#/showcase?source=${cardId(title)}`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** A component with all that it needs, file behind file, and the style sheet last. */
function bundleText(name: string, byName: Map<string, RegistryItem>, sheet: string): [string, string] {
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

function readJson(path: string) {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}
