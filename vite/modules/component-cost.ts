/**
 * A component's size, registry item and docs: `import * as about from "./button.tsx?about"`. The size is its code with all
 * imports from this repository, minified and gzipped, but without what a site loads once: libraries and icons.
 */
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { componentEntries, itemOf, modulesWithQuery, pathOf } from "./component-files.ts";

const SHARED = /^(?:react|react-dom|@headlessui\/react|@floating-ui\/react|clsx|#components\/icon)(?:\/|$)/;
const REACT = /^react(?:-dom)?(?:\/|$)/;
/** Imports and exports between the modules of a component, absent in a single bundle. */
const LINKS = /import[^;"]*"\.[^"]*";?|export ?\{[^}]*\};?/g;

/**
 * Sizes of all components in bytes, by absolute module path. One bundling pass for all is twenty times as fast as one for
 * each, and accurate within 3 %.
 * @param styling whether `*.classes.ts` and `components/field` count; unstyled libraries have neither. Default: true
 * @param packages whether icons and libraries other than React count. Default: false
 */
export async function componentCosts({ styling = true, packages = false } = {}): Promise<Map<string, number>> {
  const input = [...new Set([...modulesWithQuery("about"), ...componentEntries()])];
  const result = await build({
    configFile: false,
    logLevel: "silent",
    mode: "production",
    // Under test NODE_ENV is "test".
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      // Inputs, since Vite does not minify white space of libraries.
      rolldownOptions: {
        input,
        external: packages ? REACT : styling ? SHARED : [SHARED, /\.classes\.ts$/, /components\/field\//],
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
    const code = [...seen].map((chunk) => chunk.code.replaceAll(LINKS, "")).join("");
    costs.set(facadeModuleId, gzipSync(code).length);
  }
  return costs;
}

const measured = new Map<boolean, ReturnType<typeof componentCosts>>();

/** Measures all components at the first call. @param packages whether libraries count, too */
export async function costOf(file: string, packages = false): Promise<number> {
  const costs = measured.get(packages) ?? componentCosts({ packages });
  measured.set(packages, costs);
  const cost = (await costs).get(file);
  if (cost === undefined) throw new Error(`${file} has no card or usage example, so its cost cannot be measured.`);
  return cost;
}

export async function aboutModule(file: string) {
  const code = [
    `export const cost = ${await costOf(file)};`,
    `export const item = ${JSON.stringify(itemOf(pathOf(file)))};`,
    `export const docs = () => import(${JSON.stringify(`${file}?docs`)});`,
  ];
  return { code: code.join("\n"), watch: [] };
}
