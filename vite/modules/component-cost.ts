/**
 * What a component costs, measured, and its item in the registry: `import { bytes, item } from "./button.tsx?cost"`.
 *
 * The cost is the component's own code with everything it imports from this repository, minified and gzipped. React,
 * Headless UI, Floating UI, clsx and the icon set do not count, since a site pays for them once.
 */
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "vite";
import { itemOf, pathOf } from "./component-files.ts";

const QUERY = "?cost";
const SHARED = /^(?:react|react-dom|@headlessui\/react|@floating-ui\/react|clsx|#components\/icon)(?:\/|$)/;

/**
 * Size of a component in bytes.
 * @param file absolute path of its module
 * @param styling whether its class names (`*.classes.ts`) count, and what all form fields share (`components/field`).
 *   Without, it can be compared with unstyled libraries. Default: true
 */
export async function componentCost(file: string, { styling = true } = {}): Promise<number> {
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
      // An input and not a library: in libraries Vite leaves white space.
      rolldownOptions: {
        input: file,
        external: styling ? SHARED : [SHARED, /\.classes\.ts$/, /components\/field\//],
        preserveEntrySignatures: "strict",
      },
    },
  });
  const outputs = [result].flat().flatMap((each) => ("output" in each ? each.output : []));
  const code = outputs.map((output) => (output.type === "chunk" ? output.code : "")).join("");
  return gzipSync(code).length;
}

const known = new Map<string, Promise<number>>();

/** As `componentCost`, measured once for each module. */
export function knownCost(file: string): Promise<number> {
  const cost = known.get(file) ?? componentCost(file);
  known.set(file, cost);
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
