/**
 * Finds the English texts that a source file shows. They are the keys of content/texts.yaml.
 *
 * - text between tags, and the attributes of ATTRIBUTES
 * - other strings and templates that begin like a sentence; in a template, {1} is the first expression
 * - a string or template after the comment "text", such as a label without a capital
 */
import { parseSync } from "rolldown/utils";

export type FoundText = {
  text: string;
  start: number;
  end: number;
  /** Sources of a template's expressions. */
  parts: readonly string[];
  /** Between tags or in an attribute, where an expression needs braces. */
  isMarkup: boolean;
};

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const ATTRIBUTES = /^(?:alt|aria-(?:label|description|valuetext)|head(?:ing)?|label|note|placeholder|term|text|title)$/;
const SENTENCE = /^(?:“|\p{Lu}(?!\{)).*\p{Ll}/su;
/** Names of keys, events and errors. */
const NAME = /^(?:Enter|Escape|Tab|Home|End|Backspace|Delete|\p{Lu}\w*\p{Ll}\p{Lu}\w*)$/u;
/** Strings in these are compared, imported or exported, but not shown. */
const UNSEEN = /^(?:BinaryExpression|SwitchCase|Import.*|Export.*|TS.*|MemberExpression|TaggedTemplateExpression)$/;
const MARK = /\/\* text \*\/ $/;

export function textsIn(file: string, code: string): FoundText[] {
  const found: FoundText[] = [];
  const visit = (node: Node, parent: Node, key: string): void => {
    if (isUnseenCall(node)) return;
    const text = textOf(node, code);
    const isMarkup = node.type === "JSXText" || parent.type === "JSXAttribute";
    const isShown =
      parent.type === "JSXAttribute"
        ? ATTRIBUTES.test(String((parent.name as Node).name))
        : isMarkup || MARK.test(code.slice(0, node.start)) || (SENTENCE.test(text) && !NAME.test(text));
    const isUnseen = UNSEEN.test(parent.type) || key === "key" || (parent.key as Node)?.name === "statusText";
    if (isShown && /\p{L}/u.test(text) && !isUnseen) {
      const inner = code.slice(node.start, node.end);
      const start = node.start + (inner.length - inner.trimStart().length);
      const expressions = (node.expressions ?? []) as Node[];
      const parts = expressions.map((part) => code.slice(part.start, part.end));
      found.push({ text, start, end: start + inner.trim().length, parts, isMarkup });
    }
    for (const [name, value] of Object.entries(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (typeof child?.type === "string") visit(child, node, name);
      }
    }
  };
  const program = parseSync(file, code).program as unknown as Node;
  visit(program, program, "");
  return found;
}

/** A string, a template with a number for each expression, or text between tags; else empty. */
function textOf({ type, value, quasis, start, end }: Node, code: string): string {
  if (type === "JSXText")
    return code
      .slice(start, end)
      .trim()
      .replaceAll(/\s*\n\s*/g, " ");
  if (type === "Literal") return typeof value === "string" ? value : "";
  if (type !== "TemplateLiteral") return "";
  const texts = (quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
  return texts.reduce((all, next, i) => `${all}{${i}}${next}`);
}

function isUnseenCall({ type, callee }: Node): boolean {
  const { name = "", object } = (callee ?? {}) as { name?: string; object?: { name?: string } };
  return (type === "NewExpression" && name !== "UserError" && /Error$/.test(name)) || object?.name === "console";
}
