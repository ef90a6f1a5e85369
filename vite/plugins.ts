import react from "@vitejs/plugin-react";
import type { Plugin, PluginOption } from "vite";
import { typefacePlugin } from "./fonts/plugin.ts";
import { componentCostPlugin } from "./modules/component-cost.ts";
import { componentDocsPlugin } from "./modules/component-docs.ts";
import { fitTablePlugin } from "./modules/fit-table.ts";
import { ownWebsitesPlugin } from "./modules/own-websites.ts";
import { placeholdersPlugin } from "./modules/placeholders.ts";
import { sampleDataPlugin } from "./modules/sample-data.ts";
import { sourceDisplayPlugin } from "./modules/source-display.ts";
import { tokensPlugin } from "./tokens/tokens.ts";

/** What both the site and the component tests need to turn src/ into something a browser runs. */
export function sourcePlugins(): PluginOption[] {
  return [
    react(),
    placeholdersPlugin(),
    ownWebsitesPlugin(),
    tokensPlugin(),
    typefacePlugin(),
    sampleDataPlugin(),
    fitTablePlugin(),
    sourceDisplayPlugin(),
    componentDocsPlugin(),
    componentCostPlugin(),
    picturesPlugin(),
  ];
}

/**
 * Pictures are files, small ones too: inside a page they would delay the first frame, and most stand far below it. Only
 * the drawings of the work list, which the first frame shows, stand in the page.
 */
function picturesPlugin(): Plugin {
  const isInFirstFrame = (file: string) => file.endsWith("/row.svg");
  return {
    name: "pictures",
    config: () => ({ build: { assetsInlineLimit: (file) => (isInFirstFrame(file) ? undefined : false) } }),
  };
}
