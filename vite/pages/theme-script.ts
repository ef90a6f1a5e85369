/**
 * Puts src/theme/before-paint.js, minified, where index.html marks the place, and the themes' background colours
 * into its theme-color tags.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { minify, type Plugin } from "vite";
import { loadTokens } from "../tokens/tokens.ts";

const script = fileURLToPath(new URL("../../src/theme/before-paint.js", import.meta.url));
const MARK = /<!-- before-paint:.*?-->/;
const THEME_COLOR = /(<meta name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: (dark|light)\)")/g;

export function themeScriptPlugin(): Plugin {
  return {
    name: "before-paint",
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        const { code } = await minify(script, await readFile(script, "utf8"));
        const { colors } = await loadTokens();
        if (!MARK.test(html)) throw new Error("index.html: the comment that marks the before-paint script is missing.");
        return html
          .replace(MARK, () => `<script>${code.trim()}</script>`)
          .replace(
            THEME_COLOR,
            (_, start, end, theme: "dark" | "light") => `${start}${colors[theme]["role.bg"]}${end}`,
          );
      },
    },
  };
}
