/** The themes that a host project installs: this site's look, or the host's own shadcn colours, under prefixed names. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from "postcss";
import { findFont } from "../fonts/font-package.ts";
import { applyTypeface } from "../fonts/plugin.ts";
import { readTypeface } from "../fonts/typeface.ts";
import { typefaceFiles } from "../fonts/typeface-files.ts";
import { src } from "../modules/component-files.ts";
import { loadTokens, type Tokens } from "../tokens/tokens.ts";
import { type HostNames, PREFIX } from "./host-names.ts";

/** CSS in the form of shadcn's registry: selectors and at-rules with nested declarations. */
export type RegistryCss = { [name: string]: string | RegistryCss };

export type HostTheme = Awaited<ReturnType<typeof siteTheme>>;

/** The host loads the font from its package. */
const fontsOf = (family: string): Record<string, string> => ({
  "font-text": `"${family}", Arial, sans-serif`,
  "font-cut": `"${family}", "Arial Narrow", sans-serif`,
});

/** Sizes of this site's layout, which a host doesn't have. */
const LAYOUT_SIZES: Record<string, string> = { "layout-side": "0px" };

/** A layer below Tailwind's of that name: the host's own rules in that layer win. */
const layerIn = (name: "theme" | "base" | "components", nodes: ChildNode[] = []): AtRule =>
  postcss.atRule({ name: "layer", params: `${name}.${PREFIX}`, nodes });

/** Base styles apply only to elements with a prefixed class or variable and their contents; "mdc-card" has none. */
const NAMED = ["", " ", ":", "[", "--"]
  .map((before) => `[class${before ? "*" : "^"}="${before}${PREFIX}-"]`)
  .join(", ");
/** The project's own elements in a component. */
const CONTENT = "[data-content]";
const OWN = `:where(:is(${NAMED}), :is(${NAMED}) *:not(${CONTENT} *), ${CONTENT} :is(${NAMED}) *)`;
/** As a host sets the dark theme. */
const DARK = '.dark, [data-theme="dark"]';

/** This site's look. Its variables are in a layer, so that the host's own on `:root` override them. */
export async function siteTheme(names: HostNames) {
  const { css: tokens, colors } = await loadTokens();
  const typeface = readTypeface();
  const [files, font] = await Promise.all([typefaceFiles(typeface), findFont(typeface)]);
  const sheet = postcss.parse(readFileSync(join(src, "app.css"), "utf8"));
  const variables = variableLayer(postcss.parse(applyTypeface(tokens, files)), colors, fontsOf(font.family));
  // The parser drops the semicolon of rules without braces.
  const renamed = (rule: ChildNode) => names.rename(`${rule};`);
  const defined = definitions(sheet, names).map(({ rule, pattern }) => ({ text: renamed(rule), pattern }));

  const withVariables = (rules: string, texts: readonly string[]) => {
    const needed = namedIn([...texts, rules].join("\n"));
    const own = postcss.root({ nodes: [variables.clone()] });
    own.walkDecls((declaration) => {
      if (!needed.has(declaration.prop)) declaration.remove();
    });
    own.walkRules((rule) => {
      const { parent } = rule;
      if (rule.nodes.length === 0) rule.remove();
      if (parent?.nodes?.length === 0) parent.remove();
    });
    return { ...toJson(own), ...toJson(postcss.parse(rules)) };
  };
  const base = [...baseRules(sheet), pageUtility(sheet)].map(renamed).join("\n");
  return {
    /** The font, base styles, and a class for the page. */
    base: { [`@import "${typeface.package}/${font.sheet}"`]: {}, ...withVariables(base, []) },
    /** The variables, utilities, variants and animations that some texts use, with the host's names. */
    partFor: (texts: readonly string[]) => {
      const used = defined.filter(({ pattern }) => texts.some((text) => pattern.test(text)));
      return withVariables(used.map(({ text }) => text).join("\n"), texts);
    },
  };
}

/** All variables, for `:root`, in the dark theme and in narrower windows. */
function variableLayer(tokens: postcss.Root, colors: Tokens["colors"], fonts: Record<string, string>): AtRule {
  const layer = layerIn("theme");
  const declare = (to: Container, name: string, value: string) => {
    to.append({ prop: `--${PREFIX}-${name}`, value });
  };
  const roles = Object.keys({ ...colors.dark, ...colors.light }).filter((id) => id.startsWith("role."));
  const [light, dark] = (["light", "dark"] as const).map((mode) => {
    const rule = postcss.rule({ selector: mode === "light" ? ":root" : DARK });
    declare(rule, "scheme", mode);
    for (const id of roles) {
      if (mode === "light" || colors.dark[id] !== colors.light[id])
        declare(rule, id.slice("role.".length), colors[mode][id] ?? "transparent");
    }
    return rule;
  }) as [Rule, Rule];
  layer.append(light, dark);
  tokens.walkDecls(/^--/, ({ prop, value, parent }) => {
    const name = prop.slice(2);
    const { selector, parent: around } = parent as Rule;
    if (selector !== ":root, body" || roles.includes(`role.${name}`)) return;
    if (around?.type === "root") return declare(light, name, fonts[name] ?? LAYOUT_SIZES[name] ?? value);
    if (name in LAYOUT_SIZES) return;
    const { params } = around as AtRule;
    let media = layer.nodes?.find((node): node is AtRule => node.type === "atrule" && node.params === params);
    if (!media) {
      media = postcss.atRule({ name: "media", params, nodes: [postcss.rule({ selector: ":root" })] });
      layer.append(media);
    }
    declare(media.first as Rule, name, value);
  });
  return layer;
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

const mix = (percent: number) => `color-mix(in oklab, var(--foreground) ${percent}%, var(--background))`;
/** For a host without these. It needs background, foreground, primary and primary-foreground. */
const FALLBACKS: Record<string, string> = {
  ...{ muted: mix(4), accent: mix(4), secondary: mix(4), border: mix(15), "muted-foreground": mix(65) },
  ...{ popover: "var(--background)", "popover-foreground": "var(--foreground)" },
  ...{ "secondary-foreground": "var(--foreground)", destructive: "var(--foreground)" },
};

/** The theme that uses a host's shadcn variables, in both modes. */
export function shadcnTheme(): RegistryCss {
  const withFallbacks = (value: string) =>
    value.replace(/var\(--([\w-]+)\)/g, (whole, name) =>
      name in FALLBACKS ? `var(--${name}, ${FALLBACKS[name]})` : whole,
    );
  const roles = Object.entries(FROM_SHADCN).map(
    ([role, value]) => [`--${PREFIX}-${role}`, withFallbacks(value)] as const,
  );
  const sans = "var(--font-sans, ui-sans-serif, sans-serif)";
  const fonts = { [`--${PREFIX}-font-text`]: sans, [`--${PREFIX}-font-cut`]: sans };
  const values = { ...Object.fromEntries(roles), ...fonts };
  const box = `:where(.bg-\\(--${PREFIX}-box\\), .${PREFIX}-on-box)`;
  const hairline = { "box-shadow": `0 0 0 1px var(--${PREFIX}-rule)` };
  return {
    // Repeated, since the dark theme may be on another element than the root.
    [`@layer theme.${PREFIX}-shadcn`]: { ":root": values, [DARK]: values },
    // Popovers are not black boxes, so a hairline separates them from the page.
    [`@layer base.${PREFIX}-shadcn`]: { [box]: hairline, [`${box} ${box}`]: { "box-shadow": "none" } },
    // Overrides a list's ring-none.
    [`.${PREFIX}-on-box.${PREFIX}-ring-none`]: hairline,
    [`.${PREFIX}-on-box`]: { "color-scheme": `var(--${PREFIX}-scheme)` },
  };
}

/** The variants, utilities and animations of this site, each with a pattern that finds its use in a host. */
function definitions(sheet: postcss.Root, { value }: HostNames): { rule: ChildNode; pattern: RegExp }[] {
  const found: { rule: ChildNode; pattern: RegExp }[] = [];
  const add = (node: AtRule, name: string, after: string) => {
    const rule = node.clone({ params: `${PREFIX}-${node.params}` });
    rule.params = rule.params.replace(/--theme\((--[\w-]+)\)/g, (_, key) => value(key));
    // Outside a layer, the command would put keyframes into the host's @theme.
    const own = node.name === "keyframes" ? layerIn("base", [rule]) : rule;
    found.push({ rule: own, pattern: new RegExp(`(?<![\\w-])(?:not-)?${PREFIX}-${name}${after}`) });
  };
  for (const node of sheet.nodes) {
    if (node.type !== "atrule") continue;
    const [name = ""] = node.params.split(/\s/);
    if (node.name === "theme") node.walkAtRules("keyframes", (keyframes) => add(keyframes, keyframes.params, "_"));
    else if (node.name === "custom-variant") add(node, name, ":");
    else if (node.name === "utility") add(node, name.replace("*", ""), name.endsWith("*") ? "" : "(?![\\w-])");
  }
  return found;
}

/** The base styles for our elements, without those for the page and its headings. */
function baseRules(sheet: postcss.Root): ChildNode[] {
  const base = sheet.nodes.find((node) => node.type === "atrule" && node.params === "base") as AtRule;
  const own = base.clone({ params: `base.${PREFIX}` });
  own.walkRules((rule) => {
    const selectors = rule.selectors.filter(
      (selector) => !/^(?:html|body|main|h\d|\[data-(?:accent|kept|translated))/.test(selector),
    );
    const [first = ""] = selectors;
    if (selectors.length === 0) rule.remove();
    // No nesting, which shadcn's command would break.
    else if (/^[*:]/.test(first)) rule.selector = selectors.map(ownSelector).join(", ");
    else rule.selector = ownSelector(selectors.length > 1 ? `:is(${selectors.join(", ")})` : first);
  });
  // Above the host's base styles: shadcn's colour every element's outline, with too little contrast.
  const rings = layerIn("components");
  own.walkRules(/^:focus-visible/, (rule) => {
    rings.append(rule.remove());
  });
  own.prepend(postcss.rule({ selector: OWN }).append({ prop: "color-scheme", value: `var(--${PREFIX}-scheme)` }));
  return [own, rings];
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

/** The prefixed custom properties in a text. */
function namedIn(text: string): Set<string> {
  return new Set(text.match(new RegExp(`--${PREFIX}-[\\w-]+`, "g")));
}

function toJson(parent: Container): RegistryCss {
  const json: RegistryCss = {};
  for (const node of parent.nodes ?? []) {
    if (node.type === "decl") json[node.prop] = `${node.value}${node.important ? " !important" : ""}`;
    else if (node.type === "atrule" || (node.type === "rule" && node.nodes.length > 0)) {
      const name = node.type === "atrule" ? `@${node.name} ${node.params}`.trim() : node.selector;
      json[name] = { ...(json[name] as RegistryCss), ...toJson(node) };
    }
  }
  return json;
}

/** The styles as CSS, for projects without shadcn's command line. */
export function toCss(css: RegistryCss, indent = ""): string {
  return Object.entries(css)
    .map(([name, value]) => {
      if (typeof value === "string") return `${indent}${name}: ${value};\n`;
      if (Object.keys(value).length === 0) return `${indent}${name};\n`;
      return `${indent}${name} {\n${toCss(value, `${indent}  `)}${indent}}\n`;
    })
    .join("");
}
