import react from "@vitejs/plugin-react";
import type { Plugin, PluginOption } from "vite";
import { componentCostPlugin } from "./modules/component-cost.ts";
import { fitTablePlugin } from "./modules/fit-table.ts";
import { placeholdersPlugin } from "./modules/placeholders.ts";
import { sampleDataPlugin } from "./modules/sample-data.ts";
import { sourceDisplayPlugin } from "./modules/source-display.ts";
import { tokensPlugin } from "./tokens/tokens.ts";

/** What both the site and the component tests need to turn src/ into something a browser runs. */
export function sourcePlugins(): PluginOption[] {
  return [
    react(),
    placeholdersPlugin(),
    tokensPlugin(),
    sampleDataPlugin(),
    fitTablePlugin(),
    sourceDisplayPlugin(),
    componentCostPlugin(),
    picturesPlugin(),
  ];
}

/**
 * Small pictures are files, as the large ones are: inside a page they would delay its first frame, and most stand far
 * below it. The drawings of the work list are in that frame.
 */
function picturesPlugin(): Plugin {
  const isInFirstFrame = (file: string) => file.endsWith("/row.svg");
  return {
    name: "pictures",
    config: () => ({ build: { assetsInlineLimit: (file) => (isInFirstFrame(file) ? undefined : false) } }),
  };
}
