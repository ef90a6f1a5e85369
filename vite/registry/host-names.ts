/**
 * What the names in a component's source are called in a project that installs the component. There, every name that this
 * site's styles define has a prefix: `bg-primary` is `bg-dc-primary`, `narrow:` is `dc-narrow:`, and `--rule` is `--dc-rule`.
 * So no name of the host's own is touched, and none of Tailwind's.
 */
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { __unstable__loadDesignSystem as loadDesignSystem } from "@tailwindcss/node";
import postcss, { type AtRule } from "postcss";
import { src } from "../modules/component-files.ts";
import { loadTokens } from "../tokens/tokens.ts";

export const PREFIX = "dc";

/** Of Tailwind's theme: `--color-primary` is the value "primary" of the namespace "color". The longer names come first. */
const NAMESPACES = [
  ...["transition-duration", "border-width", "font-weight", "z-index", "container", "spacing", "leading"],
  ...["animate", "radius", "color", "font", "text", "ease"],
];

const STRING = /(["`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
const CLASS_NAME = /(?<=\bclassName=)"[^"]*"/g;

export type HostNames = {
  /**
   * A source text with the host's names for classes and custom properties.
   * @param isTest whether only what stands behind `className` is a class. In tests, most strings are sentences.
   */
  rename: (text: string, isTest?: boolean) => string;
  /** Those of the site's variants and utilities, and of its theme's values, that `rename` has met. */
  used: Record<"variants" | "utilities" | "values", Set<string>>;
  /** Tailwind's theme as this site sets it. */
  theme: readonly { namespace: string; name: string; value: string }[];
  /** A value of that theme by its whole name: "--window-narrow". */
  value: (key: string) => string;
};

/** @throws when app.css or the token files cannot be read */
export async function loadHostNames(): Promise<HostNames> {
  const sheet = readFileSync(join(src, "app.css"), "utf8");
  const { css: tokens } = await loadTokens();
  const site = await loadDesignSystem(sheet, { base: src });
  // A host's spacing of the numeric utilities is Tailwind's: 0.25rem, which is 4 px here.
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
  const used = { variants: new Set<string>(), utilities: new Set<string>(), values: new Set<string>() };
  const known = new Map<string, string>();

  const renameVariant = (variant: string) => {
    const [, before = "", name = ""] = /^((?:not-|@max-|@min-|@)?)([\w-]+)$/.exec(variant) ?? [];
    const isOwn = before.startsWith("@")
      ? theme.some((each) => each.namespace === "container" && each.name === name)
      : variants.has(name);
    if (!isOwn) return variant;
    (before.startsWith("@") ? used.values : used.variants).add(name);
    return `${before}${PREFIX}-${name}`;
  };
  const renameUtility = (utility: string) => {
    const name = utility.replace(/!$/, "");
    if (utilities.has(name)) {
      used.utilities.add(name);
      return `${PREFIX}-${utility}`;
    }
    const [css] = site.candidatesToCss([name]);
    const isTailwinds = css === plain.candidatesToCss([name])[0];
    for (const candidate of site.parseCandidate(name)) {
      if (candidate.kind !== "functional" || candidate.value?.kind !== "named") continue;
      const { root, value } = candidate;
      if (utilities.has(`${root}-*`)) {
        used.utilities.add(`${root}-*`);
        return `${PREFIX}-${utility}`;
      }
      // Numbers are Tailwind's in both. A value of both themes may differ though the rule is the same: "leading-tight".
      const isSites = theme.some(
        (each) => each.name === value.value && (!isTailwinds || css?.includes(`--${each.namespace}-${each.name})`)),
      );
      if (!isSites || /^[\d.]+$/.test(value.value)) continue;
      used.values.add(value.value);
      return utility.replace(`${root}-${value.value}`, `${root}-${PREFIX}-${value.value}`);
    }
    return utility;
  };
  const renameWord = (word: string) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    let renamed = word;
    // Most words of a program are no class.
    if (site.candidatesToCss([word])[0]) {
      const parts = word.split(/:(?![^[(]*[\])])/);
      renamed = [...parts.slice(0, -1).map(renameVariant), renameUtility(parts.at(-1) ?? "")].join(":");
    }
    known.set(word, renamed);
    return renamed;
  };
  const renameProperties = (text: string) =>
    text.replace(/(?<![\w-])--([\w-]+)/g, (whole, name) => (properties.has(name) ? `--${PREFIX}-${name}` : whole));
  return {
    rename: (text, isTest = false) =>
      renameProperties(text.replace(isTest ? CLASS_NAME : STRING, (string) => string.replace(/[^\s"`]+/g, renameWord))),
    used,
    theme,
    value: (key) => {
      const value = site.theme.get([key as `--${string}`]);
      if (value === null) throw new Error(`The theme in tailwind.config.ts has no ${key}, which app.css names.`);
      return value;
    },
  };
}

/** Names of the custom properties that the tokens and the page declare, without the dashes. */
function declaredProperties(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkDecls(/^--/, ({ prop, parent }) => {
    const { type, name } = parent as AtRule;
    if (type !== "atrule" || name !== "theme") names.add(prop.slice(2));
  });
  return names;
}

/**
 * A module's text with imports that resolve in any project: relative, and without file endings.
 * @param path of the module below the folder that all modules are installed in: "dropdown/list-box.tsx"
 * @param pathOf where an imported module is installed; it is given as the source names it: "#lib/after-paint.ts"
 */
export function relativeImports(text: string, path: string, pathOf: (id: string) => string): string {
  return text.replace(/(\bfrom\s+|\bimport\s+|\bimport\(|\bmock\()"([#.][^"]+)"/g, (_, before, id) => {
    const to = relative(dirname(path), pathOf(id)).replace(/\.tsx?$/, "");
    return `${before}"${to.startsWith(".") ? to : `./${to}`}"`;
  });
}
