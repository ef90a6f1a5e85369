/** Reads SVG files. One that is opened by its own address can run scripts with the site's rights, so such files are refused. */
import {
  parseXml,
  XmlDeclaration,
  XmlDocumentType,
  XmlElement,
  XmlError,
  type XmlNode,
  XmlProcessingInstruction,
} from "@rgrove/parse-xml";
import postcss from "postcss";
import readValue from "postcss-value-parser";
import { UserError } from "../../src/lib/errors.ts";

/** In CSS pixels. */
export type Size = { width: number; height: number };

/** A part that loads or runs something. Line from 1. */
export type Danger = { line: number; found: string; why: string };

const XHTML = "http://www.w3.org/1999/xhtml";
/** A declaration of a plain text, such as Illustrator writes for its own names. */
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g;

/**
 * @returns the outermost element; undefined for another kind of file
 * @throws UserError when browsers could not read it
 */
export function parseSvg(text: string): XmlElement | undefined {
  try {
    const options = { includeOffsets: true, preserveDocumentType: true, preserveXmlDeclaration: true };
    const { children } = parseXml(text, { ...options, ignoreUndefinedEntities: true });
    const root = children.find((node) => node instanceof XmlElement);
    if (root?.name !== "svg") return;
    const declared = children.find((node) => node instanceof XmlDocumentType)?.internalSubset ?? "";
    // The first declaration of a name counts.
    const entities = new Map<string, string>();
    for (const [, name, a, b] of [...declared.matchAll(ENTITY)].reverse()) entities.set(`&${name};`, a ?? b ?? "");
    const resolveUndefinedEntity = (name: string) => entities.get(name);
    return parseXml(text, { ...options, resolveUndefinedEntity }).root ?? undefined;
  } catch (error) {
    if (!(error instanceof XmlError) || !/<svg\b/.test(text)) return;
    const [reason] = error.message.split("\n");
    throw new UserError(`is not a valid SVG (${reason}). Export it again.`);
  }
}

/**
 * The size in an SVG's first tag. Undefined for another kind of file.
 * @throws UserError when the tag has no size, browsers would not show the file, or it could run or load something
 */
export function svgSize(file: string, bytes: Buffer): Size | undefined {
  const text = String(bytes);
  const root = /^\uFEFF?\s*</.test(text) ? parseSvg(text) : undefined;
  if (!root) return;
  if (!file.endsWith(".svg")) {
    throw new UserError("is an SVG, but servers would send it as its name says. Rename it to end in .svg.");
  }
  const [danger] = dangersIn(text, root);
  if (danger) throw new UserError(`has ${danger.found} in line ${danger.line}, but ${danger.why}. Export it without.`);
  return sizeOf(root);
}

/** @throws UserError when it has none, or browsers would not show it */
export function sizeOf({ attributes }: XmlElement): Size {
  if (!attributes.xmlns) {
    throw new UserError(
      'has no xmlns, so browsers do not show it as a picture. Write xmlns="http://www.w3.org/2000/svg" into its first tag.',
    );
  }
  const [, , boxWidth, boxHeight] = (attributes.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const own = { width: pixels(attributes.width), height: pixels(attributes.height) };
  const { width = 0, height = 0 } = own.width && own.height ? own : { width: boxWidth, height: boxHeight };
  if (!(width > 0 && height > 0)) {
    throw new UserError(
      'has no size, so the page cannot reserve its space. Write viewBox="0 0 <width> <height>" into its first tag.',
    );
  }
  return { width: Math.round(width) || 1, height: Math.round(height) || 1 };
}

const UNITS: Record<string, number> = { "": 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 9.6 / 2.54 };

/** A length in CSS pixels. Undefined for a relative length, such as a percentage. */
function pixels(length = ""): number | undefined {
  const [, value, unit = ""] = /^\s*([\d.]+)([a-z]*)\s*$/.exec(length) ?? [];
  return value && unit in UNITS ? Number(value) * (UNITS[unit] as number) : undefined;
}

/** An element and everything in it. */
export function* elementsIn(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) if (child instanceof XmlElement) yield* elementsIn(child);
}

/** Encodings in which each ASCII character is itself. In others, browsers may see tags that a reader of UTF-8 does not. */
const ENCODING = /^(?:utf-8|us-ascii|iso-8859-\d+|windows-125\d)$/i;

const RUNS = "it would run on your site";
const LOADS = "a picture cannot load other files";

/** @param text of the file */
export function* dangersIn(text: string, root: XmlElement): Generator<Danger> {
  const lineOf = ({ start }: XmlNode, part = "") => {
    const inside = Math.max(0, text.slice(start).indexOf(part));
    return text.slice(0, start + inside).split("\n").length;
  };
  for (const node of root.document?.children ?? []) {
    const line = lineOf(node);
    if (node instanceof XmlDeclaration && !ENCODING.test(node.encoding ?? "utf-8")) {
      yield { line, found: `the encoding ${node.encoding}`, why: "the site's files are UTF-8" };
    }
    if (node instanceof XmlDocumentType && node.internalSubset?.replaceAll(ENTITY, "").trim()) {
      yield { line, found: "declarations in its DOCTYPE", why: RUNS };
    }
    if (node instanceof XmlProcessingInstruction && node.name === "xml-stylesheet") {
      yield { line, found: "a style sheet of its own", why: LOADS };
    }
  }
  for (const element of elementsIn(root)) {
    const name = localName(element.name);
    if (name === "script") yield { line: lineOf(element), found: "a <script>", why: RUNS };
    if (name === "style") {
      for (const found of loadsOf(element.text)) yield { line: lineOf(element), found, why: LOADS };
    }
    for (const [key, value] of Object.entries(element.attributes)) {
      const danger = dangerOf(name, key, value);
      if (danger) yield { line: lineOf(element, key), ...danger };
    }
  }
}

/** The danger in an attribute. */
function dangerOf(element: string, key: string, value: string): Omit<Danger, "line"> | undefined {
  const name = localName(key);
  if (name.startsWith("on")) return { found: `${key}="…"`, why: RUNS };
  if (value.includes(XHTML)) return { found: "HTML", why: RUNS };
  if (name === "attributename" && localName(value.trim()) === "href")
    return { found: "a link that changes", why: RUNS };
  if (name === "href" && !isHarmless(element, value.trim())) {
    const isPage = element === "a";
    return {
      found: `${isPage ? "a link" : `<${element}>`} to ${JSON.stringify(value.slice(0, 60))}`,
      why: isPage ? RUNS : LOADS,
    };
  }
  const [found] = name === "style" ? loadsOf(`a{${value}}`) : value.includes("(") ? addressesIn(value) : [];
  return found === undefined ? undefined : { found, why: LOADS };
}

/** Whether an address leads to a part of the file, a picture in it or, from a link, another page. */
function isHarmless(element: string, address: string): boolean {
  if (address === "" || address.startsWith("#")) return true;
  if (element === "a") return /^(?:https?|mailto):/i.test(address);
  return /^(?:fe)?image$/.test(element) && /^data:image\//i.test(address);
}

/** Imports and addresses in a style sheet. */
function loadsOf(css: string): string[] {
  const found: string[] = [];
  try {
    const sheet = postcss.parse(css);
    sheet.walkAtRules(/^import$/i, () => void found.push("@import"));
    sheet.walkDecls(({ value }) => void found.push(...addressesIn(value)));
  } catch {
    found.push("styles that cannot be read");
  }
  return found;
}

/** Addresses in a CSS value, without parts of the file and embedded files. */
function addressesIn(value: string): string[] {
  const found: string[] = [];
  readValue(value).walk((node) => {
    if (node.type !== "function" || !/^(?:url|src|image|(?:-webkit-)?image-set)$/i.test(node.value)) return;
    for (const inner of node.nodes) {
      const isAddress = inner.type === "string" || (inner.type === "word" && /^(?:url|src)$/i.test(node.value));
      if (isAddress && !/^(?:#|data:)/i.test(inner.value.trim())) found.push(`url(${inner.value.slice(0, 60)})`);
    }
  });
  return found;
}

/** Without a prefix, such as "xlink:". */
function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1).toLowerCase();
}
