/** `import "virtual:tokens.css"`: tokens/*.json → Terrazzo → one style sheet with the owner's layer, in memory. */
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, defineConfig, Logger, parse, type TokenNormalized } from "@terrazzo/parser";
import css from "@terrazzo/plugin-css";
import postcss, { type AtRule, type Declaration, type Root, type Rule } from "postcss";
import type { Plugin } from "vite";
import { type Base, colorsOf, THEMES, type Theme, type TokenType, variableName } from "../../src/theme/layer/base.ts";
import { fromCss, type Rgb, toHex } from "../../src/theme/layer/color.ts";
import { derive } from "../../src/theme/layer/derive.ts";
import type { JsonObject } from "../../src/theme/layer/json.ts";
import {
  DARK,
  type LayerRule,
  LIGHT,
  LIGHT_BY_SYSTEM,
  layerRules,
  PREFERS_LIGHT,
} from "../../src/theme/layer/layer-css.ts";
import { coloredRoutes, type Layer, readOrgSettings } from "../../src/theme/layer/org-settings.ts";
import { changedModules } from "../changed-modules.ts";
import { readContent } from "../content/read-content.ts";
import { contentFolder } from "../content-folder.mjs";
import { serveEndpoints } from "../endpoints.ts";
import { LAYER_FILE } from "../fonts/typeface.ts";
import { root } from "../root.mjs";
import { readTokenFile } from "./read-token-file.ts";
import { saveOwnersFile } from "./save-owners-file.ts";

const directory = new URL("../../tokens/", import.meta.url);
const OWNERS_FILE = "org_settings.tokens.json";
/** Groups that a layer cannot set: among them CSS conditions, which cannot read variables. */
const CLOSED = /^(?:palette|font|breakpoint|container|layer|ts)\./;

export type Tokens = {
  css: string;
  /** Hex of opaque colours by token id: `colors.dark["role.bg"]`. */
  colors: Record<Theme, Record<string, string>>;
  base: Base;
  layer: Layer;
  warnings: string[];
  /** Every case study's slug, and whether it has a colour of its own. */
  accents: Record<string, boolean>;
};

/** @param ownersFile text of org_settings.tokens.json instead of the one on disk */
export async function loadTokens(ownersFile?: string): Promise<Tokens> {
  const owners = ownersFile ?? (await readFile(LAYER_FILE, "utf8"));
  const { studies } = readContent();
  const slugs = studies.map(({ accent }) => accent);
  // Sorted, so that another order of the work list keeps the cache.
  const site = await loadSite(slugs.toSorted());
  const isColored = (slug: string, { types }: Base) => `route.${slug}.lid` in types;
  const own = studies.flatMap(({ accent, color }) => (color ? [[accent, color] as const] : []));
  const known = slugs.filter((slug) => isColored(slug, site.base) || own.some(([each]) => each === slug));
  const ofLayer = coloredRoutes(owners, slugs, known).map((slug) => [slug, "black"] as const);
  const { sheet, base } = withRoutes(site, [...own, ...ofLayer]);
  const { layer, warnings } = readOrgSettings(owners, base);
  for (const { file, color } of studies) {
    const read = fromCss(color ?? "");
    if (read?.mapped) warnings.push(`${file}: ${color} is outside sRGB. The nearest colour is ${toHex(read.color)}.`);
  }
  const colors = Object.fromEntries(
    THEMES.map((theme) => [theme, { ...colorsOf(base, theme).hex, ...layer.colors[theme] }]),
  ) as Tokens["colors"];
  const colored = slugs.filter((slug) => isColored(slug, base));
  const rules = colored.map(accentRule).join(" ");
  const css = `${LAYERS}\n${withLayer(sheet, layerRules(layer, base, true))}\n@layer components { ${rules} }`;
  const accents = Object.fromEntries(slugs.map((slug) => [slug, colored.includes(slug)]));
  return { css, colors, base, layer, warnings, accents };
}

/** Adds the case studies' own lid colours, with derived text and casings. */
function withRoutes({ sheet, base }: Site, routes: readonly (readonly [slug: string, color: string])[]): Site {
  const lids = Object.fromEntries(routes.map(([slug, color]) => [`route.${slug}.lid`, fromCss(color)?.color as Rgb]));
  const of = (theme: Theme) => {
    const derived = Object.entries(derive(lids, theme, colorsOf(base, theme).hex, () => {}));
    const casings = routes.map(([slug]) => [`route.${slug}.case`, "transparent"]);
    return Object.fromEntries([...casings, ...derived.map(([id, color]) => [id, toHex(color)])]);
  };
  const colors = { dark: of("dark"), light: of("light") };
  const layer: Layer = { colors, scales: { dark: {}, light: {} } };
  return {
    sheet: withLayer(sheet, layerRules(layer, base, true)),
    base: {
      ...base,
      types: { ...base.types, ...Object.fromEntries(Object.keys(colors.dark).map((id) => [id, "color" as const])) },
      values: {
        ...base.values,
        dark: { ...base.values.dark, ...colors.dark },
        light: { ...base.values.light, ...colors.light },
      },
    },
  };
}

/** As in src/app.css: this sheet comes first and so sets the order. */
const LAYERS = "@layer theme, base, components, utilities;";

/** A case study's colours, for its page or its row in the work list. */
function accentRule(slug: string): string {
  const value = (part: string) => `var(${variableName(`route.${slug}.${part}`)})`;
  return `[data-accent="${slug}"] { --accent: var(--lid); --lid: ${value("lid")}; --on-lid: ${value("on-lid")}; --case: ${value("case")}; }`;
}

function withLayer(base: string, rules: readonly LayerRule[]): string {
  const sheet = postcss.parse(base);
  const names = new Set(rules.flatMap(({ declarations }) => Object.keys(declarations)));
  sheet.walkDecls((declaration) => {
    if (names.has(declaration.prop) && !isPaper(declaration)) declaration.remove();
  });
  // Print rules stay last.
  const paper = sheet.nodes.find((node) => node.type === "atrule" && node.params === "print") as AtRule;
  for (const rule of rules) {
    let target = findRule(sheet, rule);
    if (!target) {
      target = postcss.rule({ selector: rule.selector });
      paper.before(rule.media ? postcss.atRule({ name: "media", params: rule.media, nodes: [target] }) : target);
    }
    for (const [prop, value] of Object.entries(rule.declarations)) target.append({ prop, value });
  }
  return dedupe(sheet);
}

function isPaper(node: Declaration): boolean {
  const parent = node.parent?.parent;
  return parent?.type === "atrule" && (parent as AtRule).params === "print";
}

function findRule(sheet: Root, { media, selector }: LayerRule): Rule | undefined {
  let found: Rule | undefined;
  sheet.walkRules(selector, (rule) => {
    const params = rule.parent?.type === "atrule" ? (rule.parent as AtRule).params : undefined;
    if (params === media) found ??= rule;
  });
  return found;
}

/** Removes what the light theme has in common with the dark one, since both apply to the same elements. */
function dedupe(sheet: Root): string {
  const dark = new Set<string>();
  sheet.walkRules((rule) => {
    // Not for windows and print: a narrow window may restore what a medium one changed.
    if (rule.parent?.type === "atrule" && (rule.parent as AtRule).params !== PREFERS_LIGHT) return;
    rule.walkDecls((declaration) => {
      if (rule.selector === DARK) dark.add(declaration.toString());
      else if (dark.has(declaration.toString())) declaration.remove();
    });
  });
  return sheet.toString();
}

/** The tokens without the owner's layer. */
type Site = { sheet: string; base: Base };

/** Cached, since a build asks for it six times. */
let last: { texts: string; site: Promise<Site> } | undefined;

/** @param slugs of the case studies; colours of others are skipped */
function loadSite(slugs: readonly string[]): Promise<Site> {
  const files = readdirSync(directory).filter((name) => name.endsWith(".json") && name !== OWNERS_FILE);
  const texts = [...files.map((name) => readFileSync(new URL(name, directory), "utf8")), ...slugs].join();
  if (last?.texts !== texts) last = { texts, site: readSite(slugs) };
  return last.site;
}

async function readSite(slugs: readonly string[]): Promise<Site> {
  const logger = new Logger({ level: "error" });
  const config = defineConfig(
    {
      tokens: ["site.resolver.json"],
      outDir: ".",
      lint: { rules: { "core/valid-color": "error", "core/consistent-naming": "off" } },
      plugins: [
        css({
          legacyHex: true,
          variableName: ({ id }) => variableName(id),
          // On `body` as well as `:root`: an override on `body` only reaches dependent properties that are declared there too.
          permutations: [
            {
              input: { viewport: "wide", theme: "dark" },
              prepare: (all) => `${DARK} { ${all} color-scheme: dark; }`,
            },
            {
              input: { viewport: "wide", theme: "light" },
              include: ["role.**", "route.**", "ts.**", "org_settings.**"],
              // Scrollbars follow the root's scheme.
              prepare: (light) =>
                `${LIGHT} { ${light} color-scheme: light; }\n` +
                ":root:has(> .light-mode) { color-scheme: light; }\n" +
                `@media ${PREFERS_LIGHT} { ${LIGHT_BY_SYSTEM} { ${light} color-scheme: light; }\n` +
                ":root:not(:has(> .dark-mode)) { color-scheme: light; } }",
            },
            ...["medium", "narrow"].map((viewport) => ({
              input: { viewport, theme: "dark" },
              include: tokenIds(`scales.${viewport}.tokens.json`),
              prepare: (sizes: string) => `@media (max-width: ${windowWidth(viewport)}) { ${DARK} { ${sizes} } }`,
            })),
            {
              input: { viewport: "wide", theme: "paper" },
              include: tokenIds("paper.tokens.json"),
              // Wins over every selector above.
              prepare: (all) => `@media print { :root body:is(*, .light-mode) { ${all} color-scheme: light; } }`,
            },
          ],
        }),
      ],
    },
    { cwd: directory },
  );
  const filename = new URL("site.resolver.json", directory);
  const { tokens, sources, resolver } = await parse([{ filename, src: await readFile(filename, "utf8") }], {
    config,
    logger,
    // layer-css.ts adds the owner's layer, as in the theme studio.
    req: async (url) => {
      if (url.pathname.endsWith(`/${OWNERS_FILE}`)) return EMPTY_LAYER;
      const { route = {}, ...tokens } = readTokens(url);
      const isShown = ([name]: [string, unknown]) => name.startsWith("$") || slugs.includes(name);
      return JSON.stringify({
        ...tokens,
        route: Object.fromEntries(Object.entries(route as JsonObject).filter(isShown)),
      });
    },
  });
  const result = await build(tokens, { config, sources, resolver, logger });
  const sheet = withRawColors(String(result.outputFiles[0]?.contents ?? ""));
  const all = Object.values(resolver.apply({ viewport: "wide", theme: "dark" }));
  const breakpoints = { medium: windowWidth("medium"), narrow: windowWidth("narrow") };
  return { sheet, base: baseOf(postcss.parse(sheet), all, breakpoints) };
}

const EMPTY_LAYER = JSON.stringify({ both: {}, dark: {}, light: {} });

function baseOf(sheet: Root, tokens: readonly TokenNormalized[], breakpoints: Base["breakpoints"]): Base {
  const inCss = (selector: string, media?: string) => {
    const declared = new Map<string, string>();
    findRule(sheet, { media, selector, declarations: {} })?.walkDecls(({ prop, value }) => {
      declared.set(prop, value);
    });
    return Object.fromEntries(
      tokens.flatMap(({ id }) => {
        const value = declared.get(variableName(id));
        return value === undefined || /^(?:font|breakpoint|container|layer|ts)\./.test(id) ? [] : [[id, value]];
      }),
    );
  };
  const dark = inCss(DARK);
  const light = Object.entries(inCss(LIGHT)).filter(([id, value]) => value !== dark[id]);
  return {
    types: Object.fromEntries(tokens.flatMap(({ id, $type }) => (CLOSED.test(id) ? [] : [[id, $type as TokenType]]))),
    values: {
      dark,
      light: Object.fromEntries(light),
      medium: inCss(DARK, `(max-width: ${breakpoints.medium})`),
      narrow: inCss(DARK, `(max-width: ${breakpoints.narrow})`),
    },
    breakpoints,
  };
}

function readTokens(file: URL | string): JsonObject {
  const url = new URL(file, directory);
  return readTokenFile(relative(root, fileURLToPath(url)), readFileSync(url, "utf8"));
}

/** The largest width of a medium or narrow window, such as "760px". */
function windowWidth(window: string): string {
  const breakpoints = readTokens("scales.tokens.json").breakpoint as Record<string, { $value: { value: number } }>;
  return `${breakpoints[window]?.$value.value}px`;
}

function tokenIds(file: string): string[] {
  const walk = (group: object, path: string): string[] =>
    Object.entries(group).flatMap(([key, value]) => {
      if (key.startsWith("$") || typeof value !== "object") return [];
      const id = path ? `${path}.${key}` : key;
      return "$value" in value ? [id] : walk(value, id);
    });
  return walk(readTokens(file), "");
}

/** Inlines palette colours, which nothing overrides, so that pages do not carry the palette too. */
function withRawColors(css: string): string {
  const colors = new Map([...css.matchAll(/(--palette-[\w-]+): ([^;]+);/g)].map(([, name, color]) => [name, color]));
  return css.replaceAll(/var\((--palette-[\w-]+)\)/g, (reference, name) => colors.get(name) ?? reference);
}

const SHEET = "virtual:tokens.css";
const BREAKPOINTS = "virtual:breakpoints";
const BASE = "virtual:token-base";
const ACCENTS = "virtual:route-accents";
/** The same as text, for a sheet that is adopted later: pages lack the variables that they do not use. */
const INLINE = `${SHEET}?inline`;
const MODULES = [SHEET, INLINE, BREAKPOINTS, BASE, ACCENTS];

export function tokensPlugin(): Plugin {
  return {
    name: "tokens",
    resolveId: (id) => (MODULES.includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${BREAKPOINTS}`) return `export const narrow = "${windowWidth("narrow")}";`;
      if (id === `\0${BASE}`) {
        const { base } = await loadTokens();
        const owners = await readFile(LAYER_FILE, "utf8");
        return `export const base = ${JSON.stringify(base)};\nexport const committed = ${JSON.stringify(JSON.parse(owners))};`;
      }
      if (id === `\0${ACCENTS}`) return `export const accents = ${JSON.stringify((await loadTokens()).accents)};`;
      if (id !== `\0${SHEET}` && id !== `\0${INLINE}`) return;
      const { css, warnings } = await loadTokens();
      for (const warning of warnings) this.warn(warning);
      return css;
    },
    configureServer({ middlewares }) {
      const save = saveOwnersFile(LAYER_FILE, loadTokens);
      middlewares.use(serveEndpoints((path) => (path === "/__org-settings" ? save : undefined)));
    },
    hotUpdate({ file, modules }) {
      // The work list and the case studies have colours.
      const content = resolve(root, contentFolder());
      const hasColors = file.startsWith(content) && /(?:site\.yaml|case-study\.md)$/.test(file);
      if (!hasColors && !file.startsWith(fileURLToPath(directory))) return;
      return changedModules(this.environment, modules, (id) => MODULES.includes(id.slice(1)));
    },
  };
}
