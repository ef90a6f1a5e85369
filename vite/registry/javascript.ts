/** Items for projects without TypeScript: modules without their types, but in the same form and with the same comments. */
import { parseSync } from "rolldown/utils";
import type { RegistryItem } from "./items.ts";

export function javascriptItem({ files, registryDependencies, ...item }: RegistryItem): RegistryItem {
  const rename = (text: string) => text.replaceAll(/\.ts(?=x?\b)/g, ".js");
  return {
    ...item,
    description: rename(item.description),
    ...(registryDependencies && {
      registryDependencies: registryDependencies.map((address) => address.replace(/(?=[^/]+$)/, "js/")),
    }),
    files: files
      .map(({ path, type, target, content }) => {
        const code = toJavaScript(content);
        return {
          path: rename(path),
          type,
          target: rename(target),
          content: /^vitest/.test(path) ? rename(code) : code.replace(/(?<=^const REGISTRY = ".*)(?=";$)/m, "js/"),
        };
      })
      // A module of types has only its first line now.
      .filter(({ content }) => content.trim().includes("\n")),
    ...(item.docs && { docs: rename(item.docs.replace(/^import [\s\S]*?^\}$/m, toJavaScript)) }),
  };
}

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const TYPE_STATEMENT = /^(?:TSTypeAlias|Import|ExportNamed)Declaration$/;
/** A comment right above, which describes a type. */
const COMMENT = /\/\*\*(?:[^*]|\*(?!\/))*\*\/\n$/;

/** @param text of a module without enums, interfaces and parameter properties */
export function toJavaScript(text: string): string {
  const removed: [start: number, end: number][] = [];
  const remove = (start: number, end: number, after = /^/) =>
    removed.push([start, end + (after.exec(text.slice(end))?.[0].length ?? 0)]);
  const visit = (node: Node) => {
    const { type, start, end, name } = node;
    const isType = node.importKind === "type" || node.exportKind === "type" || type === "TSTypeAliasDeclaration";
    if (isType && TYPE_STATEMENT.test(type)) {
      const [comment = ""] = (type === "ImportDeclaration" ? null : COMMENT.exec(text.slice(0, start))) ?? [];
      return remove(start - comment.length, end, type === "ImportDeclaration" ? /^\n/ : /^\n+/);
    }
    if (isType || name === "this") return remove(start, end, /^,?\s*/);
    if (/^TSType(?:Annotation|Parameter)/.test(type)) return remove(start, end);
    if (/^TS(?:As|Satisfies|NonNull)Expression$/.test(type)) remove((node.expression as Node).end, end);
    if (node.optional && type === "Identifier") remove(start + String(name).length, start + String(name).length + 1);
    if (node.override) remove(start, start + "override ".length);
    for (const child of Object.values(node).flat() as (Node | null)[])
      if (typeof child?.type === "string") visit(child);
  };
  visit(parseSync("module.tsx", text).program as unknown as Node);
  let code = "";
  let at = 0;
  for (const [start, end] of removed.sort(([a], [b]) => a - b)) {
    code += text.slice(at, Math.max(at, start));
    at = Math.max(at, end);
  }
  return (code + text.slice(at)).replaceAll(/^(import .*), \} from/gm, "$1 } from");
}
