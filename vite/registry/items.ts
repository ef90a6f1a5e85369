/**
 * The registry's items: components, what they share, their tests, and two themes.
 * https://ui.shadcn.com/docs/registry/registry-item-json
 */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { cardId } from "../../src/routes/showcase/source-dialog.tsx";
import { PLACEHOLDER } from "../content/placeholder.mjs";
import { readTypeface } from "../fonts/typeface.ts";
import { costOf } from "../modules/component-cost.ts";
import { cardOf, componentEntries, importsOf, itemOf, pathOf, usageOf } from "../modules/component-files.ts";
import { allProps } from "../modules/component-props.ts";
import { root } from "../root.mjs";
import { type Accessibility, accessibilityOf } from "./accessibility.ts";
import type { Documented } from "./for-agents.ts";
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
/** Includes the packages that only tests need. */
const { packages: locked } = readJson("package-lock.json");
/** The install folder below the host's components folder. */
const FOLDER = PREFIX;
const SITE_THEME = "theme-die-cut";
const SHADCN_THEME = "theme-shadcn";
const RUN_TESTS = `npx vitest run --config vitest.${PREFIX}.config.ts`;
/** The script that lists, updates and removes what is installed. */
const UPDATE = "update";
const PEER_PACKAGES = ["react", "react-dom"];
/** From the least versions that work, so that a host keeps its own. Others from the version in use here. */
const RANGES: Record<string, string> = {
  "@headlessui/react": "^2.2.9",
  "@floating-ui/react": "^0.27.0",
  clsx: "^2.0.0",
  "@fontsource-variable/archivo": "^5.1.0",
  vitest: "^4.1.0 || ^5.0.0",
  "@vitest/browser-playwright": "^4.1.0 || ^5.0.0",
};
/** Modules replaced in a host. */
const HOST_VERSIONS: Record<string, string> = { "theme/theme-class.ts": "vite/registry/host/theme-class.ts" };

/** Shown after a component's installation. */
const HINTS: Record<string, string> = {
  alert: "Mount <Alerts /> once, at the end of the page.",
  "cookie-banner": 'Position the banner with a class: className="fixed inset-x-0 bottom-0".',
  "theme-switch":
    "Call initTheme() of theme/theme in an effect of the page. In a server-rendered page, put the script themeScript of theme/theme-class into the head, so that the stored theme is there before the first paint, and suppressHydrationWarning on html. Beside next-themes use neither: <ThemeSwitch value={resolvedTheme} onChange={setTheme} />.",
  "video-player": "Its tests play this site's clip: copy the folder video/ into public/.",
};

/** Other common names of the components, which `shadcn search` finds too. */
const OTHER_NAMES: Record<string, string[]> = {
  "address-input": ["autocomplete", "geocoder"],
  alert: ["toast", "notification", "snackbar"],
  button: ["link button"],
  "checkbox-dropdown": ["multiple select", "listbox"],
  "context-menu": ["menu", "radial menu"],
  "cookie-banner": ["consent", "notice"],
  "date-picker": ["calendar", "date input"],
  dropdown: ["select", "listbox"],
  input: ["text field", "form"],
  modal: ["dialog", "popup"],
  "searchable-dropdown": ["combobox", "autocomplete", "select"],
  "theme-switch": ["switch", "toggle", "dark mode"],
  "time-picker": ["clock", "time input"],
  "toggle-group": ["segmented control", "radio group"],
  tooltip: ["hint", "tip"],
  "video-player": ["media player"],
};
/** The list's order. */
const CATEGORIES = ["themes", "components", "tools", "tests", "shared"];

type ComponentMeta = {
  /** Own code, and with the code of its packages except React. */
  cost: { unit: "bytes, gzip"; own: number; withPackages: number };
  accessibility: Accessibility;
  /** Types by component and prop; an optional prop ends with "?". */
  props: Record<string, Record<string, string>>;
  /** Effects by keys, as in the showcase. */
  keys: Record<string, string>;
};
type RegistryFile = { path: string; type: "registry:file"; target: string; content: string };

export type RegistryItem = {
  name: string;
  type: "registry:component" | "registry:lib" | "registry:theme" | "registry:item";
  title: string;
  description: string;
  author?: string;
  dependencies?: string[];
  devDependencies?: string[];
  registryDependencies?: string[];
  files: RegistryFile[];
  css?: RegistryCss;
  meta: { version: string; license: string; changelog: string } & Partial<ComponentMeta>;
  docs?: string;
  categories: string[];
};

export type RegistryOptions = {
  /** The site's URL with a closing slash. Items refer to each other by absolute URL. */
  address: string;
  /** Left out while the owner has not filled it in. */
  author: string;
};

/** @throws when a component has no card with a title, or imports a module generated by this site's build */
export async function registry(options: RegistryOptions) {
  const names = await loadHostNames();
  const entries = componentEntries();
  const tests = entries.flatMap(testModules);
  const pack = packerOf(options, names);
  const props = await allProps();
  const items = [
    ...(await componentItems(entries, pack, names, options, props)),
    ...[...grouped(tests)].map(([name, modules]) => testItem(name, pack(modules))),
    supportItem(pack(supportModules(tests))),
    updateItem(options),
  ];
  const theme = await siteTheme(names);
  const placeOf = ({ categories: [category = ""] }: Draft) => CATEGORIES.indexOf(category);
  const sorted = [...themeItems(theme, options), ...items].sort((a, b) => placeOf(a) - placeOf(b));
  const author = PLACEHOLDER.test(options.author) ? {} : { author: options.author };
  const all = sorted.map(
    // In a readable order.
    ({ name, type, title, description, meta, ...rest }): RegistryItem => {
      const css = theme.partFor(rest.files.map(({ content }) => content));
      return {
        ...{ name, type, title, description, ...author },
        meta: { version, license, changelog: `${options.address}r/changelog.md`, ...meta },
        ...(Object.keys(css).length > 0 && { css }),
        ...rest,
        files: rest.files.map((file) => ({ ...file, content: `${markOf(name, version)}${file.content}` })),
      };
    },
  );
  const byName = new Map(all.map((item) => [item.name, item]));
  // Each component with all it needs in one text, for projects without the command line.
  const bundles = new Map(entries.map((entry) => bundleText(itemOf(pathOf(entry)), byName, theme)));
  const components = entries.map((entry): Documented => {
    const { title, sentence } = readCard(entry);
    const tables = props.get(entry) ?? [];
    return { name: itemOf(pathOf(entry)), title, sentence, usage: hostUsage(entry, names), tables };
  });
  return { items: all, bundles, components };
}

/** An item without the fields that all items share. */
type Draft = Omit<RegistryItem, "author" | "meta"> & { meta?: ComponentMeta };

/** Modules as files, with packages and the URLs of required items. */
type Pack = (modules: readonly Module[]) => { files: RegistryFile[]; packages: string[]; needs: string[] };

function packerOf({ address }: RegistryOptions, names: HostNames): Pack {
  return (modules) => {
    const own = new Set(modules.map(({ item }) => item));
    const needs = unique(modules.flatMap(({ needs }) => needs)).filter((item) => !own.has(item));
    const packages = unique(modules.flatMap(({ packages }) => packages));
    return {
      files: modules.map((module) => fileOf(module, names, isEntry(module, modules))),
      packages: packages.filter((name) => !PEER_PACKAGES.includes(name)).map(withRange),
      needs: needs.map((item) => itemAddress(address, item)),
    };
  };
}

async function componentItems(
  entries: readonly string[],
  pack: Pack,
  names: HostNames,
  options: RegistryOptions,
  props: Awaited<ReturnType<typeof allProps>>,
): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (const [name, modules] of grouped(readModules(entries))) {
    const { files, packages, needs } = pack(modules);
    const item = {
      name,
      ...(packages.length > 0 && { dependencies: packages }),
      registryDependencies: [itemAddress(options.address, SITE_THEME), ...needs],
      files,
    };
    const entry = entries.find((each) => itemOf(pathOf(each)) === name);
    if (entry) {
      const { title, sentence, usage, keys } = readCard(entry);
      const others = OTHER_NAMES[name] ?? [];
      const tables = (props.get(entry) ?? []).map((table) => {
        const types = table.props.map(({ name, required, type }) => [required ? name : `${name}?`, type]);
        return [table.name, Object.fromEntries(types)];
      });
      const shown = importsOf(cardOf(entry), usage).files.map((file) => itemOf(pathOf(file)));
      const needed = shown.filter((each) => each !== name).map((each) => itemAddress(options.address, each));
      drafts.push({
        ...item,
        // With the components of its example.
        registryDependencies: unique([...item.registryDependencies, ...needed]),
        type: "registry:component",
        title: `${title.replace(/,.*/, "")} (${others.join(", ")})`,
        description: `${sentence} Also called ${others.join(", ")}.`,
        meta: {
          cost: { unit: "bytes, gzip", own: await costOf(entry), withPackages: await costOf(entry, true) },
          accessibility: accessibilityOf(entry),
          props: Object.fromEntries(tables),
          keys,
        },
        docs: docsOf(name, entry, options, names),
        categories: ["components", ...others.map((each) => each.replaceAll(" ", "-"))],
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
  const component = titleOf(name.replace(/-tests$/, ""));
  const tests = files.flatMap(({ path }) => /[^/]+(?=\.test\.tsx?$)/.exec(path) ?? []);
  return {
    name,
    type: "registry:item",
    // Without the component's name, a search finds the component before its tests.
    title: "Tests",
    description: `Tests of ${component} (${tests.join(", ")}). Run them with ${RUN_TESTS}`,
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
    description: "Shared test helpers and a Vitest configuration.",
    devDependencies: unique([...packages, ...["vitest", "@vitest/browser-playwright", "playwright"].map(withRange)]),
    registryDependencies: needs,
    files: [...files, testConfig()],
    docs: `Run the tests with: ${RUN_TESTS}`,
    categories: ["shared"],
  };
}

function themeItems(theme: HostTheme, { address }: RegistryOptions): Draft[] {
  return [
    {
      name: SITE_THEME,
      type: "registry:theme",
      title: "Theme: this site's look",
      description: `Colours, sizes and type of this site. Every name starts with ${PREFIX}-, so none of yours is overridden.`,
      dependencies: [withRange(readTypeface().package)],
      files: [],
      css: theme.base,
      docs: `The components need Tailwind CSS 4 and React 19. In a project without TypeScript, add them from ${address}r/js/ instead of ${address}r/, or their types stay; --overwrite replaces those. For this site's background and text styles too, add the class ${PREFIX}-page to body.`,
      categories: ["themes"],
    },
    {
      name: SHADCN_THEME,
      type: "registry:theme",
      title: "Theme: your shadcn colours",
      description: "Uses the colours of your own --background, --primary and so on, in both modes.",
      registryDependencies: [itemAddress(address, SITE_THEME)],
      files: [],
      css: shadcnTheme(),
      categories: ["themes"],
    },
  ];
}

function itemAddress(address: string, item: string): string {
  return `${address}r/${item}.json`;
}

/** Whether a page imports it, which in a server component makes it the boundary to the client. */
function isEntry({ path }: Module, modules: readonly Module[]): boolean {
  return /^components\/.*\.tsx$/.test(path) && !modules.some(({ imports }) => imports.includes(path));
}

function fileOf({ path, text }: Module, names: HostNames, isClient: boolean): RegistryFile {
  const own = HOST_VERSIONS[path];
  const source = own ? readFileSync(join(root, own), "utf8") : names.rename(text, path.startsWith("tests/"));
  const installed = installPath(path);
  const module = relativeImports(source, installed, (id) => installPath(resolved(path, id)));
  const content = isClient ? `"use client";\n\n${module}` : module;
  const at = `components/${FOLDER}/${installed}`;
  return { path: at, type: "registry:file", target: `@${at}`, content };
}

function updateItem({ address }: RegistryOptions): Draft {
  const at = `components/${FOLDER}/update.mjs`;
  const text = readFileSync(join(root, "vite/registry/host/update.mjs"), "utf8");
  const content = text.replace("https://example.com/", address);
  return {
    name: UPDATE,
    type: "registry:item",
    title: "Update and remove",
    description: "A script that shows new versions, merges them into the files you changed, and removes components.",
    files: [{ path: at, type: "registry:file", target: `@${at}`, content }],
    docs: `Run it with Node in the folder with components.json: node ${at}`,
    categories: ["tools"],
  };
}

/** The first line of an installed file. */
function markOf(item: string, itemVersion: string): string {
  return `// die-cut ${item} ${itemVersion}\n`;
}

/** Installed next to the host's Vite configuration. */
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

function withRange(name: string): string {
  return `${name}@${RANGES[name] ?? `^${locked[`node_modules/${name}`].version}`}`;
}

function readCard(entry: string) {
  const card = cardOf(entry);
  const text = readFileSync(card, "utf8");
  const [, title] = /\btitle: "([^"]+)"/.exec(text) ?? [];
  const [, sentence] = /\bsentence:\s+"([^"]+)"/.exec(text) ?? [];
  if (!title || !sentence)
    throw new Error(`${card}: expected a title and a sentence as quoted strings, which the registry uses.`);
  const keys = [...text.matchAll(/\["([^"]+)", "([^"]+)"\]/g)].map(([, keys, effect]) => [keys, effect]);
  return { title, sentence, usage: usageOf(text), keys: Object.fromEntries(keys) as Record<string, string> };
}

/** Printed by the command: the usage example, with relative imports since the alias is unknown, and a link. */
function docsOf(name: string, entry: string, { address }: RegistryOptions, names: HostNames): string {
  const { title } = readCard(entry);
  return [
    `${title}, used in a file beside components/${FOLDER}/${installPath(pathOf(entry))}:\n`,
    hostUsage(entry, names),
    HINTS[name],
    `Props, keys and examples: ${address}#/showcase?source=${cardId(title)}`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** The usage example in a host, beside the component's module. */
function hostUsage(entry: string, names: HostNames): string {
  const path = pathOf(entry);
  return relativeImports(names.rename(readCard(entry).usage), installPath(path), (id) =>
    installPath(resolved(path, id)),
  );
}

/** A component's files and dependencies in one text, with the style sheet last. */
function bundleText(name: string, byName: Map<string, RegistryItem>, { base, partFor }: HostTheme): [string, string] {
  const wanted = new Set<string>([name]);
  // Iterating a Set also visits entries added meanwhile.
  for (const each of wanted) {
    for (const address of byName.get(each)?.registryDependencies ?? []) wanted.add(basename(address, ".json"));
  }
  const items = [...wanted].flatMap((each) => byName.get(each) ?? []);
  const packages = unique(items.flatMap(({ dependencies }) => dependencies ?? []));
  const files = items.flatMap(({ files }) => files.map(({ path, content }) => `// src/${path}\n${content}`));
  const theme = `src/components/${FOLDER}/theme.css`;
  const sheet = toCss(base) + toCss(partFor(files));
  const head = [
    `// Needs React 19 and Tailwind CSS 4. Packages: npm install ${packages.map((each) => `"${each}"`).join(" ")}`,
    `// Save each file under the path above it. Import ${theme} after Tailwind in your style sheet.`,
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
