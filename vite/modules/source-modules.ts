/** Modules about a source file, by the query of its import, such as "./button.tsx?about". */
import type { Plugin } from "vite";
import { aboutModule } from "./component-cost.ts";
import { docsModule } from "./component-docs.ts";
import { forgetProps } from "./component-props.ts";
import { displayModule, usageModule } from "./source-display.ts";

/** Each returns the code, and `watch`: the files that it is made of. */
const MODULES: Record<string, (file: string) => Promise<{ code: string; watch: string[] }>> = {
  about: aboutModule,
  docs: docsModule,
  display: displayModule,
  usage: usageModule,
};
const names = Object.keys(MODULES).join("|");
const QUERY = new RegExp(`\\?(${names})$`);
// Ends with .js, so that no other plugin compiles it as TypeScript.
const ID = new RegExp(`^\\0(${names}):(.*)\\.js$`);

export function sourceModulesPlugin(): Plugin {
  return {
    name: "source-modules",
    enforce: "pre",
    async resolveId(source, importer) {
      const [query, name] = QUERY.exec(source) ?? [];
      if (query === undefined) return;
      const file = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
      return file && `\0${name}:${file.id}.js`;
    },
    async load(id) {
      const [, name = "", file = ""] = ID.exec(id) ?? [];
      const made = await MODULES[name]?.(file);
      for (const each of made?.watch ?? []) this.addWatchFile(each);
      return made?.code;
    },
    watchChange: forgetProps,
  };
}
