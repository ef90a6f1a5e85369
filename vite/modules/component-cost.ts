/**
 * What a component costs, measured, and its item in the registry: `import { bytes, item } from "./button.tsx?cost"`.
 *
 * The cost is the component's own code with everything it imports from this repository, minified and gzipped. React,
 * Headless UI, Floating UI, clsx and the icon set do not count, since a site pays for them once.
 */
import { gzipSync } from "node:zlib";
import { build, type Plugin, type Rolldown } from "vite";
import { componentEntries, itemOf, modulesAsked, pathOf } from "./component-files.ts";

const QUERY = "?cost";
const SHARED = /^(?:react|react-dom|@headlessui\/react|@floating-ui\/react|clsx|#components\/icon)(?:\/|$)/;
/** What ties the modules of one component together. In one file it is not there. */
const TIES = /import[^;"]*"\.[^"]*";?|export ?\{[^}]*\};?/g;

/**
 * Sizes of all components in bytes, by the absolute paths of their modules, from one bundling pass in which every module stays a
 * file. A pass for each component takes twenty times as long and gives the same within 3 %.
 * @param styling whether class names (`*.classes.ts`) count, and what all form fields share (`components/field`). Without,
 *   they can be compared with unstyled libraries. Default: true
 */
export async function componentCosts({ styling = true } = {}): Promise<Map<string, number>> {
  const input = [...new Set([...modulesAsked("cost"), ...componentEntries()])];
  const result = await build({
    configFile: false,
    logLevel: "silent",
    mode: "production",
    // Under a test NODE_ENV is "test", but the shipped code is measured.
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      // Inputs and not a library: in libraries Vite leaves white space.
      rolldownOptions: {
        input,
        external: styling ? SHARED : [SHARED, /\.classes\.ts$/, /components\/field\//],
        preserveEntrySignatures: "strict",
        output: { preserveModules: true },
      },
    },
  });
  const outputs = [result].flat().flatMap((each) => ("output" in each ? each.output : []));
  const chunks = new Map(outputs.flatMap((each) => (each.type === "chunk" ? [[each.fileName, each] as const] : [])));
  const codeOf = (name: string, seen: Set<Rolldown.OutputChunk>) => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const each of [...chunk.imports, ...chunk.dynamicImports]) codeOf(each, seen);
  };
  const costs = new Map<string, number>();
  for (const { fileName, facadeModuleId } of chunks.values()) {
    if (!facadeModuleId || !input.includes(facadeModuleId)) continue;
    const seen = new Set<Rolldown.OutputChunk>();
    codeOf(fileName, seen);
    const code = [...seen].map((chunk) => chunk.code.replaceAll(TIES, "")).join("");
    costs.set(facadeModuleId, gzipSync(code).length);
  }
  return costs;
}

let known: Promise<Map<string, number>> | undefined;

/** A component's cost. All are measured at the first call. */
export async function knownCost(file: string): Promise<number> {
  known ??= componentCosts();
  const cost = (await known).get(file);
  if (cost === undefined) throw new Error(`${file} has no card and no usage example, so its cost is not measured.`);
  return cost;
}

export function componentCostPlugin(): Plugin {
  return {
    name: "component-cost",
    enforce: "pre",
    async resolveId(id, importer) {
      if (!id.endsWith(QUERY)) return;
      const resolved = await this.resolve(id.slice(0, -QUERY.length), importer, { skipSelf: true });
      return resolved && `\0${resolved.id}${QUERY}`;
    },
    async load(id) {
      if (!id.startsWith("\0") || !id.endsWith(QUERY)) return;
      const file = id.slice(1, -QUERY.length);
      return `export const bytes = ${await knownCost(file)}, item = ${JSON.stringify(itemOf(pathOf(file)))};`;
    },
  };
}
