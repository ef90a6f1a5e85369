/** A case study of which only title, role, kind and headings are left: a form to fill in. */
import { parseDocument } from "yaml";
import { confirm } from "./edit-yaml.mjs";

const TEXTS = {
  summary: {
    problem: "PLACEHOLDER: what was to be solved",
    part: "PLACEHOLDER: what you did",
    outcome: "PLACEHOLDER: what came out",
  },
  responsibilities: ["PLACEHOLDER: one of the things you did"],
  info: "PLACEHOLDER: what the project is",
  constraints: ["PLACEHOLDER: what the project had to keep to"],
  learnt: "PLACEHOLDER: what the project taught you",
  outro: "PLACEHOLDER: what stands beside the last link",
};
const SECTION = "PLACEHOLDER: what this section tells";
const DECISION = `Chosen: PLACEHOLDER: what was decided

Rejected: PLACEHOLDER: what was not

Why: PLACEHOLDER: the reason`;

/** @param {string} text of a sample's case-study.md */
export function emptied(text) {
  const [, front = "", body = ""] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text.replaceAll("\r\n", "\n")) ?? [];
  const document = parseDocument(front);
  document.delete("url");
  for (const [key, value] of Object.entries(TEXTS))
    if (document.has(key)) document.set(key, document.createNode(value));
  confirm(document);
  const headings = body.match(/^## .*$/gm) ?? [];
  const sections = headings.map((line) => `${line}\n\n${line.startsWith("## Decision:") ? DECISION : SECTION}\n`);
  return `---\n${document.toString({ lineWidth: 0 })}---\n\n${sections.join("\n")}`;
}
