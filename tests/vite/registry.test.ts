import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { __unstable__loadDesignSystem as loadDesignSystem } from "@tailwindcss/node";
import { transformSync } from "rolldown/utils";
import { beforeAll, expect, test } from "vitest";
import { readTypeface } from "../../vite/fonts/typeface.ts";
import { componentEntries, componentFiles, itemOf, pathOf, src } from "../../vite/modules/component-files.ts";
import { type HostNames, loadHostNames } from "../../vite/registry/host-names.ts";
import { siteTheme, toCss } from "../../vite/registry/host-theme.ts";
import { type RegistryItem, registry } from "../../vite/registry/items.ts";
import { registryFiles, siteAddress } from "../../vite/registry/plugin.ts";

const address = "https://someone.example/portfolio/";
const sheet = readFileSync(join(src, "app.css"), "utf8");
let made: Awaited<ReturnType<typeof registry>>;
let names: HostNames;
beforeAll(async () => {
  made = await registry({ address, author: "Someone" });
  names = await loadHostNames();
});

/** An item with its dependencies. */
function closure(item: RegistryItem): RegistryItem[] {
  const found = new Set([item]);
  for (const each of found) {
    for (const dependency of each.registryDependencies ?? []) {
      const needed = made.items.find(({ name }) => dependency === `${address}r/${name}.json`);
      if (!needed) throw new Error(`${each.name} depends on ${dependency}, which is not an item.`);
      found.add(needed);
    }
  }
  return [...found];
}

test("this site's class names get a prefix in a host; Tailwind's do not", () => {
  const renamed = (words: string) => names.rename(`"${words}"`).slice(1, -1);
  expect(renamed("narrow:not-ready:sunken! -m-2 stretch-112 @max-player:p-2 group-data-open/box:ease-lid")).toBe(
    "dc-narrow:not-dc-ready:dc-sunken! -m-2 dc-stretch-112 @max-[30rem]:p-2 group-data-open/box:ease-(--dc-ease-lid)",
  );
  expect(renamed("Upper case, sunken ground, and text of no class")).toContain("text of no class");
  expect(names.rename('test("a sunken field", () => <i className="sunken" />)', true)).toBe(
    'test("a sunken field", () => <i className="dc-sunken" />)',
  );
});

test("every class of a component has the same styles in a host", async () => {
  const site = await loadDesignSystem(sheet, { base: src });
  const tailwind = '@import "tailwindcss"; @theme inline { --spacing: 4px }';
  const plain = await loadDesignSystem(tailwind, { base: src });
  const own = new Map<string, string>();
  for (const { text } of componentEntries().flatMap(componentFiles)) {
    for (const [word] of text.matchAll(/[^\s"'`]+/g)) {
      const renamed = names.rename(`"${word}"`).slice(1, -1);
      if (renamed !== word && site.candidatesToCss([word])[0]) own.set(word, renamed);
    }
  }
  expect(own.size).toBeGreaterThan(250);
  const theme = toCss((await siteTheme(names)).partFor([...own.values()]));
  const host = await loadDesignSystem(`${tailwind}\n${theme}`, { base: src });
  const different: string[] = [];
  for (const [word, renamed] of own) {
    const here = names.rename(unnamed(site.candidatesToCss([word])[0] ?? "", word));
    const there = unnamed(host.candidatesToCss([renamed])[0] ?? "", renamed);
    if (here !== there) different.push(`${word}: ${here}\n${renamed}: ${there}`);
    // Without the theme the host does not know the name, so it is not one of its own.
    if (!/[[(]/.test(renamed)) expect(plain.candidatesToCss([renamed])[0], renamed).toBeNull();
  }
  expect(different).toEqual([]);
});

/** The rule of a class, without the class's name. */
function unnamed(css: string, word: string): string {
  const plain = css.replaceAll("\\", "").replaceAll(/\s+/g, " ");
  return plain.replaceAll(`.${word}`, ".class").replaceAll(/dc-(unroll|spin)/g, "$1");
}

test("each import is in the item or its dependencies, without alias or ending", () => {
  for (const item of made.items) {
    const paths = new Set(closure(item).flatMap(({ files }) => files.map(({ path }) => path)));
    for (const { path, content } of item.files) {
      for (const [, id = ""] of content.matchAll(/^(?:import|export|\}).*\bfrom "([^"]+)";$/gm)) {
        expect(id, path).not.toMatch(/^#|^virtual:|\?/);
        if (!id.startsWith(".") || path.startsWith("vitest.")) continue;
        const module = join(dirname(path), id);
        expect(
          [`${module}.ts`, `${module}.tsx`].some((each) => paths.has(each)),
          `${path} imports ${id}`,
        ).toBe(true);
      }
    }
  }
});

test("modules with a component that pages import are client modules, others are not", () => {
  const isClient = (path: string) => textOf(path).replace(/^.*\n/, "").startsWith('"use client";\n');
  const entries = made.items
    .filter(({ type, name }) => type === "registry:component" && name !== "alert")
    .map(({ name }) => `${name}/${name}.tsx`);
  for (const path of [...entries, "alert/alerts.tsx"]) expect(isClient(path), path).toBe(true);
  // A server may call these.
  for (const path of ["alert/show-alert.ts", "button/button-class-name.ts"]) expect(isClient(path), path).toBe(false);
});

function textOf(path: string): string {
  const files = made.items.flatMap(({ files }) => files);
  return files.find((file) => file.path === `components/dc/${path}`)?.content ?? "";
}

test("no item makes the command define a dark variant over the host's own", () => {
  for (const item of made.items) {
    expect(item, item.name).not.toHaveProperty("cssVars");
    expect(Object.keys(item.css ?? {}).join(), item.name).not.toMatch(/@custom-variant dark|@theme/);
  }
});

test("base styles apply to every class of a component, and to no other name with dc-", () => {
  const base = JSON.stringify(made.items.find(({ name }) => name === "theme-die-cut")?.css);
  const selectors = [...new Set(base.match(/\[class[*^]=\\"[^"]*"\]/g))].map(
    (each) => /class(.)=\\"([^\\]*)/.exec(each) ?? [],
  );
  const isOwn = (names: string) =>
    selectors.some(([, match, text = ""]) => (match === "^" ? names.startsWith(text) : names.includes(text)));
  expect(selectors.length).toBeGreaterThan(3);
  for (const { content } of made.items.flatMap(({ files }) => files))
    for (const [, names = ""] of content.matchAll(/className="([^"]*dc-[^"]*)"/g))
      expect(isOwn(names), names).toBe(true);
  for (const names of ["mdc-card", "card mdc-button", "xdc-1 my-dc-note"]) expect(isOwn(names), names).toBe(false);
});

test("base styles leave the own elements of a project alone", () => {
  const base = JSON.stringify(made.items.find(({ name }) => name === "theme-die-cut")?.css);
  expect(base).toContain(":not([data-content] *)");
  for (const path of ["modal/modal.tsx", "context-menu/context-menu.tsx"])
    expect(textOf(path), path).toContain("data-content");
});

test("the dark colours apply below the class dark and data-theme", () => {
  for (const name of ["theme-die-cut", "theme-shadcn", "button"]) {
    const css = JSON.stringify(made.items.find((item) => item.name === name)?.css);
    expect(css, name).toContain('".dark, [data-theme=\\"dark\\"]":{"--dc-');
  }
});

test("focus rings win over the base styles of a project, which colour every outline", () => {
  const css = made.items.find(({ name }) => name === "theme-die-cut")?.css ?? {};
  const layersWithRings = Object.keys(css).filter((name) => JSON.stringify(css[name]).includes('":focus-visible'));
  expect(layersWithRings).toEqual(["@layer components.dc"]);
});

test("the theme with a project's colours needs four of its variables", () => {
  const theme = JSON.stringify(made.items.find(({ name }) => name === "theme-shadcn")?.css);
  const needed = theme.match(/(?<=var\()--(?!dc-)[\w-]+(?=\))/g);
  expect([...new Set(needed)].sort()).toEqual(["--background", "--foreground", "--primary", "--primary-foreground"]);
});

test("no utility nests an at-rule, which the command would double on the next add", () => {
  const utilities = made.items
    .flatMap(({ css = {} }) => Object.entries(css))
    .filter(([name]) => /^@utility/.test(name));
  expect(utilities.length).toBeGreaterThan(20);
  for (const [name, rule] of utilities) expect(Object.keys(rule).join(), name).not.toContain("@");
});

test("a component's example imports only components, which its item installs", () => {
  for (const item of made.items.filter(({ type }) => type === "registry:component")) {
    const { name, docs = "" } = item;
    expect(docs, name).not.toMatch(/\/lib\//);
    const installed = closure(item).flatMap(({ files }) => files.map(({ path }) => path.replace(/\.tsx?$/, "")));
    const folder = /beside (\S+)\//.exec(docs)?.[1] ?? "";
    const imported = [...docs.matchAll(/ from "(\..+)";$/gm)].map(([, id = ""]) => join(folder, id));
    expect(imported.length, name).toBeGreaterThan(0);
    expect(installed, name).toEqual(expect.arrayContaining(imported));
  }
});

test("no item has a file twice", () => {
  for (const { name, files } of made.items) {
    expect(new Set(files.map(({ path }) => path)).size, name).toBe(files.length);
  }
});

test("every component has an item with title, cost, tests, ranges of packages", () => {
  const components = made.items.filter(({ type }) => type === "registry:component");
  const folders = readdirSync(join(src, "components"));
  const hasCard = (name: string) => existsSync(join(src, "components", name, `${name}.showcase.tsx`));
  expect(components.map(({ name }) => name).sort()).toEqual(folders.filter(hasCard).sort());
  for (const { name, title, description, meta, dependencies, docs } of components) {
    expect(title && description, name).toBeTruthy();
    const { own = 0, withPackages = 0 } = meta.cost ?? {};
    expect(own, name).toBeGreaterThan(300);
    const hasLibrary = dependencies?.some((each) => /^@(?:headlessui|floating-ui)/.test(each));
    expect(withPackages - own, name).toBeGreaterThanOrEqual(hasLibrary ? 5000 : 0);
    expect(meta.accessibility?.covered.length, name).toBeGreaterThan(0);
    // Relative imports, since the host's alias is not known.
    expect(docs, name).toMatch(/^import \{ .+ \} from "\.\/[\w-]+";$/m);
    expect(docs, name).not.toMatch(/"[@~#]\//);
    for (const each of dependencies ?? []) expect(each).toMatch(/^@?[\w/-]+@\^\d+\.\d+\.\d+$/);
    const tests = made.items.find((item) => item.name === `${name}-tests`);
    expect(
      tests?.files.some(({ path }) => path.endsWith(".test.tsx")),
      name,
    ).toBe(true);
  }
});

test.each([
  ["select", "dropdown"],
  ["combobox", "searchable-dropdown"],
  ["dialog", "modal"],
  ["menu", "context-menu"],
  ["switch", "theme-switch"],
  ["calendar", "date-picker"],
  ["notification", "alert"],
])("a search for %s finds %s by title, description and category", (word, component) => {
  const { title, description, categories } = made.items.find(({ name }) => name === component) as RegistryItem;
  for (const text of [title, description, categories.join(" ")]) expect(text).toContain(word);
});

test("the list starts with the components, each item described in its own words", () => {
  const order = made.items.map(({ categories: [category] }) => category);
  expect([...new Set(order)]).toEqual(["themes", "components", "tools", "tests", "shared"]);
  expect(order).toHaveLength(new Set(made.items.map(({ description }) => description)).size);
  const { title, meta } = made.items.find(({ name }) => name === "context-menu") as RegistryItem;
  expect(title).toMatch(/^Context menu \(/);
  expect(meta.keys).toMatchObject({ "Escape, Tab": "Close the menu" });
  expect(meta.props?.ContextMenu).toMatchObject({ "circle?": "boolean" });
});

test("an author who is not filled in is left out", async () => {
  expect(made.items[0]?.author).toBe("Someone");
  const { items } = await registry({ address, author: "Your Name" });
  expect(items.filter((item) => "author" in item)).toEqual([]);
});

test("items refer to each other by the site's address; the list has no file contents", async () => {
  const files = await registryFiles(address);
  const list = JSON.parse(files.get("registry.json") ?? "");
  expect(list.homepage).toBe(`${address}#/showcase`);
  for (const { name } of list.items) {
    const item = JSON.parse(files.get(`r/${name}.json`) ?? "");
    expect(item.name).toBe(name);
    for (const each of item.registryDependencies ?? []) expect(each.startsWith(`${address}r/`), each).toBe(true);
  }
  expect(
    list.items.flatMap((item: { files?: object[] }) => item.files ?? []).filter((file: object) => "content" in file),
  ).toEqual([]);
  // A search must not find what components share before them.
  const found = JSON.parse(files.get("r/registry.json") ?? "").items.map(({ name }: RegistryItem) => name);
  const isShared = ({ categories }: RegistryItem) => categories.includes("shared");
  expect(found).toEqual(made.items.filter((item) => !isShared(item)).map(({ name }) => name));
  expect(list.items).toHaveLength(made.items.length);
  expect(files.get("r/changelog.md")).toContain(`## ${list.items[0].meta.version}`);
});

test("items for JavaScript have the same modules without their types", async () => {
  const files = await registryFiles(address);
  const code = (text: string, lang: "tsx" | "jsx") =>
    transformSync(`module.${lang}`, text, { lang, jsx: "preserve" }).code.replaceAll(
      /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s+/gm,
      " ",
    );
  for (const { name, files: modules } of made.items) {
    const item: RegistryItem = JSON.parse(files.get(`r/js/${name}.json`) ?? "");
    for (const each of item.registryDependencies ?? [])
      expect(each).toMatch(new RegExp(`^${address}r/js/[\\w-]+\\.json$`));
    for (const { path, content } of modules.filter(({ path }) => /^components.*tsx?$/.test(path))) {
      const own = item.files.find((file) => file.target.replace(".js", ".ts") === `@${path}`)?.content ?? "export {};";
      expect(code(own, "jsx").trim(), path).toBe(code(content, "tsx").trim());
    }
  }
  expect(files.get("r/js/alert.json")).toContain("/** Subtracts display time");
  expect(files.get("r/js/update.json")).toContain(`REGISTRY = \\"${address}r/js/\\"`);
});

test("the copied text has every file with its path, and the style sheet", () => {
  const dropdown = made.items.find(({ name }) => name === "dropdown") as RegistryItem;
  const text = made.bundles.get("dropdown") ?? "";
  for (const { path, content } of closure(dropdown).flatMap(({ files }) => files)) {
    expect(text).toContain(`// src/${path}\n${content}`);
  }
  expect(text).toMatch(new RegExp(`npm install .*"${readTypeface().package}@`));
  expect(text).toContain("@utility dc-on-box {");
});

test("every copied text says which packages to install", () => {
  for (const [name, text] of made.bundles) {
    const [install = ""] = /npm install .*/.exec(text) ?? [];
    const item = made.items.find((each) => each.name === name) as RegistryItem;
    const packages = closure(item).flatMap(({ dependencies = [] }) => dependencies);
    // In quotes, since a shell may read ^ as its own.
    for (const each of packages) expect(install, name).toContain(` "${each}"`);
  }
});

test("the site's address gets its closing slash; an invalid one is refused", () => {
  expect(siteAddress("https://someone.example/portfolio")).toBe(address);
  expect(siteAddress(address)).toBe(address);
  for (const text of ["someone.example", "/portfolio/", ":8080"]) expect(() => siteAddress(text)).toThrow(`"${text}"`);
});

test("agents get every component's example and props, as the cards have them", async () => {
  const files = await registryFiles(address);
  const { components } = JSON.parse(files.get("manifests/components.json") ?? "");
  const names = [...new Set(componentEntries().map((entry) => itemOf(pathOf(entry))))];
  expect(Object.keys(components).sort()).toEqual(names.sort());
  const { stories, import: imported, reactDocgen } = components.dropdown;
  expect(imported).toContain('from "./dropdown"');
  expect(stories[0].snippet).toContain("<Dropdown");
  expect(reactDocgen.props.options).toMatchObject({ required: true, tsType: { name: expect.stringContaining("[]") } });
  const skill = files.get("r/SKILL.md") ?? "";
  expect(skill).toMatch(/^---\nname: [a-z-]+\ndescription: .{1,1024}\n---\n/);
  for (const name of names) expect(skill).toContain(`npx shadcn add ${address}r/${name}.json`);
});
