/**
 * Names in a host project, the project that installs a component. Utilities, variants and variables of this site get a prefix:
 * `sunken` is `dc-sunken`, `narrow:` is `dc-narrow:`, `--rule` is `--dc-rule`. Values of its theme become variables, so that a
 * host's theme stays unchanged: `bg-primary` is `bg-(--dc-primary)`.
 */
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { __unstable__loadDesignSystem as loadDesignSystem } from "@tailwindcss/node";
import postcss, { type AtRule } from "postcss";
import { src } from "../modules/component-files.ts";
import { loadTokens } from "../tokens/tokens.ts";

export const PREFIX = "dc";

/** Tailwind's theme namespaces, longer ones first: `--color-primary` is "primary" in "color". */
const NAMESPACES = [
  ...["transition-duration", "border-width", "font-weight", "z-index", "container", "spacing", "leading"],
  ...["animate", "radius", "color", "font", "text", "ease"],
];

const STRING = /(["`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
const CLASS_NAME = /(?<=\bclassName=)"[^"]*"/g;

/** Type hints for variables that replace theme values; without one, Tailwind takes a variable for a colour. */
const TYPES = ["", "length:", "family-name:"];

export type HostNames = Awaited<ReturnType<typeof loadHostNames>>;

/** @throws when app.css or the token files cannot be read */
export async function loadHostNames() {
  const sheet = readFileSync(join(src, "app.css"), "utf8");
  const { css: tokens } = await loadTokens();
  const site = await loadDesignSystem(sheet, { base: src });
  // Tailwind's spacing is 0.25rem, which is 4 px here.
  const plain = await loadDesignSystem('@import "tailwindcss"; @theme inline { --spacing: 4px }', { base: src });

  const definitions = postcss.parse(sheet).nodes.filter((node): node is AtRule => node.type === "atrule");
  const defined = (kind: string) =>
    new Set(definitions.filter(({ name }) => name === kind).map(({ params }) => params.split(/\s/)[0] ?? ""));
  const variants = defined("custom-variant");
  const utilities = defined("utility");
  const properties = declaredProperties(`${tokens}\n${sheet}`);
  const theme = [...site.theme.entries()].flatMap(([key, { value }]) => {
    const namespace = NAMESPACES.find((each) => key.startsWith(`--${each}-`));
    return namespace ? [{ namespace, name: key.slice(namespace.length + 3), value }] : [];
  });

  const renameVariant = (variant: string) => {
    const [, before = "", name = ""] = /^((?:not-|@max-|@min-|@)?)([\w-]+)$/.exec(variant) ?? [];
    if (!before.startsWith("@")) return variants.has(name) ? `${before}${PREFIX}-${name}` : variant;
    const width = theme.find((each) => each.namespace === "container" && each.name === name)?.value;
    return width ? `${before}[${width}]` : variant;
  };
  const renameUtility = (utility: string) => {
    const name = utility.replace(/!$/, "");
    if (utilities.has(name)) return `${PREFIX}-${utility}`;
    const [css] = site.candidatesToCss([name]);
    const isTailwinds = css === plain.candidatesToCss([name])[0];
    for (const candidate of site.parseCandidate(name)) {
      if (candidate.kind !== "functional" || candidate.value?.kind !== "named") continue;
      const { root, value } = candidate;
      if (utilities.has(`${root}-*`)) return `${PREFIX}-${utility}`;
      // Numbers are Tailwind's. A value may differ even if the rule is the same: "leading-tight".
      const values = theme.filter(
        (each) => each.name === value.value && (!isTailwinds || css?.includes(`--${each.namespace}-${each.name})`)),
      );
      if (values.length === 0 || /^[\d.]+$/.test(value.value)) continue;
      const replaced = values
        .flatMap((each) => TYPES.map((type) => arbitrary(type, each.value)))
        .map((each) => name.replace(`${root}-${value.value}`, `${root}-${each}`))
        .find((each) => declarations(plain.candidatesToCss([each])[0]) === declarations(css));
      if (!replaced) throw new Error(`${name} cannot use a variable instead of a theme value.`);
      return utility.replace(name, replaced.replace(/(?<=^animate-\[)/, `${PREFIX}-`));
    }
    return utility;
  };
  const renameWord = (word: string) => {
    // Most words aren't classes.
    if (!site.candidatesToCss([word])[0]) return word;
    const parts = word.split(/:(?![^[(]*[\])])/);
    return [...parts.slice(0, -1).map(renameVariant), renameUtility(parts.at(-1) ?? "")].join(":");
  };
  const renameProperties = (text: string) =>
    text.replace(/(?<![\w-])--([\w-]+)/g, (whole, name) => (properties.has(name) ? `--${PREFIX}-${name}` : whole));
  return {
    /** @param isTest whether only `className` strings hold classes, as in tests */
    rename: (text: string, isTest = false) =>
      renameProperties(text.replace(isTest ? CLASS_NAME : STRING, (string) => string.replace(/[^\s"`]+/g, renameWord))),
    /** A theme value by its full name: "--window-narrow". */
    value: (key: string) => {
      const value = site.theme.get([key as `--${string}`]);
      if (value === null)
        throw new Error(`app.css uses ${key}, which the theme in tailwind.config.ts does not define.`);
      return value;
    },
  };
}

/** A value in a class name: "(--primary)", "(length:--size-small)" or "[30rem]". */
function arbitrary(type: string, value: string): string {
  const [, variable] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return variable ? `(${type}${variable})` : `[${type}${value.replaceAll(" ", "_")}]`;
}

/** A rule without its selector. */
function declarations(css: string | null | undefined): string | undefined {
  return css?.slice(css.indexOf("{"));
}

/** Names of declared custom properties, without the dashes. */
function declaredProperties(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkDecls(/^--/, ({ prop, parent }) => {
    const { type, name } = parent as AtRule;
    if (type !== "atrule" || name !== "theme") names.add(prop.slice(2));
  });
  return names;
}

/**
 * Makes imports relative and drops file extensions.
 * @param path of the module below the install folder: "dropdown/list-box.tsx"
 * @param pathOf the install path of an import as written: "#lib/after-paint.ts"
 */
export function relativeImports(text: string, path: string, pathOf: (id: string) => string): string {
  return text.replace(/(\bfrom\s+|\bimport\s+|\bimport\(|\bmock\()"([#.][^"]+)"/g, (_, before, id) => {
    const to = relative(dirname(path), pathOf(id)).replace(/\.tsx?$/, "");
    return `${before}"${to.startsWith(".") ? to : `./${to}`}"`;
  });
}
