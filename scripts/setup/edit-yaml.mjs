/** Edits the owner's YAML without touching comments and unchanged lines. */
import { isDeepStrictEqual } from "node:util";
import { isMap, isScalar, isSeq, parseDocument, visit } from "yaml";
import { weave } from "./lines.mjs";

const FORM = { lineWidth: 0, flowCollectionPadding: false };
const CONFIRM = /^ ?CONFIRM: /;

/**
 * @param {string} text
 * @param {(document: import("yaml").Document) => void} change
 */
export function editYaml(text, change) {
  const document = parseDocument(text);
  const before = document.toString(FORM);
  change(document);
  const after = document.toString(FORM);
  if (after === before) return text;
  const woven = weave(text, before, after);
  const read = parseDocument(woven);
  return read.errors.length === 0 && isDeepStrictEqual(read.toJS(), document.toJS()) ? woven : after;
}

/**
 * Sets a value part by part, so that equal parts keep their comments and quotes.
 * @param {import("yaml").Document} document
 * @param {(string | number)[]} path
 * @param {unknown} value
 */
export function setValue(document, path, value) {
  const node = document.getIn(path, true);
  if (Array.isArray(value) && isSeq(node)) {
    node.items.splice(value.length);
    // Only an empty list keeps its brackets.
    if (node.items.length === 0) node.flow = value.length === 0;
    for (const [index, item] of value.entries()) {
      if (index < node.items.length) setValue(document, [...path, index], item);
      else node.add(document.createNode(item));
    }
  } else if (isMap(node) && typeof value === "object" && value !== null) {
    for (const { key } of [...node.items]) if (value[String(key)] === undefined) node.delete(key);
    for (const [key, inner] of Object.entries(value)) {
      if (inner !== undefined) setValue(document, [...path, key], inner);
    }
  } else if (isScalar(node) && typeof value !== "object") {
    // A block text ends with a line break.
    if (String(node.value).trim() !== String(value)) node.value = value;
  } else addValue(document, path, value);
}

/** Adds a value, after an empty line if the other groups have one. */
function addValue(document, path, value) {
  const isGroup = !document.has(path[0]);
  document.setIn(path, document.createNode(value));
  const { items } = /** @type {import("yaml").YAMLMap<any>} */ (document.contents);
  if (!isGroup || !items.some(({ key }) => key.spaceBefore)) return;
  const pair = items.at(-1);
  pair.key = document.createNode(String(path[0]));
  pair.key.spaceBefore = true;
}

/**
 * Deletes a key, and its group if that becomes empty.
 * @param {import("yaml").Document} document
 * @param {string[]} path
 */
export function deleteKey(document, path) {
  if (!document.hasIn(path)) return;
  const top = /** @type {import("yaml").YAMLMap<any>} */ (document.contents);
  const isFirst = top.items[0].key.value === path[0];
  document.deleteIn(path);
  // The file's comment already has an empty line.
  const [next] = top.items;
  if (isFirst && path.length === 1 && next) next.key.spaceBefore = false;
  const group = path.slice(0, -1);
  const around = group.length ? document.getIn(group) : undefined;
  if (isMap(around) && around.items.length === 0) deleteKey(document, group);
}

/**
 * Deletes the CONFIRM comments above these keys, or all of them.
 * @param {import("yaml").Document} document
 * @param {string[]} [keys]
 */
export function confirm(document, keys) {
  const clear = (node) => {
    if (!node?.commentBefore) return;
    const lines = node.commentBefore.split("\n").filter((line) => !CONFIRM.test(line));
    node.commentBefore = lines.join("\n") || undefined;
  };
  visit(document, {
    Map(_, map) {
      // A comment above the first key belongs to the group.
      if (!keys || keys.includes(String(map.items[0]?.key))) clear(map);
    },
    Pair(_, pair) {
      if (!keys || keys.includes(String(pair.key))) clear(pair.key);
    },
  });
}
