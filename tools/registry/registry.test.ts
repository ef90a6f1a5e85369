/**
 * Installs every registry item into empty projects with shadcn's command line: one with this site's look, one with its own
 * colours and clashing names, and the server hosts. Another gets the "Copy all" texts.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from "@playwright/test";
import { build, type Plugin } from "vite";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { BROWSER_FLAGS, findBrowser, launchOptions } from "../../scripts/support/find-browser.mjs";
import { freePort } from "../../scripts/support/free-port.mjs";
import { serveFolder } from "../../scripts/support/static-server.mjs";
import { KEYS } from "../../src/components/showcase-entry.ts";
import { expectAccessible, watch } from "../../tests/support/site.ts";
import { sourcePlugins } from "../../vite/plugins.ts";
import type { RegistryItem } from "../../vite/registry/items.ts";
import { root } from "../../vite/root.mjs";
import { listen, said, withoutNotify } from "../accessibility/screen-reader.ts";
import {
  add,
  addClashes,
  emptyHost,
  filesOf,
  hostBeside,
  install,
  program,
  remove,
  run,
  SERVER_HOSTS,
  type ServerHostName,
  serveHost,
  settingsOf,
  succeed,
  writeCopied,
} from "./hosts.ts";
import { looksOf } from "./looks.ts";

type StaticServer = Awaited<ReturnType<typeof serveFolder>>;

/** A base path, as on GitHub Pages. */
const PATH = "/portfolio/";
const kinds = ["this site's look", "its own colours and clashing names"] as const;
type Kind = (typeof kinds)[number];
const serverHosts = Object.keys(SERVER_HOSTS) as ServerHostName[];

type Item = Pick<RegistryItem, "name" | "type" | "categories" | "files" | "dependencies" | "devDependencies">;

/** Buttons of the hosts' page that open what has no tab stop before. */
const OPENERS: Record<string, string> = { alert: "Alert", modal: "Open" };
const WAIT = { timeout: 15_000 };

const folders: string[] = [];
const servers: StaticServer[] = [];
const hosts = {} as Record<Kind | ServerHostName, string>;
const galleries = {} as Record<Kind, StaticServer>;
let site: StaticServer;
let dist: string;
let items: Item[];
let browser: Browser;

beforeAll(async () => {
  dist = temporary();
  const [look, colours] = kinds;
  // The newest Vitest needs Node 22.
  const creating = [
    createHost(look, undefined, "22"),
    createHost(colours),
    ...serverHosts.map((name) => createHost(name, name, SERVER_HOSTS[name].node)),
  ];
  // The items contain the site's URL, so the port comes first.
  const port = await freePort(4790);
  const build = ["--mode", "local-services", "--outDir", dist, "--emptyOutDir", "--logLevel", "warn"];
  const settings = { SITE_URL: `http://127.0.0.1:${port}${PATH}`, BASE_PATH: PATH };
  await succeed(process.execPath, [join(root, "node_modules/vite/bin/vite.js"), "build", ...build], root, settings);
  site = await served(dist, PATH, port);
  items = JSON.parse(readFileSync(join(dist, "registry.json"), "utf8")).items;
  await Promise.all(creating);
  addClashes(hosts["its own colours and clashing names"]);
  browser = await chromium.launch(await launchOptions());
});

afterAll(async () => {
  await browser?.close();
  await Promise.all(servers.map((server) => server.close()));
  remove(folders);
});

afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

async function createHost(name: keyof typeof hosts, kind?: ServerHostName, node?: string): Promise<void> {
  hosts[name] = await emptyHost(kind, node);
  folders.push(hosts[name]);
}

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), "registry-"));
  folders.push(folder);
  return folder;
}

async function served(folder: string, basePath = "/", port = 0): Promise<StaticServer> {
  const server = await serveFolder(folder, { basePath, port, headers: "" });
  servers.push(server);
  return server;
}

const addressOf = (name: string, folder = "") => `${site.url}r/${folder}${name}.json`;
const addressesOf = (category: string, folder?: string) =>
  items.filter(({ categories }) => categories.includes(category)).map(({ name }) => addressOf(name, folder));

/** The lowest version of each package that items allow. The other project has the newest. */
function leastVersions(): Record<string, string> {
  const packages = items.flatMap(({ dependencies = [], devDependencies = [] }) => [
    ...dependencies,
    ...devDependencies,
  ]);
  return Object.fromEntries(
    packages.map((each) => each.split(/@\^| /)).map(([name = "", version = ""]) => [name, version]),
  );
}

async function openGallery({ url }: StaticServer, dark: boolean): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  await page.goto(dark ? `${url}?dark` : url);
  await page.locator("#videoPlayerShowcase-video").waitFor();
  await page.evaluate(showTheme, dark);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Works in a host and on this site. Runs in the page. */
function showTheme(dark: boolean) {
  document.documentElement.classList.toggle("dark", dark);
  document.body.classList.toggle("light-mode", !dark);
  document.body.classList.toggle("dark-mode", dark);
}

/** Waits until React has taken over the page; in Astro each component on its own. */
async function goToHost(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => {
    const [button = {}] = document.querySelectorAll("button");
    return Object.keys(button).some((key) => key.startsWith("__react")) && !document.querySelector("astro-island[ssr]");
  });
  // React marks its elements before their effects have run. Until then the theme switch shows the server's theme.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

async function openHost(url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: "reduce", ...options });
  await goToHost(page, url);
  return page;
}

/** Presses a component's published keys, from its first tab stop on the hosts' page. */
async function pressKeys(page: Page, item: string): Promise<void> {
  const name = OPENERS[item];
  if (name) await page.getByRole("button", { name, exact: true }).click();
  const stops = page.locator(`:is(#${item}, #${item} *):is(button, input, [tabindex="0"]):not([tabindex="-1"])`);
  await stops.locator("visible=true").first().focus();
  for (const [keys = "", then = ""] of (KEYS[item] ?? []).map((step) => step.split(" → "))) {
    for (const key of keys.split(" ")) await page.keyboard.press(key);
    const message = `${item}: ${keys}: ${then}`;
    await expect.poll(() => page.locator(then).count(), { ...WAIT, message }).toBeGreaterThan(0);
  }
}

test("every file matches shadcn's published schema", async () => {
  const schema = pathToFileURL(join(hosts["this site's look"], "node_modules/shadcn/dist/schema/index.js")).href;
  const { registrySchema, registryItemSchema } = await import(/* @vite-ignore */ schema);
  expect(registrySchema.safeParse(JSON.parse(readFileSync(join(dist, "registry.json"), "utf8"))).error).toBeUndefined();
  for (const { name } of items) {
    const item = JSON.parse(readFileSync(join(dist, `r/${name}.json`), "utf8"));
    expect(registryItemSchema.safeParse(item).error, name).toBeUndefined();
  }
});

test("as a branch on GitHub it is a valid registry of sources", async () => {
  const branch = temporary();
  await succeed(process.execPath, ["tools/registry-branch.mjs", "someone/portfolio", branch, dist], root);
  const { status, output } = await run(program(hosts["this site's look"], "shadcn"), ["registry", "validate"], branch);
  expect(status, output).toBe(0);
  expect(output).toContain(`${items.length} items`);
});

describe.each(kinds)("installed into a project with %s", (kind) => {
  test("every file arrives unchanged", async () => {
    const host = hosts[kind];
    const wanted = [...addressesOf("components"), ...addressesOf("tests"), addressOf("update")];
    const { status, output } = await add(host, wanted);
    expect(status, output).toBe(0);
    if (kind !== "this site's look") {
      expect((await add(host, [addressOf("theme-shadcn")])).status).toBe(0);
      await install(host, leastVersions());
    }
    for (const { name, files } of items) {
      const item = JSON.parse(readFileSync(join(dist, `r/${name}.json`), "utf8"));
      for (const [index, { path }] of files.entries()) {
        const installed = readFileSync(join(host, path.startsWith("components/") ? `src/${path}` : path), "utf8");
        expect(installed, path).toBe(item.files[index].content);
      }
    }
    // The player's clip, as its hint says, and the class for the site's background.
    cpSync(join(dist, "video"), join(host, "public/video"), { recursive: true });
    if (kind === "this site's look") {
      const index = join(host, "index.html");
      writeFileSync(index, readFileSync(index, "utf8").replace("<body>", '<body class="dc-page">'));
    }
  });
});

describe.each(kinds)("in a project with %s", (kind) => {
  test("it type-checks and builds without a warning", async () => {
    const host = hosts[kind];
    await succeed(program(host, "tsc"), ["-p", "."], host);
    const output = await succeed(program(host, "vite"), ["build", "--logLevel", "warn"], host);
    // npm warns about the machine's own settings.
    expect(output.replaceAll(/^npm warn .*$/gm, "").trim()).toBe("");
    galleries[kind] = await served(join(host, "dist"));
  });

  test.each([true, false])("axe finds nothing, dark: %s", async (dark) => {
    const page = await openGallery(galleries[kind], dark);
    const seen = watch(page);
    await expectAccessible(page);
    expect(seen.console).toEqual([]);
    expect(seen.foreign).toEqual([]);
  });
});

describe("compared with the original", () => {
  let original: StaticServer;
  beforeAll(async () => {
    const outDir = temporary();
    await build({
      configFile: false,
      root: join(import.meta.dirname, "original"),
      base: "./",
      logLevel: "error",
      plugins: [withoutMeasurements(), sourcePlugins()],
      css: { postcss: root },
      build: { outDir, emptyOutDir: true },
    });
    cpSync(join(dist, "video"), join(outDir, "video"), { recursive: true });
    original = await served(outDir);
  });

  test.each([true, false])("this site's look gives the same colours and sizes, dark: %s", async (dark) => {
    const [here, there] = [await openGallery(original, dark), await openGallery(galleries["this site's look"], dark)];
    const [expected, found] = [await here.evaluate(looksOf), await there.evaluate(looksOf)];
    expect(Object.keys(expected).length).toBeGreaterThan(35);
    expect(found).toEqual(expected);
  });

  test("a host's theme colours the components and keeps the host's own names", async () => {
    const page = await openGallery(galleries["its own colours and clashing names"], false);
    expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status !== "unloaded"))).toEqual([]);
    const button = page.locator("#buttonShowcase-solid button");
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("oklch(0.205 0 0)");
    const own = await page.locator("#own").evaluate((element) => {
      const { backgroundColor, fontSize, lineHeight, padding, border, fontStyle } = getComputedStyle(element);
      return { backgroundColor, fontSize, lineHeight, padding, border, fontStyle };
    });
    // From clashes.css.
    expect(own).toEqual({
      backgroundColor: "rgb(18, 52, 86)",
      fontSize: "40px",
      lineHeight: "120px",
      padding: "7px",
      border: "9px dotted rgb(0, 0, 255)",
      fontStyle: "italic",
    });
    const variables = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ["--text", "--rule", "--focus", "--lining"].map((name) => style.getPropertyValue(name));
    });
    expect(variables).toEqual(["red", "5px", "none", "1rem"]);
  });
});

describe.each(serverHosts)("in a project with %s", (name) => {
  const { theme, checks, servers: commands } = SERVER_HOSTS[name];
  const addAll = (...options: string[]) => {
    const folder = settingsOf(hosts[name]).tsx ? "" : "js/";
    const addresses = [...addressesOf("components", folder), addressOf("update", folder)];
    if (theme) addresses.push(addressOf(theme, folder));
    return add(hosts[name], addresses, ...options);
  };

  test("every component is added, and again, which changes nothing", async () => {
    const host = hosts[name];
    const ownDark = () => [...filesOf(host).values()].filter((text) => text.includes("@custom-variant dark ")).length;
    const wanted = ownDark();
    const { status, output } = await addAll();
    expect(status, output).toBe(0);
    expect(ownDark()).toBe(wanted);
    const before = filesOf(host);
    expect((await addAll("--overwrite")).status).toBe(0);
    expect(filesOf(host)).toEqual(before);
    cpSync(join(dist, "video"), join(host, "public/video"), { recursive: true });
  });

  test.each(checks)("%s %s succeeds", async (command, ...args) => {
    await succeed(program(hosts[name], command), args, hosts[name], { NEXT_TELEMETRY_DISABLED: "1" });
  });

  describe.each(commands)("%s %s", (...command) => {
    let server: Awaited<ReturnType<typeof serveHost>>;
    beforeAll(async () => {
      server = await serveHost(hosts[name], command);
      // The first visit to a development server bundles the packages.
      const page = await browser.newPage();
      await page.goto(server.url, { waitUntil: "networkidle" });
      await page.close();
    });
    afterAll(() => server?.close());

    test.each(["light", "dark"] as const)("hydrates without a message and axe finds nothing, %s", async (scheme) => {
      const page = await browser.newPage({ colorScheme: scheme, reducedMotion: "reduce" });
      const seen = watch(page);
      await goToHost(page, server.url);
      const control = page.getByRole("button", { name: "Hover" });
      await control.hover();
      const id = await page.getByRole("tooltip").getAttribute("id");
      expect(await control.getAttribute("aria-describedby")).toBe(id);
      await page.getByRole("button", { name: "Alert" }).click();
      await page.getByText("Saved").waitFor();
      await expectAccessible(page);
      expect(seen).toEqual({ console: [], foreign: [] });
    });

    test("the check for messages finds a planted mismatch", async () => {
      const page = await browser.newPage();
      const seen = watch(page);
      await page.goto(`${server.url}?mismatch`);
      await expect.poll(() => seen.console.join("\n"), WAIT).toMatch(/hydrat|React error #418/i);
    });

    test.each(["ltr", "rtl"])("keys do what the registry publishes, and nothing overflows: %s", async (dir) => {
      const page = await openHost(server.url, { colorScheme: "dark" });
      await page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), dir);
      for (const item of Object.keys(KEYS)) {
        await pressKeys(page, item);
        await page.keyboard.press("Escape");
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });

    test("in a modal the project's own elements keep its styles", async () => {
      const page = await openHost(server.url);
      await page.getByRole("button", { name: "Open", exact: true }).click();
      await page.getByRole("button", { name: "Own" }).focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      const styles = await page.locator("#modal p:not([class]), #modal :focus").evaluateAll((elements) =>
        elements.map((element) => {
          const { maxWidth, boxShadow, outlineStyle } = getComputedStyle(element);
          return `${element.textContent}: ${maxWidth}, ${boxShadow}, ${outlineStyle}`;
        }),
      );
      expect(styles).toEqual(["Text: none, none, none", "Own: none, none, auto"]);
    });

    test("applies the stored theme without the page's scripts", async () => {
      const page = await browser.newPage({ colorScheme: "light" });
      const isScript = (request: Request) => request.resourceType() === "script";
      await page.route("**", (route) => (isScript(route.request()) ? route.abort() : route.continue()));
      await page.addInitScript(() => Object.assign(localStorage, { isDarkMode: true, theme: "dark" }));
      await page.goto(server.url);
      expect(await page.locator("html").getAttribute("class")).toBe("dark");
    });
  });
});

test("in shadcn's monorepo it builds, installed from the package and from the app", async () => {
  const host = await emptyHost("monorepo");
  folders.push(host);
  const [ui, web] = [join(host, "packages/ui"), join(host, "apps/web")];
  for (const folder of [ui, web]) {
    const { status, output } = await add(folder, [addressOf("dropdown"), addressOf("button")]);
    expect(status, output).toBe(0);
    await succeed(program(folder, "tsc"), ["-p", "."], folder);
  }
  await succeed(program(web, "vite"), ["build", "--logLevel", "warn"], web);
});

test("beside next-themes both switches show its theme and change only that", async () => {
  const server = await serveHost(hosts["react-router"], ["react-router-serve", "build/server/index.js"]);
  const page = await browser.newPage({ colorScheme: "light", reducedMotion: "reduce" });
  const seen = watch(page);
  await goToHost(page, server.url);
  const [own, plain] = [page.locator("#next-themes"), page.locator("#theme-switch")];
  const state = () =>
    page.evaluate(() => {
      const { className, dataset } = document.documentElement;
      const switches = [...document.querySelectorAll("[role=switch]")].map((each) => each.ariaChecked);
      const color = document.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.content;
      return [className, dataset.theme, ...switches, color].join(" ");
    });
  await expect.poll(state, WAIT).toBe("light light true true #123456");
  await own.click();
  await expect.poll(state, WAIT).toBe("dark dark false false #123456");
  // Without value and onChange it changes the root alone, and next-themes does not notice.
  await plain.click();
  await expect.poll(() => plain.getAttribute("aria-checked"), WAIT).toBe("true");
  expect(seen.console).toEqual([]);
  await page.close();
  await server.close();
});

test.each([
  ["the class dark", (theme: string) => document.documentElement.classList.toggle("dark", theme === "dark"), "dark"],
  [
    "data-theme",
    (theme: string) => void document.documentElement.setAttribute("data-theme", theme),
    "[data-theme=dark]",
  ],
])("beside a control that sets %s alone the switch shows that, and changes it", async (_, set, dark) => {
  const server = await serveHost(hosts.next, ["next", "start"]);
  const page = await openHost(server.url, { colorScheme: "light" });
  const control = page.locator("#theme-switch");
  const state = async () => {
    const color = await page.locator("#dropdown").evaluate((element) => getComputedStyle(element).color);
    const own = await page.locator(`html:is(.dark, ${dark})`).count();
    return [await control.getAttribute("aria-checked"), own, color].join(" ");
  };
  await page.evaluate(set, "light");
  await expect.poll(state, WAIT).toMatch(/^true 0/);
  const light = await state();
  await page.evaluate(set, "dark");
  await expect.poll(state, WAIT).toMatch(/^false 1/);
  const shown = await state();
  expect(shown.split(" 1 ")[1]).not.toBe(light.split(" 0 ")[1]);
  await page.evaluate(set, "light");
  await expect.poll(state, WAIT).toBe(light);
  await control.click();
  await expect.poll(state, WAIT).toBe(shown);
  await page.evaluate(set, "light");
  await expect.poll(state, WAIT).toBe(light);
  await page.close();
  await server.close();
});

const PHRASES = join(root, "tools/accessibility/phrases/components.txt");

test("a screen reader says the recorded phrases (WRITE_SPOKEN=1 renews them)", async () => {
  const recorded = new Map(
    readFileSync(PHRASES, "utf8")
      .split(/^# /m)
      .map((text) => [text.split("\n")[0] ?? "", text]),
  );
  const server = await serveHost(hosts.next, ["next", "start"]);
  const page = await browser.newPage({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.clock.setFixedTime(new Date(2025, 10, 12, 12));
  await page.addInitScript(withoutNotify);
  await goToHost(page, server.url);
  await listen(page);
  let all = "";
  for (const item of Object.keys(KEYS)) {
    await page.evaluate("window.reader.clearSpokenPhraseLog()");
    await pressKeys(page, item);
    let heard = "";
    const listened = async () => {
      const before = heard;
      // A modal becomes one in the frame after its focus.
      heard = `${item}\n${(await said(page)).join("\n").replace(", modal\n", "\n")}\n\n`;
      return process.env.WRITE_SPOKEN === "1" ? heard === before : heard;
    };
    const expected = process.env.WRITE_SPOKEN === "1" ? true : recorded.get(item);
    await expect.poll(listened, { ...WAIT, interval: 200, message: item }).toBe(expected);
    all += `# ${heard}`;
    await page.keyboard.press("Escape");
  }
  if (process.env.WRITE_SPOKEN === "1") writeFileSync(PHRASES, all);
  await page.close();
  await server.close();
});

/** Stubs the build's measurements for cards. */
function withoutMeasurements(): Plugin {
  return {
    name: "without-measurements",
    enforce: "pre",
    resolveId: (id) => (id.endsWith("?about") ? "\0card" : undefined),
    load: (id) => (id === "\0card" ? 'export const cost = 0, item = "";' : undefined),
  };
}

describe("without the command line", () => {
  test("a project from the Copy all texts type-checks and builds", async () => {
    const host = hostBeside(hosts["this site's look"]);
    folders.push(host);
    const names = readdirSync(join(dist, "r")).filter((name) => name.endsWith(".txt"));
    expect(names).toHaveLength(16);
    for (const name of names) writeCopied(host, readFileSync(join(dist, "r", name), "utf8"));
    const sheet = join(host, "src/index.css");
    writeFileSync(sheet, readFileSync(sheet, "utf8").replace(/\n/, '\n@import "./components/dc/theme.css";\n'));
    const modules = names.map((name) => `import "@/components/dc/${entryOf(name)}";`);
    writeFileSync(join(host, "src/main.tsx"), ['import "./index.css";', ...modules, ""].join("\n"));
    await succeed(program(host, "tsc"), ["-p", "."], host);
    const output = await succeed(program(host, "vite"), ["build", "--logLevel", "warn"], host);
    expect(output.trim()).toBe("");
  });

  const entryOf = (name: string) => {
    const item = name.replace(".txt", "");
    return item === "alert" ? "alert/show-alert" : `${item}/${item}`;
  };
});

describe("the command line", () => {
  const host = () => hosts["this site's look"];

  test("reports the URL of an unknown item", async () => {
    const { status, output } = await add(host(), [addressOf("dropdwn")]);
    expect(status).not.toBe(0);
    expect(output).toContain(`The item at ${addressOf("dropdwn")} was not found.`);
  });

  test.each([
    ["combobox", "searchable-dropdown"],
    ["dialog", "modal"],
    ["listbox", "dropdown"],
    ["menu", "context-menu"],
    ["switch", "theme-switch"],
    ["calendar", "date-picker"],
    ["date", "date-picker"],
  ])("a search for %s finds %s first", async (word, component) => {
    const { output } = await run(program(host(), "shadcn"), ["search", addressOf("registry"), "-q", word], host());
    expect(/^- \S+/m.exec(output)?.[0]).toBe(`- ${addressOf(component)}`);
  });

  test("shows the lines of a change", async () => {
    const file = join(host(), "src/components/dc/dropdown/list-box.tsx");
    const before = readFileSync(file, "utf8");
    writeFileSync(file, before.replace("export type Option", "export type OurOption"));
    const { output } = await run(
      program(host(), "shadcn"),
      ["add", addressOf("dropdown"), "--diff", "src/components/dc/dropdown/list-box.tsx"],
      host(),
    );
    writeFileSync(file, before);
    expect(output).toMatch(/ -.*OurOption/);
    expect(output).toMatch(/ \+.*export type Option/);
  });

  test("names an empty components.json", async () => {
    const bare = hostBeside(host());
    folders.push(bare);
    writeFileSync(join(bare, "components.json"), "{}");
    const { status, output } = await add(bare, [addressOf("button")]);
    expect(status).not.toBe(0);
    expect(output).toMatch(/components\.json/);
  });
});

/** Projects for update.mjs, with the folder of the components. */
const UPDATED = {
  "this site's look": "src/components/dc",
  next: "components/dc",
  "react-router": "app/components/dc",
} as const;
const updated = Object.keys(UPDATED) as (keyof typeof UPDATED)[];
/** Changed here and there: nine modules and a test, where there are tests. */
const BOTH_CHANGE = [
  ...["alert/alerts", "button/button", "dropdown/dropdown", "dropdown/list-box", "input/input", "tooltip/tooltip"],
  ...["date-picker/date-picker", "toggle-group/toggle-group", "field/field", "tests/dropdown.test"],
];

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, "utf8")));

function updateIn(name: keyof typeof UPDATED) {
  const host = hosts[name];
  const folder = join(host, UPDATED[name]);
  const ending = settingsOf(host).tsx ? "tsx" : "jsx";
  const fileOf = (module: string) => join(folder, `${module}.${ending}`);
  const update = (...words: string[]) => run(process.execPath, [join(folder, "update.mjs"), ...words], host);
  return { host, folder, fileOf, update, sheet: join(host, settingsOf(host).tailwind.css) };
}

/** Adds version 9.0.0 to the site, in which the texts of some modules are others. */
async function publish(change: (module: string, text: string) => string): Promise<void> {
  for (const folder of [join(dist, "r"), join(dist, "r/js")]) {
    const [{ meta }] = JSON.parse(readFileSync(join(folder, "registry.json"), "utf8")).items;
    const published = JSON.parse(readFileSync(join(folder, meta.version, "items.json"), "utf8"));
    type Files = { files: { path: string; hash: string }[] };
    for (const file of Object.values<Files>(published).flatMap(({ files }) => files)) {
      const before = readFileSync(join(folder, `text/${file.hash}.txt`), "utf8");
      const text = change(file.path.replace(/^components\/dc\/|\.[jt]sx?$/g, ""), before);
      if (text === before) continue;
      file.hash = `new-${file.hash}`;
      writeFileSync(join(folder, `text/${file.hash}.txt`), text);
    }
    published.dropdown.css["@utility dc-new"] = { margin: "9px" };
    mkdirSync(join(folder, "9.0.0"));
    writeFileSync(join(folder, "9.0.0/items.json"), JSON.stringify(published));
    edit(join(folder, "registry.json"), (text) =>
      text.replaceAll(`"version": "${meta.version}"`, '"version": "9.0.0"'),
    );
  }
  edit(join(dist, "r/changelog.md"), (text) => text.replace("## ", "## 9.0.0\n\n- Nine.\n\n## "));
  // The server knows the files of its start.
  await site.close();
  site = await served(dist, PATH, Number(new URL(site.url).port));
}

describe("update.mjs", () => {
  test.each(updated)("in a project with %s it finds nothing to do at first", async (name) => {
    const { update, host } = updateIn(name);
    const before = filesOf(host);
    const { output } = await update();
    expect(output).toContain("This is the newest version.");
    expect(output).not.toContain("changed by you");
    expect(filesOf(host)).toEqual(before);
  });

  describe("with a new version", () => {
    beforeAll(() => {
      const theirs = (text: string) => text.replace("export ", "/** Theirs. */\nexport ");
      return publish((module, text) => {
        if (module === "modal/modal") return text.replace("import", "// Theirs, before the imports.\nimport");
        if (module === "tests/dropdown.test") return text.replace(/^test\(/m, "// Theirs.\ntest(");
        return BOTH_CHANGE.includes(module) ? theirs(text) : text;
      });
    });

    test.each(updated)("in a project with %s it lists changes, and merges both", async (name) => {
      const { host, folder, fileOf, update, sheet } = updateIn(name);
      const changed = BOTH_CHANGE.filter((module) => existsSync(fileOf(module)));
      for (const module of changed) edit(fileOf(module), (text) => `${text}\n// Mine, at the end.\n`);
      edit(fileOf("modal/modal"), (text) => text.replace("import", "// Mine, before the imports.\nimport"));
      edit(sheet, (text) => text.replace("--dc-size-body:", "--mine: 1px;\n--dc-size-body:"));
      const listed = (await update()).output;
      expect(listed).toMatch(/^dropdown {2}\d.* {2}changed by you: .*dropdown\/dropdown\..*list-box/m);
      expect(listed).toContain("9.0.0 is new");
      expect(listed).toContain("- Nine.");
      expect(listed).not.toContain("## 0.3.0");

      const { status, output } = await update("merge");
      expect(status, output).toBe(1);
      expect(output.match(/ has 1 conflict/g)).toHaveLength(1);
      for (const module of changed)
        expect(readFileSync(fileOf(module), "utf8"), module).toMatch(
          /^\/\/ die-cut \S+ 9\.0\.0\n[\s\S]*Theirs\.[\s\S]*\n\/\/ Mine, at the end\.\n$/,
        );
      const modal = readFileSync(fileOf("modal/modal"), "utf8");
      expect(modal).toMatch(/<{7} yours\n.*Mine.*\n={7}\n.*Theirs.*\n>{7} 9/);
      edit(fileOf("modal/modal"), (text) => text.replace(/<{7}.*\n(.*\n)={7}\n.*\n>{7}.*\n/, "$1"));
      const styles = readFileSync(sheet, "utf8");
      const [, own = "", , ...more] = styles.split(/^\/\* (?:die-cut|end of).*\n/m);
      expect(own).toContain("--mine: 1px;");
      expect(own).toContain("@utility dc-new");
      expect(styles.replace(own, "")).not.toContain("dc-");
      expect(more).toEqual([]);
      expect(filesOf(folder).size).toBeGreaterThan(60);

      const checks =
        name === "this site's look"
          ? [
              ["tsc", "-p", "."],
              ["vite", "build"],
            ]
          : SERVER_HOSTS[name].checks;
      for (const [command = "", ...words] of checks)
        await succeed(program(host, command), words, host, { NEXT_TELEMETRY_DISABLED: "1" });
      const before = filesOf(host);
      expect((await update("merge")).status).toBe(0);
      expect(filesOf(host)).toEqual(before);
    });
  });
});

type TestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string }[];
};

/** Runs the components' own tests in a host. */
async function runOwnTests(host: string): Promise<{ passed: number; failed: string[] }> {
  const report = join(temporary(), "report.json");
  const { output } = await run(
    program(host, "vitest"),
    ["run", "--config", "vitest.dc.config.ts", "--reporter=json", `--outputFile=${report}`],
    host,
    { CHROME_PATH: (await findBrowser()) ?? "", CHROME_FLAGS: BROWSER_FLAGS.join(" ") },
  );
  if (!existsSync(report)) return { passed: 0, failed: [output] };
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const failed = testResults.flatMap(({ name, status, message, assertionResults }: TestFile) => [
    ...(status === "failed" && assertionResults.length === 0 ? [`${name}: ${message}`] : []),
    ...assertionResults.filter((each) => each.status === "failed").map((each) => each.fullName),
  ]);
  return { passed: numPassedTests, failed };
}

describe("the components' own tests", () => {
  let results: Awaited<ReturnType<typeof runOwnTests>>[];
  // In parallel, since each is idle half of the time.
  beforeAll(async () => {
    results = await Promise.all(kinds.map((kind) => runOwnTests(hosts[kind])));
  });

  test.each(kinds)("pass in a project with %s", (kind) => {
    const { passed, failed } = results[kinds.indexOf(kind)] ?? { passed: 0, failed: ["not run"] };
    expect(failed.join("\n")).toBe("");
    expect(passed).toBeGreaterThan(450);
  });
});

describe("update.mjs, after that", () => {
  const GONE = ["video-player", "address-input", "time-picker"];

  test.each(updated)("in a project with %s it removes what only these components used", async (name) => {
    const { host, folder, update, sheet } = updateIn(name);
    const before = filesOf(host);
    const { status, output } = await update("remove", ...GONE);
    expect(status, output).toBe(0);
    const after = filesOf(host);
    const removed = [...before.keys()].filter((path) => !after.has(path));
    for (const gone of GONE) expect(removed.join(), gone).toContain(`/${gone}/${gone}.`);
    for (const path of removed) expect(join(host, path)).toContain(folder);
    expect([...after.keys()].filter((path) => after.get(path) !== before.get(path))).toEqual([relative(host, sheet)]);
    const lines = before.get(relative(host, sheet))?.split("\n");
    for (const line of after.get(relative(host, sheet))?.split("\n") ?? []) expect(lines).toContain(line);
    const refused = await update("remove", "button");
    expect(refused.output).toContain("needs it");
    expect(refused.output).toContain("Nothing was changed.");
    if (name !== "this site's look") return;
    // Its page shows all components.
    remove([join(host, "src/gallery.tsx")]);
    writeFileSync(join(host, "src/main.tsx"), 'import "./index.css";\n');
    await succeed(program(host, "tsc"), ["-p", "."], host);
    await succeed(program(host, "vite"), ["build", "--logLevel", "warn"], host);
  });
});
