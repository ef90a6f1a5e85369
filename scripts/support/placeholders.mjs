/** Finds texts that the owner still has to write or confirm. */
import { isScalar, LineCounter, parseAllDocuments, visit } from "yaml";
import { PLACEHOLDER } from "../../vite/content/placeholder.mjs";

export { PLACEHOLDER };

/**
 * Placeholders of one file.
 * @param {string} text YAML, JSON, or Markdown with front matter
 * @returns {{ line: number, key: string, value: string }[]} key is the path to the text, such as `links[1].href`;
 *   empty in Markdown below the front matter
 */
export function placeholders(text) {
  // Front matter ends with three hyphens, as a YAML document does.
  const [, front = text, body = ""] = /^---\r?\n([\s\S]*?\n)---\r?\n([\s\S]*)$/.exec(text) ?? [];
  const above = front === text ? 0 : 1;
  const lines = new LineCounter();
  const found = [];
  for (const document of parseAllDocuments(front, { lineCounter: lines })) {
    visit(document, {
      Scalar(role, { value, range }, path) {
        if (role === "key" || typeof value !== "string" || !PLACEHOLDER.test(value)) return;
        const line = lines.linePos(range[0]).line + above;
        found.push({ line, key: keyOf(path, role), value: value.replaceAll(/\s+/g, " ").trim() });
      },
    });
  }
  const start = text.length - body.length;
  for (const [index, line] of body.split("\n").entries()) {
    if (!PLACEHOLDER.test(line)) continue;
    found.push({ line: text.slice(0, start).split("\n").length + index, key: "", value: line.trim() });
  }
  return found;
}

function keyOf(path, index) {
  const steps = path.flatMap((node, depth) => {
    if (node.key !== undefined && isScalar(node.key)) return [`.${node.key.value}`];
    const next = path[depth + 1];
    if (Array.isArray(node.items) && node.constructor.name === "YAMLSeq") {
      return [`[${next ? node.items.indexOf(next) : index}]`];
    }
    return [];
  });
  return steps.join("").replace(/^\./, "");
}

/**
 * CONFIRM comments, which the owner deletes to confirm.
 * @param {string} text
 * @returns {{ line: number, value: string }[]}
 */
export function confirmations(text) {
  return text.split("\n").flatMap((line, index) => {
    const [, value] = /^\s*# CONFIRM: (.+)$/.exec(line) ?? [];
    return value ? [{ line: index + 1, value }] : [];
  });
}
