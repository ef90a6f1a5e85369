/**
 * The part of a style sheet that one page uses, for inlining: the first paint then waits for nothing but the page.
 */
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from "postcss";

/** What before-paint.js sets before the first frame; no page's own markup shows it. */
const ALWAYS = { classes: ["light-mode", "dark-mode"], attributes: ["data-consent", "data-elsewhere"] };

/**
 * Drops the rules that no element of the page can match.
 *
 * Judged by names alone: a rule stays when every class, attribute and tag it names stands somewhere in the page.
 * Focus stays; what a pointer does to a thing (`:hover`, `:active`) and states that only a script sets (`aria-checked`)
 * come with the whole sheet, a moment after the first paint.
 * @param css a complete style sheet
 * @param html the page's markup
 */
export function usedCss(css: string, html: string): string {
  const classes = new Set(ALWAYS.classes);
  for (const [, list = ""] of html.matchAll(/\bclass="([^"]*)"/g)) {
    for (const name of decode(list).split(/\s+/)) classes.add(name);
  }
  const tags = new Set([...html.matchAll(/<([a-z][\w-]*)/g)].map(([, tag = ""]) => tag));
  const attributes = new Map(ALWAYS.attributes.map((name) => [name, new Set<string>()]));
  for (const [, name = "", value = ""] of html.matchAll(/\s([a-z][\w-]*)(?:="([^"]*)")?(?=[\s/>])/g)) {
    attributes.set(name, (attributes.get(name) ?? new Set()).add(decode(value)));
  }
  const sheet = postcss.parse(css);
  const used = { classes, tags: new Set([...tags, "html", "body"]), attributes };
  prune(sheet, used);
  dropUnusedKeyframes(sheet);
  dropUnusedProperties(sheet);
  return sheet.toString();
}

type Used = { classes: Set<string>; tags: Set<string>; attributes: Map<string, Set<string>> };

function prune(container: Container<ChildNode>, used: Used): void {
  container.each((node) => {
    if (node.type === "comment" || isForPaper(node)) node.remove();
    else if (node.type === "rule") pruneRule(node, used);
    // For browsers without @property, which can wait for the whole sheet. The layer keeps its place before the others.
    else if (isLayerOf(node, "properties")) node.replaceWith({ name: "layer", params: "properties" });
    else if (node.type === "atrule" && node.nodes && !isOpaque(node)) {
      prune(node, used);
      if (node.nodes.length === 0) node.remove();
    }
  });
}

/** Styles for paper: no first paint needs them. The whole sheet has them, which scripts fetch (vite/prerender.ts). */
function isForPaper(node: ChildNode): boolean {
  return node.type === "atrule" && node.name === "media" && node.params === "print";
}

function isLayerOf(node: ChildNode, name: string): boolean {
  return node.type === "atrule" && node.name === "layer" && node.params === name && node.nodes !== undefined;
}

/** At-rules whose contents are no selectors. */
function isOpaque(node: AtRule): boolean {
  return /^(?:-webkit-)?keyframes$|^font-face$|^property$|^page$/.test(node.name);
}

function pruneRule(rule: Rule, used: Used): void {
  const kept = rule.selectors.filter((selector) => mayMatch(selector, used));
  if (kept.length === 0) rule.remove();
  else rule.selectors = kept;
  // The minifier writes a prefixed property once for every browser that wants it.
  rule.each((node) => {
    if (node.toString() === node.next()?.toString()) node.remove();
  });
}

/**
 * A class with its escapes, or an attribute: `[name]`, `[name="value"]`, `[name=value]` (a minifier writes a blank in
 * there as `\\ `). In one pattern, so that a bracket in a class and a dot in an attribute are not taken for the other.
 */
const NAMED =
  /\.(?<name>(?:\\.|[\w-])+)|\[(?<attribute>[\w-]+)(?:(?<partly>[~^$*|])?=(?:"(?<quoted>(?:\\.|[^"\\])*)"|(?<plain>(?:\\.|[^\]\\])*)))?[^\]]*\]/g;

/** Parts that only a form field has. */
const FIELD_PART =
  /::(?:file-selector-button|placeholder|-webkit-(?:calendar|date|inner-spin|outer-spin|search)[\w-]*)|:-moz-ui-invalid/;

const POINTED_AT = /:(?:hover|active)\b/;

/** Whether every class, attribute and tag the selector asks for stands in the page. */
function mayMatch(selector: string, used: Used): boolean {
  const { plain, choices } = withoutFunctions(selector);
  // Of the alternatives of :is(), :where() and :has(), one is enough.
  if (!choices.every((choice) => choice.some((alternative) => mayMatch(alternative, used)))) return false;
  if (POINTED_AT.test(plain)) return false;
  if (FIELD_PART.test(plain) && !used.tags.has("input") && !used.tags.has("textarea")) return false;
  for (const { groups = {} } of plain.matchAll(NAMED)) {
    const { name, attribute = "", partly, quoted, plain: unquoted } = groups;
    if (name !== undefined) {
      if (!used.classes.has(withoutEscapes(name))) return false;
      continue;
    }
    const values = used.attributes.get(attribute);
    const value = partly ? undefined : (quoted ?? unquoted);
    if (!values || (value !== undefined && !values.has(withoutEscapes(value)))) return false;
  }
  const tags = plain.replace(NAMED, "").replace(/(?:::?|#)[\w-]+/g, "");
  for (const [tag] of tags.matchAll(/[a-z][\w-]*/g)) {
    if (!used.tags.has(tag)) return false;
  }
  return true;
}

/**
 * The selector without its functional pseudo-classes, and the alternatives of those among them that ask for something.
 * What stands inside :not() is not asked for; :nth-child() and :lang() are taken to match.
 */
function withoutFunctions(selector: string): { plain: string; choices: string[][] } {
  let plain = "";
  const choices: string[][] = [];
  for (let i = 0; i < selector.length; ) {
    const [start, name = ""] = /^:{1,2}([\w-]+)\(/.exec(selector.slice(i)) ?? [];
    if (start) {
      const alternatives = argumentsFrom(selector, i + start.length);
      if (name === "is" || name === "where" || name === "has") choices.push(alternatives);
      // With their commas and the closing bracket.
      i += start.length + alternatives.join(",").length + 1;
    } else {
      const length = selector[i] === "\\" ? 2 : 1;
      plain += selector.slice(i, i + length);
      i += length;
    }
  }
  return { plain, choices };
}

/** The arguments of a function whose opening bracket stands just before `from`. */
function argumentsFrom(selector: string, from: number): string[] {
  const found = [""];
  for (let i = from, depth = 0; i < selector.length; i++) {
    const char = selector[i] ?? "";
    if (char === ")" && depth === 0) break;
    if (char === "(" || char === "[") depth++;
    if (char === ")" || char === "]") depth--;
    if (char === "," && depth === 0) found.push("");
    else found[found.length - 1] += char === "\\" ? char + selector[++i] : char;
  }
  return found;
}

function dropUnusedKeyframes(sheet: postcss.Root): void {
  const text = sheet.toString().replace(/@(?:-webkit-)?keyframes[^{]*/g, "");
  sheet.walkAtRules(/keyframes$/, (node) => {
    if (!text.includes(node.params)) node.remove();
  });
}

/** Custom properties that are set but never read on this page. */
function dropUnusedProperties(sheet: postcss.Root): void {
  for (let dropped = true; dropped; ) {
    dropped = false;
    const read = new Set([...sheet.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    sheet.walkDecls(/^--/, (declaration) => {
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

/** `\.` in a selector back to `.`; hexadecimal escapes too. */
function withoutEscapes(name: string): string {
  return name.replace(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, hex: string, char: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : char,
  );
}

/** The text of an attribute or element as React escapes it. */
export function decode(html: string): string {
  return html
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<");
}
