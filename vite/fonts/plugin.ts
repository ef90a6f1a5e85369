/** `import "virtual:fonts.css"`: the typeface's faces. Its measures go into the tokens, which are written for Archivo. */
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { changedModules } from "../changed-modules.ts";
import { LAYER_FILE } from "./typeface.ts";
import { type TypefaceFiles, typefaceFiles } from "./typeface-files.ts";

/** Size tokens of narrow text (`type-cut`). */
const NARROW_SIZES = /(--size-(?:figure|message|heading|name|cut): )([\d.]+)/g;
const CH = /(?<=--font-ch: )[\d.]+/;

const SHEET = "\0virtual:fonts.css";
const TOKENS = "\0virtual:tokens.css";

export function typefacePlugin(): Plugin {
  return {
    name: "typeface",
    enforce: "pre",
    resolveId: (id) => (`\0${id}` === SHEET ? SHEET : undefined),
    async load(id) {
      if (id !== SHEET) return;
      this.addWatchFile(LAYER_FILE);
      const { sheet, warnings } = await typefaceFiles();
      for (const warning of warnings) this.warn(warning);
      // A module without a file has no folder that addresses could be relative to.
      return (await readFile(sheet, "utf8")).replaceAll('url("./', `url("${normalizePath(dirname(sheet))}/`);
    },
    async transform(code, id) {
      if (id !== TOKENS) return;
      this.addWatchFile(LAYER_FILE);
      return { code: applyTypeface(code, await typefaceFiles()), map: null };
    },
    hotUpdate({ file, modules }) {
      if (file !== LAYER_FILE) return;
      return changedModules(this.environment, modules, (id) => id === SHEET);
    },
  };
}

/** Sets the text font's ch, and makes narrow text smaller by as much as the font is wider than Archivo. */
export function applyTypeface(tokens: string, { ch, longer }: Pick<TypefaceFiles, "ch" | "longer">): string {
  return tokens
    .replace(CH, String(ch))
    .replaceAll(NARROW_SIZES, (_, name, size) => name + Number((Number(size) / longer).toFixed(4)));
}
