/**
 * Changes one value in the text of a YAML or JSON file. Every other byte stays: comments, order, quotes, line breaks.
 * Each change is read back before it is returned, so a text never gets another meaning than the one that was asked for.
 */
import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { UserError } from "../../src/lib/errors.ts";
import { isObject } from "../../src/theme/layer/json.ts";

export type Path = readonly (string | number)[];

/** Indentation of a group that is added. */
const STEP = "  ";

/**
 * Sets a value, part by part if it is a list or a group.
 * @param value undefined deletes the key
 * @throws when the text uses YAML that cannot be edited this way, such as an alias
 */
export function setValue(text: string, path: Path, value: unknown): string {
  const node = parseDocument(text).getIn(path, true);
  if (isScalar(node) ? node.value === value : node === value) return text;
  if (value === undefined) return removeKey(text, path);
  if (Array.isArray(value) && isSeq(node) && node.items.length && value.length) {
    const kept = Math.min(node.items.length, value.length);
    let result = arrangeList(text, path, [...Array(kept).keys()]);
    for (const [index, item] of value.entries()) {
      result = index < kept ? setValue(result, [...path, index], item) : insertItem(result, path, index, item);
    }
    return result;
  }
  if (isMap(node) && isObject(value)) {
    const gone = node.items.map(({ key }) => String(key)).filter((key) => value[key] === undefined);
    const all = [...Object.entries(value), ...gone.map((key) => [key, undefined] as const)];
    return all.reduce((result, [key, inner]) => setValue(result, [...path, key], inner), text);
  }
  return isNode(node) ? replace(text, path, node, value) : insertKey(text, path, value);
}

/** Adds an item to a list before the one at `index`, or at its end. A list that is missing is added. */
export function insertItem(text: string, path: Path, index: number, value: unknown): string {
  const document = parseDocument(text);
  const list = document.getIn(path, true);
  if (!isSeq(list) || list.items.length === 0) {
    return isNode(list) ? replace(text, path, list, [value]) : insertKey(text, path, [value]);
  }
  const expected = changed(document, [...path], (all) => (all as unknown[]).toSpliced(index, 0, value));
  const items = itemsOf(text, list);
  const { start } = items[index] ?? { start: items.at(-1)?.end ?? 0 };
  const isLast = index >= items.length;
  if (list.flow) {
    const gap = items[1] ? text.slice(items[0]?.end, items[1].start) : ", ";
    return verified(
      text,
      expected,
      flowForms(value, isJson(document)).map((form) => [isLast ? gap + form : form + gap, start, start]),
    );
  }
  const dash = " ".repeat(columnOf(text, list));
  const lines = blockOf([value], dash, eolOf(text));
  return verified(text, expected, [[isLast ? eolOf(text) + lines : lines + eolOf(text), start, start]]);
}

/**
 * Puts a list's items in another order, each with the comments above it. Those that are not named are deleted.
 * @param order the items' indices
 */
export function arrangeList(text: string, path: Path, order: readonly number[]): string {
  const document = parseDocument(text);
  const list = document.getIn(path, true);
  if (!isSeq(list)) throw new UserError(`There is no list at ${path.join(".")}.`);
  if (order.length === list.items.length && order.every((from, to) => from === to)) return text;
  const expected = changed(document, path, (all) => order.map((from) => (all as unknown[])[from]));
  const items = itemsOf(text, list);
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return text;
  if (order.length === 0) {
    if (list.flow) return verified(text, expected, [["[]", list.range?.[0] ?? 0, endOf(text, list)]]);
    return verified(text, expected, [[" []", text.slice(0, first.start).trimEnd().length, last.end]]);
  }
  const moved = order.map((from) => text.slice(items[from]?.start, items[from]?.end));
  const gaps = items.slice(1).map(({ start }, index) => text.slice(items[index]?.end, start));
  const joined = moved.map((item, index) => (index ? gaps[index - 1] : "") + item).join("");
  return verified(text, expected, [[joined, first.start, last.end]]);
}

/** The start and end of each item: whole lines with the comments above, or the values between commas. */
function itemsOf(text: string, list: YAMLSeq): { start: number; end: number }[] {
  return (list.items as Node[]).map((item) => {
    const end = endOf(text, item);
    let start = item.range?.[0] ?? 0;
    if (list.flow) return { start, end };
    start = lineStart(text, start);
    // Not a comment at the start of the file: that is about the file.
    while (/^ +#/.test(text.slice(lineStart(text, start - 1), start))) start = lineStart(text, start - 1);
    return { start, end: lineEnd(text, end) };
  });
}

function replace(text: string, path: Path, node: Node, value: unknown): string {
  const document = parseDocument(text);
  const start = node.range?.[0] ?? 0;
  const end = Math.max(start, endOf(text, node));
  const isFlow = isCollection(node) && node.flow;
  const indent = indentAt(text, start) + STEP;
  // A year stays a number.
  const isNumber = isScalar(node) && typeof node.value === "number" && String(Number(value)) === value;
  const isBlock = isScalar(node) && node.type?.startsWith("BLOCK");
  const endsLine = isBlock && typeof value === "string" && String(node.value).endsWith("\n");
  const next = isNumber ? Number(value) : endsLine ? `${value}\n` : value;
  const expected = changed(document, path, () => next);
  // A key without a value has no space after its colon.
  const before = text.slice(0, start).trimEnd().length;
  const lines = `${eolOf(text)}${blockOf(next, indent, eolOf(text))}`;
  const asLines: Edit[] = typeof next === "object" && !isJson(document) ? [[lines, before, end]] : [];
  const forms =
    typeof next === "string"
      ? stringForms(next, isScalar(node) ? node.type : undefined, text.slice(start, end), indent, text)
      : flowForms(next, isJson(document));
  const inLine = forms.flatMap((form): Edit[] => [
    [form, start, end],
    [` ${form}`, before, end],
  ]);
  // A list such as [a, b] stays one.
  const keepsLine = isFlow && !isObject((next as unknown[])[0]);
  return verified(text, expected, keepsLine ? inLine : [...asLines, ...inLine]);
}

/** A text in the same style as before if that reads back, else quoted. */
function stringForms(value: string, style: string | null | undefined, old: string, indent: string, text: string) {
  const double = JSON.stringify(value);
  const lines = value.replace(/\n$/, "").split("\n");
  const block = (header: string, gap: string) => `${header}${gap}${lines.join(gap)}`;
  const eol = eolOf(text) + indent;
  const literal = block(value.endsWith("\n") ? "|" : "|-", eol);
  if (style === "QUOTE_DOUBLE") return [double];
  if (style === "QUOTE_SINGLE") return [`'${value.replaceAll("'", "''")}'`, double];
  if (style === "BLOCK_FOLDED") return [block(old.split(/\r?\n/)[0] ?? ">-", eolOf(text) + eol), literal, double];
  if (style === "BLOCK_LITERAL") return [literal, double];
  return value.includes("\n") ? [literal, double] : [value, double];
}

function insertKey(text: string, path: Path, value: unknown): string {
  const document = parseDocument(text);
  const expected = changed(document, path, () => value);
  let depth = path.length - 1;
  while (depth > 0 && !isMap(document.getIn(path.slice(0, depth), true))) depth--;
  const map = document.getIn(path.slice(0, depth), true);
  const nested = path
    .slice(depth + 1)
    .reduceRight<unknown>((inner, step) => (typeof step === "number" ? [inner] : { [step]: inner }), value);
  const entry = { [String(path[depth])]: nested };
  const eol = eolOf(text);
  if (!isMap(map)) {
    const gap = text === "" || text.endsWith("\n") ? "" : eol;
    return verified(text, expected, [[`${gap}${blockOf(entry, "", eol)}${eol}`, text.length, text.length]]);
  }
  const end = endOf(text, map);
  if (map.flow) {
    const [first, second] = map.items as { key: Node; value: Node }[];
    const at = map.items.length ? endOf(text, map.items.at(-1)?.value as Node) : end - 1;
    const gap = second ? text.slice(endOf(text, first?.value as Node), second.key.range?.[0]) : first ? ", " : "";
    const form = `${gap}${JSON.stringify(path[depth])}: ${JSON.stringify(nested)}`;
    return verified(text, expected, [[form, at, at]]);
  }
  const empty = map.items.find(({ key }) => String(key) === String(path[depth]));
  const indent = " ".repeat(columnOf(text, map));
  if (empty && isNode(empty.key)) {
    // The key is there without a value: "contact:".
    const at = lineEnd(text, empty.key.range?.[1] ?? 0);
    return verified(text, expected, [[`${eol}${blockOf(nested, indent + STEP, eol)}`, at, at]]);
  }
  const at = lineEnd(text, end);
  return verified(text, expected, [[`${eol}${blockOf(entry, indent, eol)}`, at, at]]);
}

function removeKey(text: string, path: Path): string {
  const document = parseDocument(text);
  const parent = document.getIn(path.slice(0, -1), true);
  if (isSeq(parent)) {
    return arrangeList(
      text,
      path.slice(0, -1),
      [...parent.items.keys()].filter((index) => index !== path.at(-1)),
    );
  }
  const { items } = parent as YAMLMap;
  // An empty group would be a key without a value.
  if (items.length === 1 && path.length > 1) return removeKey(text, path.slice(0, -1));
  const at = items.findIndex(({ key }) => String(key) === path.at(-1));
  const [key, next, previous] = [items[at]?.key, items[at + 1]?.key, items[at - 1]] as [Node, Node?, Pairs?];
  const expected = changed(document, path, () => undefined);
  const start = key.range?.[0] ?? 0;
  const value = items[at]?.value;
  const end = isNode(value) ? Math.max(endOf(text, value), key.range?.[1] ?? 0) : lineEnd(text, start);
  const line: Edit = ["", lineStart(text, start), Math.min(text.length, lineEnd(text, end) + 1)];
  const inLine: Edit = [
    "",
    ...(next
      ? ([start, next.range?.[0] ?? end] as const)
      : ([previous ? endOfPair(text, previous) : start, end] as const)),
  ];
  return verified(text, expected, (parent as YAMLMap).flow ? [inLine] : [line, inLine]);
}

type Pairs = { key: Node; value: Node | null };
const endOfPair = (text: string, { key, value }: Pairs) => endOf(text, isNode(value) ? value : key);

/** An edit: a text in place of the one from `start` to `end`. */
type Edit = readonly [form: string, start: number, end: number];

/** The text after the first edit that gives the file the expected meaning. */
function verified(text: string, expected: unknown, edits: readonly Edit[]): string {
  for (const [form, start, end] of edits) {
    const result = text.slice(0, start) + form + text.slice(end);
    if (isDeepStrictEqual(meaningOf(result), expected)) return result;
  }
  throw new UserError("Edit mode can't change this part of the file. Use a text editor.");
}

/** Undefined if it is not valid YAML. */
function meaningOf(text: string): unknown {
  try {
    return parse(text, { logLevel: "error" });
  } catch {
    return;
  }
}

/** The meaning of the file after the change. */
function changed(document: Document, path: Path, change: (old: unknown) => unknown): unknown {
  const step = (value: unknown, [key, ...rest]: Path): unknown => {
    if (key === undefined) return change(value);
    if (typeof key === "number") {
      const list = Array.isArray(value) ? [...value] : [];
      list[key] = step(list[key], rest);
      return list;
    }
    const map = isObject(value) ? { ...value } : {};
    const next = step(map[key], rest);
    if (next === undefined) delete map[key];
    else map[key] = next;
    return map;
  };
  return step(document.toJS(), path);
}

/** Without the line breaks and comments after it. */
function endOf(text: string, node: Node): number {
  if (isCollection(node) && !node.flow) {
    const last = node.items.at(-1);
    const inner = isPair(last) ? (isNode(last.value) && last.value.range?.[1] ? last.value : last.key) : last;
    if (isNode(inner)) return endOf(text, inner);
  }
  return text.slice(0, node.range?.[1] ?? 0).trimEnd().length;
}

const isJson = ({ contents }: Document) => isCollection(contents) && contents.flow === true;

function flowForms(value: unknown, json: boolean): string[] {
  const plain = Array.isArray(value) ? `[${value.join(", ")}]` : String(value);
  return json || isObject(value) ? [JSON.stringify(value)] : [plain, JSON.stringify(value)];
}

function blockOf(value: unknown, indent: string, eol: string): string {
  const lines = stringify(value, { lineWidth: 0 }).trimEnd().split("\n");
  return lines.map((line) => (line ? indent + line : "")).join(eol);
}

const eolOf = (text: string) => (text.includes("\r\n") ? "\r\n" : "\n");
const lineStart = (text: string, at: number) => text.lastIndexOf("\n", at - 1) + 1;

function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : text[end - 1] === "\r" ? end - 1 : end;
}

const columnOf = (text: string, node: Node) => {
  const start = node.range?.[0] ?? 0;
  return start - lineStart(text, start);
};

/** The spaces before the line at a place, without a list's hyphen. */
const indentAt = (text: string, at: number) => /^ */.exec(text.slice(lineStart(text, at)))?.[0] ?? "";
