import { parseSync } from "rolldown/utils";

/**
 * The modules that a module imports or re-exports, at once or later, types included.
 * @param {string} file its name, whose ending says the language
 * @param {string} text
 */
export function importsIn(file, text) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries), ...dynamicImports];
  const sources = requests.flatMap(({ moduleRequest: at }) => (at ? text.slice(at.start, at.end) : []));
  return sources.filter((source) => /^["'`]/.test(source)).map((source) => source.slice(1, -1));
}
