/** The themes that a host project installs: this site's look, or the host's own shadcn colours, under prefixed names. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from "postcss";
import { findFont } from "../fonts/font-package.ts";
import { applyTypeface, fitSizes } from "../fonts/plugin.ts";
import { readTypeface } from "../fonts/typeface.ts";
import { typefaceFiles } from "../fonts/typeface-files.ts";
import { src } from "../modules/component-files.ts";
import { loadTokens } from "../tokens/tokens.ts";
import { type HostNames, PREFIX } from "./host-names.ts";

/** CSS in the form of shadcn's registry: selectors and at-rules with nested declarations. */
export type RegistryCss = { [name: string]: string | RegistryCss };

export type HostTheme = {
  /** Custom properties in Tailwind's theme, on `:root` and below `.dark`. */
  cssVars: Record<"theme" | "light" | "dark", Record<string, string>>;
  css: RegistryCss;
};

/** The host loads the font from its package. */
const fontsOf = (family: string): Record<string, string> => ({
  "font-text": `"${family}", Arial, sans-serif`,
  "font-cut": `"${family}", "Arial Narrow", sans-serif`,
});

/** Sizes of this site's layout, which a host doesn't have. */
const LAYOUT_SIZES: Record<string, string> = { "layout-side": "0px" };

/** Base styles apply only to elements with a prefixed class and their contents. */
const OWN = `:where([class*="${PREFIX}-"], [class*="${PREFIX}-"] *)`;

/** This site's look. @param texts of all items, with the host's names; unused properties are left out */
export async function siteTheme(names: HostNames, texts: readonly string[]): Promise<HostTheme> {
  const { css: tokens, colors } = await loadTokens();
  const typeface = readTypeface();
  const [files, font] = await Promise.all([typefaceFiles(typeface), findFont(typeface)]);
  const fonts = fontsOf(font.family);
  const tokenSheet = fitSizes(tokens, files);
  const sheet = postcss.parse(applyTypeface(readFileSync(join(src, "app.css"), "utf8"), files));
  const rules = [...definitions(sheet, names), ...baseRules(sheet), pageUtility(sheet)];
  // The parser drops the semicolon of rules without braces.
  const ruleText = names.rename(rules.map((rule) => `${rule};`).join("\n"));
  const theme = Object.fromEntries(
    names.theme
      .filter(({ name }) => names.used.values.has(name))
      .map(({ namespace, name, value }) => [
        `${namespace}-${PREFIX}-${name}`,
        withPrefix(namespace, names.rename(value)),
      ]),
  );
  const roles = Object.keys({ ...colors.dark, ...colors.light }).filter((id) => id.startsWith("role."));
  const needed = namedIn([...texts, ruleText, ...Object.values(theme)].join("\n"));
  const isNeeded = (property: string) => needed.has(property);
  const colored = (mode: "dark" | "light") =>
    Object.fromEntries(
      roles
        .map((id) => [`${PREFIX}-${id.slice("role.".length)}`, colors[mode][id] ?? "transparent"] as const)
        .filter(([property]) => isNeeded(property)),
    );
  const sizes: Record<string, string> = {};
  const narrower: RegistryCss = {};
  postcss.parse(tokenSheet).walkDecls(/^--/, ({ prop, value, parent }) => {
    const name = prop.slice(2);
    const property = `${PREFIX}-${name}`;
    const { selector, parent: around } = parent as Rule;
    if (!isNeeded(property) || selector !== ":root, body" || roles.includes(`role.${name}`)) return;
    if (around?.type === "root") sizes[property] = fonts[name] ?? LAYOUT_SIZES[name] ?? value;
    else if (!(name in LAYOUT_SIZES)) {
      const condition = `@media ${(around as AtRule).params}`;
      narrower[condition] ??= { ":root": {} };
      ((narrower[condition] as RegistryCss)[":root"] as RegistryCss)[`--${property}`] = value;
    }
  });
  return {
    cssVars: { theme: { ...sizes, ...theme }, light: colored("light"), dark: colored("dark") },
    css: {
      [`@import "${typeface.package}/${font.sheet}"`]: {},
      ":root": { [`--${PREFIX}-scheme`]: "light" },
      ".dark": { [`--${PREFIX}-scheme`]: "dark" },
      ...narrower,
      ...toJson(postcss.parse(ruleText)),
    },
  };
}

/** Roles as mixtures of shadcn's variables. All others, such as status colours, stay this site's. */
const FROM_SHADCN: Record<string, string> = {
  bg: "var(--background)",
  text: "var(--foreground)",
  // shadcn's own has a contrast of 4.3:1 on its muted background.
  mute: "color-mix(in oklab, var(--muted-foreground) 75%, var(--foreground))",
  rule: "var(--border)",
  edge: "color-mix(in oklab, var(--foreground) 60%, var(--background))",
  sunk: "var(--muted)",
  hover: "var(--accent)",
  primary: "var(--primary)",
  "on-primary": "var(--primary-foreground)",
  "primary-text": "var(--primary)",
  secondary: "var(--secondary)",
  "on-secondary": "var(--secondary-foreground)",
  lining: "var(--primary)",
  "on-lining": "var(--primary-foreground)",
  "lining-text": "var(--primary)",
  "warn-text": "var(--destructive)",
  box: "var(--popover)",
  "on-box": "var(--popover-foreground)",
  "box-mute": "color-mix(in oklab, var(--muted-foreground) 75%, var(--popover-foreground))",
  // Opaque, since contrast is measured against it. shadcn's dark border is translucent.
  "box-rule": "color-mix(in oklab, var(--popover-foreground) 15%, var(--popover))",
  "box-sunk": "var(--muted)",
  "box-edge": "color-mix(in oklab, var(--popover-foreground) 60%, var(--popover))",
  "box-focus": "var(--popover-foreground)",
  // shadcn's ring has a contrast of only 2.5:1.
  focus: "var(--foreground)",
  "focus-gap": "var(--background)",
};

/** The theme that uses a host's shadcn variables, in both modes. */
export function shadcnTheme({ cssVars }: HostTheme): RegistryCss {
  const roles = Object.entries(FROM_SHADCN)
    .map(([role, value]) => [`--${PREFIX}-${role}`, value] as const)
    .filter(([property]) => property.slice(2) in cssVars.light);
  const sans = "var(--font-sans, ui-sans-serif, sans-serif)";
  const fonts = { [`--${PREFIX}-font-text`]: sans, [`--${PREFIX}-font-cut`]: sans };
  const values = { ...Object.fromEntries(roles), ...fonts };
  const box = `:where(.bg-${PREFIX}-box, .${PREFIX}-on-box)`;
  const hairline = { "box-shadow": "0 0 0 1px var(--border)" };
  return {
    ":root": values,
    // Repeated, since .dark may be on another element than the root.
    ".dark": values,
    // Popovers are not black boxes, so a hairline separates them from the page.
    "@layer base": { [box]: hairline, [`${box} ${box}`]: { "box-shadow": "none" } },
    // Overrides a list's ring-none.
    [`.${PREFIX}-on-box.${PREFIX}-ring-none`]: hairline,
    [`.${PREFIX}-on-box`]: { "color-scheme": `var(--${PREFIX}-scheme)` },
  };
}

const DEFINES: Record<string, "variants" | "utilities"> = { "custom-variant": "variants", utility: "utilities" };

/** The variants, utilities and animations that components use. */
function definitions(sheet: postcss.Root, { used, value }: HostNames): ChildNode[] {
  const found: ChildNode[] = [];
  for (const node of sheet.nodes) {
    if (node.type !== "atrule") continue;
    const [name = ""] = node.params.split(/\s/);
    if (node.name === "theme") {
      node.walkAtRules("keyframes", (keyframes) => {
        if (used.values.has(keyframes.params)) found.push(keyframes.clone({ params: `${PREFIX}-${keyframes.params}` }));
      });
      continue;
    }
    const kind = DEFINES[node.name];
    if (kind && used[kind].has(name)) {
      const own = node.clone({ params: `${PREFIX}-${node.params}` });
      own.params = own.params.replace(/--theme\((--[\w-]+)\)/g, (_, key) => value(key));
      found.push(own);
    }
  }
  return found;
}

/** The base styles for our elements, without those for the page and its headings. */
function baseRules(sheet: postcss.Root): ChildNode[] {
  const base = sheet.nodes.find((node) => node.type === "atrule" && node.params === "base") as AtRule;
  const own = base.clone();
  own.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !/^(?:html|body|main|h\d)/.test(selector));
    const [first = ""] = selectors;
    if (selectors.length === 0) rule.remove();
    // No nesting, which shadcn's command would break.
    else if (/^[*:]/.test(first)) rule.selector = selectors.map(ownSelector).join(", ");
    else rule.selector = ownSelector(selectors.length > 1 ? `:is(${selectors.join(", ")})` : first);
  });
  own.prepend(postcss.rule({ selector: OWN }).append({ prop: "color-scheme", value: `var(--${PREFIX}-scheme)` }));
  return [own];
}

/** Inserts OWN before a pseudo-element or at the end. */
function ownSelector(selector: string): string {
  return selector.replace(/^\*/, "").replace(/(::[\w-]+)?$/, `${OWN}$1`);
}

/** A utility with the site's background and text styles, for `body` or a part of the page. */
function pageUtility(sheet: postcss.Root): ChildNode {
  const utility = postcss.atRule({ name: "utility", params: `${PREFIX}-page` });
  sheet.walkRules("body", (rule) => {
    for (const node of rule.nodes) {
      if (node.type === "decl" && !node.prop.startsWith("--") && node.prop !== "margin") utility.append(node.clone());
    }
  });
  return utility.append({ prop: "color-scheme", value: `var(--${PREFIX}-scheme)` });
}

/** Animations start with the name of their keyframes. */
function withPrefix(namespace: string, value: string): string {
  return namespace === "animate" ? `${PREFIX}-${value}` : value;
}

/** The prefixed custom properties in a text, without the dashes. */
function namedIn(text: string): Set<string> {
  return new Set([...text.matchAll(new RegExp(`--(${PREFIX}-[\\w-]+)`, "g"))].map(([, name = ""]) => name));
}

function toJson(parent: Container): RegistryCss {
  const json: RegistryCss = {};
  for (const node of parent.nodes ?? []) {
    if (node.type === "decl") json[node.prop] = `${node.value}${node.important ? " !important" : ""}`;
    else if (node.type === "rule") json[node.selector] = toJson(node);
    else if (node.type === "atrule") json[`@${node.name} ${node.params}`.trim()] = toJson(node);
  }
  return json;
}

/** The theme as CSS, for projects without shadcn's command line. */
export function toCss({ cssVars, css }: HostTheme): string {
  const declare = (properties: Record<string, string>) =>
    Object.fromEntries(Object.entries(properties).map(([name, value]) => [`--${name}`, value]));
  const { ":root": root, ".dark": dark, ...rest } = css as Record<string, RegistryCss>;
  const [fonts = ""] = Object.keys(rest).filter((name) => name.startsWith("@import"));
  delete rest[fonts];
  return printed({
    [fonts]: {},
    "@theme inline": declare(cssVars.theme),
    ":root": { ...root, ...declare(cssVars.light) },
    ".dark": { ...dark, ...declare(cssVars.dark) },
    ...rest,
  });
}

function printed(css: RegistryCss, indent = ""): string {
  return Object.entries(css)
    .map(([name, value]) => {
      if (typeof value === "string") return `${indent}${name}: ${value};\n`;
      if (Object.keys(value).length === 0) return `${indent}${name};\n`;
      return `${indent}${name} {\n${printed(value, `${indent}  `)}${indent}}\n`;
    })
    .join("");
}
