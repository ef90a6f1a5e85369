/**
 * The token files as CSS variables: `import "virtual:tokens.css"`.
 *
 * tokens/*.json → (org_settings put in order) → Terrazzo → one style sheet, in memory. Nothing generated is kept in
 * the repository; saving a token file updates the open page, and a bad value is an overlay in dev and a failed build.
 */
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, defineConfig, Logger, parse, type TokenNormalized } from "@terrazzo/parser";
import css from "@terrazzo/plugin-css";
import postcss, { type AtRule } from "postcss";
import type { Plugin } from "vite";
import type { Theme } from "../../src/theme/layer/derive.ts";
import { type OrgSettings, readOrgSettings, type Surroundings } from "../../src/theme/layer/org-settings.ts";

const directory = new URL("../../tokens/", import.meta.url);
const OWNERS_FILE = "org_settings.tokens.json";
const THEMES: readonly Theme[] = ["dark", "light"];
/** Where the dark theme stands, and all sizes: the whole page, whatever it is made of. */
const DARK = ":root, body";
const EMPTY_LAYER = { both: {}, dark: {}, light: {} };

export type Tokens = {
  css: string;
  /** Hex (colours only) by token id for a theme, e.g. `colors.dark["role.bg"]`. */
  colors: Record<Theme, Record<string, string>>;
  warnings: string[];
};

/**
 * Reads the token files and returns the style sheet.
 * @param ownersFile text of org_settings.tokens.json instead of the one on disk (for tests)
 * @throws OrgSettingsError, or Terrazzo's error, with the place and the mend
 */
export async function loadTokens(ownersFile?: string): Promise<Tokens> {
  const owners = ownersFile ?? (await readFile(new URL(OWNERS_FILE, directory), "utf8"));
  const base = await resolve(EMPTY_LAYER);
  const around = Object.fromEntries(
    THEMES.map((theme) => [theme, colorsOf(base.resolver.apply({ viewport: "wide", theme }))]),
  ) as Surroundings;
  const { document, warnings } = readOrgSettings(owners, around);
  const { config, tokens, sources, resolver, logger } = await resolve(document);
  const result = await build(tokens, { config, sources, resolver, logger });
  const colors = Object.fromEntries(
    THEMES.map((theme) => [theme, colorsOf(resolver.apply({ viewport: "wide", theme }))]),
  ) as Tokens["colors"];
  return { css: withoutRepeats(String(result.outputFiles[0]?.contents ?? "")), colors, warnings };
}

/** The light theme without what it has in common with the dark one: both hold for the same elements. */
function withoutRepeats(css: string): string {
  const sheet = postcss.parse(css);
  const dark = new Set<string>();
  sheet.walkRules((rule) => {
    // Windows and paper are left alone: a narrow one may go back to what the widest has, past what a medium one changed.
    if (rule.parent?.type === "atrule" && !(rule.parent as AtRule).params.includes("scheme")) return;
    rule.walkDecls((declaration) => {
      if (rule.selector === DARK) dark.add(declaration.toString());
      else if (dark.has(declaration.toString())) declaration.remove();
    });
  });
  return sheet.toString();
}

async function resolve(ownersLayer: OrgSettings["document"]) {
  const logger = new Logger({ level: "error" });
  const { breakpoint } = readTokens("scales.tokens.json");
  const themed = ["role.**", "route.**", "ts.**", "org_settings.**"];
  const config = defineConfig(
    {
      tokens: ["site.resolver.json"],
      outDir: ".",
      lint: { rules: { "core/valid-color": "error", "core/consistent-naming": "off" } },
      plugins: [
        css({
          legacyHex: true,
          variableName: variableName,
          // `body` as well as `:root`: a custom property is computed where it is declared, so an override on
          // `body` reaches what depends on it only when both are declared there.
          permutations: [
            {
              input: { viewport: "wide", theme: "dark" },
              prepare: (all) => `${DARK} { ${all} color-scheme: dark; }`,
            },
            {
              input: { viewport: "wide", theme: "light" },
              include: themed,
              // The media query is for visitors without scripts; with them, body always carries one class.
              // The window's scrollbar follows the root's scheme, not the body's.
              prepare: (light) =>
                `body.light-mode { ${light} color-scheme: light; }\n` +
                ":root:has(> .light-mode) { color-scheme: light; }\n" +
                `@media (prefers-color-scheme: light) { body:not(.dark-mode) { ${light} color-scheme: light; }\n` +
                ":root:not(:has(> .dark-mode)) { color-scheme: light; } }",
            },
            ...["medium", "narrow"].map((viewport) => ({
              input: { viewport, theme: "dark" },
              include: tokenIds(`scales.${viewport}.tokens.json`),
              prepare: (sizes: string) =>
                `@media (max-width: ${breakpoint[viewport].$value.value}px) { ${DARK} { ${sizes} } }`,
            })),
            {
              input: { viewport: "wide", theme: "paper" },
              include: tokenIds("paper.tokens.json"),
              // Stronger than any selector above, whichever theme is on the screen.
              prepare: (all) => `@media print { :root body:is(*, .light-mode) { ${all} color-scheme: light; } }`,
            },
          ],
        }),
      ],
    },
    { cwd: directory },
  );
  const filename = new URL("site.resolver.json", directory);
  const parsed = await parse([{ filename, src: await readFile(filename, "utf8") }], {
    config,
    logger,
    req: async (url) =>
      url.pathname.endsWith(`/${OWNERS_FILE}`) ? JSON.stringify(ownersLayer) : readFile(url, "utf8"),
  });
  return { config, logger, ...parsed };
}

/** `role.on-box` → `--on-box`; every other group keeps its name: `space.4` → `--space-4`. */
function variableName(token: TokenNormalized): string {
  // All kebab: Terrazzo 2.7 kebab-cases the name where it declares a variable but not where it refers to it.
  const kebab = token.id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`).replaceAll("_", "-");
  return `--${kebab.replace(/^role\./, "").replaceAll(".", "-")}`;
}

function readTokens(file: string) {
  return JSON.parse(readFileSync(new URL(file, directory), "utf8"));
}

/** Ids of the tokens in one file, e.g. `layout.side`. */
function tokenIds(file: string): string[] {
  const walk = (group: object, path: string): string[] =>
    Object.entries(group).flatMap(([key, value]) => {
      if (key.startsWith("$") || typeof value !== "object") return [];
      const id = path ? `${path}.${key}` : key;
      return "$value" in value ? [id] : walk(value, id);
    });
  return walk(readTokens(file), "");
}

/** The breakpoints as constants, without the words that describe them: the browser gets those that are read. */
function breakpointModule(): string {
  const { $type, ...breakpoints } = readTokens("scales.tokens.json").breakpoint;
  return Object.entries<{ $value: { value: number; unit: string } }>(breakpoints)
    .map(([name, { $value }]) => `export const ${name} = "${$value.value}${$value.unit}";`)
    .join("\n");
}

function colorsOf(tokens: Record<string, TokenNormalized>): Record<string, string> {
  return Object.fromEntries(
    Object.values(tokens).flatMap((token) =>
      token.$type === "color" && token.$value.hex ? [[token.id, token.$value.hex]] : [],
    ),
  );
}

/** Roles with the palette's colours themselves: nothing overrides the palette, and every page would carry it besides. */
function withRawColors(css: string): string {
  const colors = new Map([...css.matchAll(/(--palette-[\w-]+): ([^;]+);/g)].map(([, name, color]) => [name, color]));
  return css.replaceAll(/var\((--palette-[\w-]+)\)/g, (reference, name) => colors.get(name) ?? reference);
}

const SHEET = "virtual:tokens.css";
const BREAKPOINTS = "virtual:breakpoints";

export function tokensPlugin(): Plugin {
  return {
    name: "tokens",
    resolveId: (id) => (id === SHEET || id === BREAKPOINTS ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${BREAKPOINTS}`) return breakpointModule();
      if (id !== `\0${SHEET}`) return;
      this.addWatchFile(fileURLToPath(directory));
      const { css, warnings } = await loadTokens();
      for (const warning of warnings) this.warn(warning);
      return withRawColors(css);
    },
    configureServer(server) {
      server.watcher.add(fileURLToPath(directory));
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(fileURLToPath(directory))) return;
      const { moduleGraph } = this.environment;
      return [...modules, ...[SHEET, BREAKPOINTS].flatMap((id) => moduleGraph.getModuleById(`\0${id}`) ?? [])];
    },
  };
}
