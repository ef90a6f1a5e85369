/** A blank case study with a sample's title, role, kind and headings. */
import { parseDocument } from "yaml";
import { confirm } from "./edit-yaml.mjs";

const TEXTS = {
  summary: {
    problem: "PLACEHOLDER: the problem in one sentence",
    outcome: "PLACEHOLDER: the outcome",
  },
  responsibilities: ["PLACEHOLDER: something you were responsible for"],
  info: "PLACEHOLDER: what the project is",
  constraints: ["PLACEHOLDER: a constraint of the project"],
  learnt: "PLACEHOLDER: what you learned",
  outro: "PLACEHOLDER: the text beside the last link",
};
const SECTION = "PLACEHOLDER: the text of this section";
const DECISION = `Chosen: PLACEHOLDER: what you chose

Rejected: PLACEHOLDER: what you ruled out

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
