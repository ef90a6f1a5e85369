/** Adapts src/app.css, which is written for Archivo, to the owner's typeface. */
import type { Plugin } from "vite";
import { LAYER_FILE } from "./typeface.ts";
import { type TypefaceFiles, typefaceFiles } from "./typeface-files.ts";

/** Archivo's lines in src/app.css. */
const FACES = '@import "./theme/fonts.css";';
const FALLBACK_FACES = '@import "./theme/fallback-fonts.css";';
const CH = "0.5726em";

/** Size tokens of narrow text (`type-cut`). */
const NARROW_SIZES = /(--size-(?:figure|message|heading|name|cut): )([\d.]+)/g;

const TOKENS = "\0virtual:tokens.css";

export function typefacePlugin(): Plugin {
  let sheet: string;
  return {
    name: "typeface",
    enforce: "pre",
    configResolved({ root }) {
      sheet = `${root}/src/app.css`;
    },
    async transform(code, id) {
      if (id.replace(/\?.*/, "") !== sheet && id !== TOKENS) return;
      this.addWatchFile(LAYER_FILE);
      const typeface = await typefaceFiles();
      if (typeface.isShipped) return;
      if (id === TOKENS) return { code: fitSizes(code, typeface), map: null };
      for (const warning of typeface.warnings) this.warn(warning);
      return { code: applyTypeface(code, typeface), map: null };
    },
    hotUpdate({ file, modules }) {
      if (file !== LAYER_FILE) return;
      return [...modules, ...(this.environment.moduleGraph.getModulesByFile(sheet) ?? [])];
    },
  };
}

/** @param css src/app.css */
export function applyTypeface(css: string, { isShipped, faceSheet, fallbackSheet, ch }: TypefaceFiles): string {
  if (isShipped) return css;
  const changes: [what: string, into: string][] = [
    [FACES, `@import ${JSON.stringify(faceSheet)};`],
    [FALLBACK_FACES, `@import ${JSON.stringify(fallbackSheet)};`],
    [CH, `${ch}em`],
  ];
  return changes.reduce((text, [what, into]) => {
    if (!text.includes(what))
      throw new Error(`typeface: src/app.css no longer contains ${what}. See vite/fonts/plugin.ts.`);
    return text.replace(what, into);
  }, css);
}

/** Makes narrow text smaller by as much as the font is wider than Archivo. */
export function fitSizes(css: string, { longer }: TypefaceFiles): string {
  return css.replaceAll(NARROW_SIZES, (_, name, size) => name + Number((Number(size) / longer).toFixed(4)));
}
