/**
 * A component's props as data: names and types from TypeScript, descriptions from comments, defaults from "Default:" in the
 * comment or the parameter. Needs @types/react, which is therefore a dependency in package.json.
 */
import { join } from "node:path";
import type { Node, SourceFile } from "typescript/unstable/ast";
import type { Type } from "typescript/unstable/sync";
import type { PropTable } from "../../src/components/showcase-entry.ts";
import { root } from "../root.mjs";
import { componentEntries } from "./component-files.ts";

/** Components only: type-checking the whole project takes several times as long. */
const PROJECT = join(import.meta.dirname, "components.tsconfig.json");

/**
 * The tables of modules, by file: one for each exported function that takes an object, such as a component.
 * @param files absolute paths of modules in src/components
 * @throws when a file is not in src/components
 */
export async function componentProps(files: readonly string[]): Promise<Map<string, PropTable[]>> {
  // Imported here, since the API starts a process.
  const { API, NodeBuilderFlags } = await import("typescript/unstable/sync");
  const { isFunctionDeclaration, isIdentifier, isObjectBindingPattern } = await import("typescript/unstable/ast/is");
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProject: PROJECT }).getProjects();
    if (!project) throw new Error(`${PROJECT}: TypeScript found no project. Check the path.`);
    const { checker, program } = project;
    const flags = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

    /** A type as text, with the repository's own type names expanded. */
    const describeType = (type: Type, at: Node): { type: string; required: boolean } => {
      const text = checker.typeToString(type, at, flags);
      const defined = text.replace(/ \| undefined$/, "");
      const inner = /^\w+$/.test(defined) ? checker.getNonNullableType(type) : undefined;
      const alias = inner?.getAliasSymbol() ?? inner?.getSymbol();
      const isChoice = inner?.isUnionType() && inner.getTypes()?.every((each) => each.isLiteralType());
      const isNamedHere = isChoice || (alias && isOwn(alias));
      const whole =
        inner && isNamedHere ? checker.typeToString(inner, at, flags | NodeBuilderFlags.InTypeAlias) : defined;
      return { type: whole.replace(/^\((.*)\)$/, "$1"), required: text === defined };
    };

    const tableOf = (source: SourceFile, statement: Node): PropTable[] => {
      if (!isFunctionDeclaration(statement) || !/^export /.test(textOf(source, statement))) return [];
      const [parameter] = statement.parameters;
      const type = parameter && checker.getTypeAtLocation(parameter);
      if (!parameter || !(type?.isObjectType() || type?.isIntersectionType() || type?.isUnionType())) return [];
      const defaults = new Map<string, string>();
      for (const { propertyName, name, initializer } of isObjectBindingPattern(parameter.name)
        ? parameter.name.elements
        : []) {
        const prop = propertyName ?? name;
        if (prop && isIdentifier(prop) && initializer) defaults.set(prop.text, textOf(source, initializer));
      }
      const all = checker.getPropertiesOfType(type);
      const own = all.filter(isOwn);
      if (own.length === 0) return [];
      const props = own.map((symbol) => {
        const comment = symbol.getDocumentationComment(checker).replace(/\s+/g, " ").trim();
        const [, text = comment, stated] = /^(.*?)\s*Default: (.+?)\.?$/.exec(comment) ?? [];
        const { name } = symbol;
        const described = describeType(checker.getTypeOfSymbolAtLocation(symbol, parameter), parameter);
        return { name, ...described, default: stated ?? defaults.get(name) ?? "", text };
      });
      return [{ name: statement.name?.text ?? "", props, native: own.length < all.length }];
    };

    const tables = files.map((file) => {
      const source = program.getSourceFile(file);
      if (!source) throw new Error(`${file}: cannot read its props, since it is not in src/components.`);
      return [file, source.statements.flatMap((statement) => tableOf(source, statement))] as const;
    });
    return new Map(tables);
  } finally {
    api.close();
  }
}

function isOwn({ declarations }: { declarations: readonly { path: string }[] }): boolean {
  return declarations.some(({ path }) => !path.includes("/node_modules/"));
}

/** A node's text without leading comments. */
function textOf(source: { text: string }, node: { pos: number; end: number }): string {
  return source.text
    .slice(node.pos, node.end)
    .replace(/^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*)+/, "")
    .trim();
}

/** Type-checking the project takes a second, so it is done once until a file changes. */
let known: ReturnType<typeof componentProps> | undefined;

/** The tables of all showcase components. */
export function allProps() {
  known ??= componentProps(componentEntries());
  return known;
}

export function forgetProps(): void {
  known = undefined;
}
