/**
 * Critical CSS: splits the site's style sheet for one page, so that each part loads when it is first needed, and only once.
 *
 *   first   the page's markup: inside its file
 *   below   only markup below the first screen, if its styles are separate: at the end of the file
 *   later   what the route can show after a press (lists, dialogs, alerts, errors) and transitions: after the first paint
 *   rest    only other routes: with the first navigation
 *   paper   print: at the end of the file, since nobody waits for a style sheet before printing
 *
 * A new sheet restyles every element that its rules may match. `later` and `rest` match nothing that the page shows at rest.
 * All tokens and `@property` rules are in `first`, since in a later sheet they would restyle the whole page.
 */
import { selectorSpecificity } from "@csstools/selector-specificity";
import postcss, { type AtRule, type ChildNode, type Container, type Declaration } from "postcss";
import parseSelector, { type Node, type Selector } from "postcss-selector-parser";
import { overlap } from "./property-overlap.ts";

/** In loading order. */
const PARTS = ["first", "below", "later", "rest"] as const;
export type PageStyles = Record<(typeof PARTS)[number] | "paper", string>;

type Rule = {
  /** Empty outside any layer. */
  layer: string;
  /** At-rules around it, such as `@media print`, outermost first. */
  around: readonly string[];
  selector: Selector;
  text: string;
  declarations: readonly Declaration[];
  body: string;
  /** Rules of its layer that it wins over if both match an element. */
  overrides: Rule[];
};

const POINTED_AT = /^:(?:hover|active)$/;
/** Pseudo-elements that only a form field has. */
const FIELD_PART = /^::?(?:-webkit-|-moz-ui-|file-selector-button|placeholder)/;

/** Set by before-paint.js and boot.js before the app starts, so no markup has them. */
const RUNTIME = {
  classes: ["light-mode", "dark-mode"],
  attributes: ["data-consent", "data-kept", "data-pending-route"],
};

/**
 * @param css the whole minified style sheet
 * @throws when rules outside any layer depend on their order
 */
export function readSheet(css: string) {
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  foldTransitions(root);
  foldConstants(root);
  dropUnreadProperties(root);
  const layers = new Set<string>();
  const rules: Rule[] = [];
  /** Faces and `@property` rules. */
  const always: string[] = [];
  /** `@page` rules. */
  const paper: string[] = [];
  const keyframes = new Map<string, string>();
  const walk = (container: Container<ChildNode>, layer: string, around: readonly string[]) => {
    for (const node of container.nodes ?? []) {
      if (node.type === "rule") rules.push(...rulesOf(node, layer, around));
      else if (node.type !== "atrule") continue;
      else if (node.name === "layer") {
        for (const name of node.params.split(/,\s*/)) layers.add(name);
        if (node.nodes) walk(node as Container<ChildNode>, node.params, around);
      } else if (/keyframes$/.test(node.name)) {
        keyframes.set(node.params, (keyframes.get(node.params) ?? "") + node);
      } else if (isConditional(node))
        walk(node as Container<ChildNode>, layer, [...around, `@${node.name} ${node.params}`.trim()]);
      // Minified, `@page :first` becomes an at-rule named "page:first".
      else if (/^page\b/.test(node.name)) paper.push(String(node));
      else always.push(String(node));
    }
  };
  walk(root, "", []);
  for (const layer of [...layers, ""]) findOverrides(rules.filter((rule) => rule.layer === layer));
  return { layers: [...layers], rules, always: always.join(""), paper: paper.join(""), keyframes };
}

/**
 * @param html the page, without the markup in `apart`
 * @param mentions whether a module of the page's route contains a class
 * @param apart markup whose styles are separate, if any
 */
export function stylesFor(
  { layers, rules, always, paper, keyframes }: ReturnType<typeof readSheet>,
  html: string,
  mentions: (name: string) => boolean,
  apart = "",
): PageStyles {
  const isInFirst = matcherFor(html);
  const isInPage = matcherFor(html + apart);
  const isMentioned = (node: Node) => node.type !== "class" || mentions(node.value);
  const partOf = (rule: Rule): number => {
    if (isDeferrable(rule)) return 2;
    if (matches(rule.selector, isInFirst)) return 0;
    if (matches(rule.selector, isInPage)) return 1;
    return matches(rule.selector, isMentioned) ? 2 : 3;
  };
  const screen = rules.filter((rule) => !isForPaper(rule));
  const parts = new Map(screen.map((rule) => [rule, partOf(rule)]));
  const ranks = rank(rules, parts);
  const seen = new Set<string>();
  const [first = "", below = "", later = "", rest = ""] = PARTS.map((_, part) => {
    const own = screen.filter((rule) => parts.get(rule) === part);
    const text = nested(own.filter(({ layer }) => layer === "")) + layered(layers, own, ranks, part === 0);
    const moves = [...keyframes].filter(([name]) => !seen.has(name) && new RegExp(`[:\\s,]${name}\\b`).test(text));
    for (const [name] of moves) seen.add(name);
    return text + moves.map(([, frames]) => frames).join("");
  });
  // In no layer, to win over later sheets too. Utilities come first, as in the layer.
  const printed = rules.filter(isForPaper).sort((a, b) => Number(b.layer !== "") - Number(a.layer !== ""));
  return { first: always + first, below, later, rest, paper: nested(printed) + paper };
}

/** Returns whether a file contains a class, however its strings are quoted. Kept, since all pages ask for the same ones. */
export function mentionsIn(read: (file: string) => string): (file: string, name: string) => boolean {
  const files = new Map<string, { text: string; known: Map<string, boolean> }>();
  return (file, name) => {
    const { text, known } = files.get(file) ?? { text: read(file).replaceAll("\\", ""), known: new Map() };
    files.set(file, { text, known });
    if (!known.has(name)) known.set(name, text.includes(name));
    return known.get(name) === true;
  };
}

/** One rule for each selector of the list. */
function rulesOf(node: postcss.Rule, layer: string, around: readonly string[]): Rule[] {
  const declarations = node.nodes.filter((child) => child.type === "decl");
  // The site has no shadow tree, so `:host` matches nothing.
  const selectors = node.selectors.filter((text) => text !== ":host");
  // The minifier repeats a prefixed property.
  const texts = declarations.map(String).filter((text, i, all) => text !== all[i - 1]);
  const body = texts.join(";");
  return selectors.map((text) => {
    const selector = parseSelector().astSync(text).first;
    return { layer, around, selector, text, declarations, body, overrides: [] };
  });
}

function isConditional(node: AtRule): boolean {
  return /^(?:media|supports|container|starting-style)$/.test(node.name) && node.nodes !== undefined;
}

/**
 * Transitions, what focus adds to its ring, the fallback for @property, and Preflight's rule for Firefox's older
 * :focus-visible.
 */
function isDeferrable(rule: Rule): boolean {
  if (rule.layer === "utilities") {
    const isForChange = rule.declarations.every(({ prop }) => /^(?:transition|cursor)/.test(prop));
    if (isForChange || rule.text.includes(":focus-visible")) return true;
  }
  return /^:(?::view-transition|-moz-focusring)/.test(rule.text) || rule.layer === "properties";
}

function isForPaper({ around }: Rule): boolean {
  return around.some((prelude) => prelude === "@media print");
}

/** Fills in `overrides` for the rules of a layer. */
function findOverrides(rules: readonly Rule[]): void {
  const known = rules
    .filter((rule) => !isForPaper(rule))
    .map((rule) => {
      const { a, b, c } = selectorSpecificity(rule.selector);
      const properties = rule.declarations.map(({ prop }) => prop).sort();
      // Rules that differ only in their class, such as p-1 and p-2, never match the same element.
      const shape = [rule.around, rule.text.replaceAll(/\.(?:\\.|[\w-])+/g, "."), properties].join("|");
      const pseudo = rule.selector.nodes.find((node) => /^(?:::|:before$|:after$)/.test(String(node)))?.toString();
      return { rule, specificity: a * 1e6 + b * 1e3 + c, shape, pseudo };
    })
    // Stable: of equals, the later one wins.
    .sort((one, other) => one.specificity - other.specificity);
  known.forEach((winner, i) => {
    for (const loser of known.slice(0, i)) {
      if (loser.shape === winner.shape || loser.pseudo !== winner.pseudo) continue;
      if (disagree(winner.rule, loser.rule)) winner.rule.overrides.push(loser.rule);
    }
  });
}

function disagree(one: Rule, other: Rule): boolean {
  return one.declarations.some((a) =>
    other.declarations.some((b) => overlap(a.prop, b.prop) && (a.prop !== b.prop || a.value !== b.value)),
  );
}

/**
 * The sublayer of each rule within its layer, 0 for the lowest. A rule that must win over one in a later part gets a higher
 * sublayer. Important declarations stay in sublayer 0, since among them the lowest layer wins.
 */
function rank(rules: readonly Rule[], parts: ReadonlyMap<Rule, number>): Map<Rule, number> {
  const ranks = new Map<Rule, number>();
  const partOf = (rule: Rule) => parts.get(rule) ?? 0;
  const rankOf = (rule: Rule): number => {
    const known = ranks.get(rule);
    if (known !== undefined) return known;
    const isImportant = rule.declarations.some(({ important }) => important);
    const above = rule.overrides.map((loser) => rankOf(loser) + (partOf(loser) > partOf(rule) ? 1 : 0));
    const rank = isImportant ? 0 : Math.max(0, ...above);
    ranks.set(rule, rank);
    if (rank > 0 && rule.layer === "") {
      throw new Error(`${rule.text} is not in a layer, but its order matters. Put it in one in src/app.css.`);
    }
    return rank;
  };
  for (const rule of rules) rankOf(rule);
  return ranks;
}

/** Names of a layer's sublayers, lowest first; its own name if one layer is enough. */
function sublayers(layer: string, ranks: ReadonlyMap<Rule, number>): string[] {
  let highest = 0;
  for (const [rule, rank] of ranks) if (rule.layer === layer) highest = Math.max(highest, rank);
  return highest === 0 ? [layer] : Array.from({ length: highest + 1 }, (_, rank) => `${layer}.r${rank}`);
}

/** @param isFirst the first part has all layers, empty ones too, since it decides their order */
function layered(layers: readonly string[], all: readonly Rule[], ranks: ReadonlyMap<Rule, number>, isFirst: boolean) {
  const blocks = layers.flatMap((layer) =>
    sublayers(layer, ranks).map((name, rank) => {
      const own = all.filter((rule) => rule.layer === layer && ranks.get(rule) === rank);
      if (own.length) return `@layer ${name}{${nested(own)}}`;
      return isFirst ? `@layer ${name};` : "";
    }),
  );
  return blocks.join("");
}

/** The rules in order. Neighbours share at-rules and declarations. */
function nested(rules: readonly Rule[]): string {
  let text = "";
  let open: readonly string[] = [];
  rules.forEach((rule, i) => {
    let common = 0;
    while (common < open.length && open[common] === rule.around[common]) common++;
    text += "}".repeat(open.length - common);
    for (const prelude of rule.around.slice(common)) text += `${prelude}{`;
    open = rule.around;
    const next = rules[i + 1];
    const continues =
      next?.body === rule.body && next.around.join() === rule.around.join() && engineOf(next) === engineOf(rule);
    text += continues ? `${rule.text},` : `${rule.text}{${rule.body}}`;
  });
  return text + "}".repeat(open.length);
}

/** The engine of a vendor pseudo-element. Other engines drop the whole selector list. */
function engineOf({ text }: Rule): string | undefined {
  return /:-(webkit|moz)-/.exec(text)?.[1];
}

/** Returns whether one part of a selector may match in the page at rest, without hover or scripts. */
function matcherFor(html: string): (node: Node) => boolean {
  const classes = new Set(RUNTIME.classes);
  for (const [, list = ""] of html.matchAll(/\bclass="([^"]*)"/g)) {
    for (const name of decode(list).split(/\s+/)) classes.add(name);
  }
  const tags = new Set(["html", "body"]);
  for (const [, tag = ""] of html.matchAll(/<([a-z][\w-]*)/g)) tags.add(tag);
  const attributes = new Map(RUNTIME.attributes.map((name) => [name, new Set<string>()]));
  for (const [, name = "", value = ""] of html.matchAll(/\s([a-z][\w-]*)(?:="([^"]*)")?(?=[\s/>])/g)) {
    attributes.set(name, (attributes.get(name) ?? new Set()).add(decode(value)));
  }
  return (node) => {
    if (node.type === "class") return classes.has(node.value);
    if (node.type === "tag") return tags.has(node.value.toLowerCase());
    if (node.type === "pseudo") {
      return FIELD_PART.test(node.value) ? tags.has("input") || tags.has("textarea") : !POINTED_AT.test(node.value);
    }
    if (node.type !== "attribute") return true;
    const values = attributes.get(node.attribute);
    return values !== undefined && (node.operator !== "=" || values.has(node.value ?? ""));
  };
}

/** Whether every part of a selector holds. One alternative of `:is()`, `:where()` and `:has()` is enough. */
function matches(selector: Selector, holds: (node: Node) => boolean): boolean {
  return selector.nodes.every((node) => {
    if (node.type !== "pseudo" || !/^:(?:is|where|has)$/.test(node.value)) return holds(node);
    return node.nodes.some((alternative) => matches(alternative, holds));
  });
}

/**
 * Replaces the custom properties in Tailwind's plain transition utilities by the default duration and easing. The duration and
 * easing utilities come later and set the real properties too. Transitions with a state or a condition may come after those and
 * keep their custom properties.
 */
function foldTransitions(sheet: postcss.Root): void {
  sheet.walkDecls(/^transition-(?:duration|timing-function)$/, (declaration) => {
    const rule = declaration.parent as postcss.Rule;
    if (!/^(?:\.(?:\\.|[\w-])+(?::before|:after)?(?:,|$))+$/.test(rule.selector)) return;
    if (rule.parent?.type === "atrule" && isConditional(rule.parent as AtRule)) return;
    declaration.value = declaration.value.replace(/^var\(--tw-\w+,(.*)\)$/, "$1");
  });
}

/**
 * Replaces custom properties that have only one value:
 *
 * - about fifty of Tailwind's that no rule sets, by their initial value or fallback
 * - a property that only one utility sets and reads
 * - a token that no theme and no window width changes, except roles, which the studio overrides
 */
function foldConstants(sheet: postcss.Root): void {
  const constants = new Map<string, string | undefined>();
  sheet.walkAtRules("property", (node) => {
    constants.set(node.params, undefined);
    node.walkDecls("initial-value", ({ value }) => void constants.set(node.params, value));
  });
  const setters = new Map<string, Declaration[]>();
  const readers = new Map<string, Set<unknown>>();
  sheet.walkDecls((declaration) => {
    const { prop, value, parent } = declaration;
    for (const [, name = ""] of value.matchAll(/var\((--[\w-]+)/g)) {
      readers.set(name, (readers.get(name) ?? new Set()).add(parent));
    }
    // Tailwind's fallback for @property sets the initial values.
    const isFallback = parent?.type === "rule" && (parent as postcss.Rule).selector.startsWith("*");
    if (prop.startsWith("--") && !isFallback) setters.set(prop, [...(setters.get(prop) ?? []), declaration]);
  });
  for (const [name, all] of setters) {
    if (all.every(({ value }) => value === constants.get(name))) continue;
    const [setter, ...more] = all;
    const isRegistered = constants.delete(name);
    if (!setter || more.length) continue;
    const { selector } = setter.parent as postcss.Rule;
    // title-font.ts uses --font-cut in a page's own style sheet.
    const mayChange = /^#|var\(/.test(setter.value) && !/^--(?:palette|route)-/.test(name);
    const isToken = selector === ":root,body" && !mayChange && name !== "--font-cut";
    const isOwn = isRegistered && [...(readers.get(name) ?? [])].every((reader) => reader === setter.parent);
    if (isToken || isOwn) constants.set(name, setter.value);
  }
  sheet.walkDecls((declaration) => {
    for (let before = ""; before !== declaration.value; ) {
      before = declaration.value;
      declaration.value = before.replace(/var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g, (read, name, fallback) =>
        constants.has(name) ? (constants.get(name) ?? fallback ?? read) : read,
      );
    }
  });
}

/** Removes custom properties that nothing reads, and their `@property` rules. Headless UI reads `--anchor-*` by script. */
function dropUnreadProperties(sheet: postcss.Root): void {
  for (let dropped = true; dropped; ) {
    dropped = false;
    const read = new Set([...sheet.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    sheet.walkDecls(/^--(?!anchor-)/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
    sheet.walkAtRules("property", (node) => {
      if (!read.has(node.params)) node.remove();
    });
    sheet.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
  }
}

/** Reverses React's escaping. */
export function decode(html: string): string {
  return html
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<");
}
