import react from "@vitejs/plugin-react";
import type { PluginOption } from "vite";
import { picturesPlugin } from "./content/pictures.ts";
import { contentPlugin } from "./content/plugin.ts";
import { textsPlugin } from "./content/texts.ts";
import { typefacePlugin } from "./fonts/plugin.ts";
import { fitTablePlugin } from "./modules/fit-table.ts";
import { sourceModulesPlugin } from "./modules/source-modules.ts";
import { tokensPlugin } from "./tokens/tokens.ts";

/** Shared by the site and the component tests. */
export function sourcePlugins(): PluginOption[] {
  return [
    // A change of these two cannot refresh one component alone, so src/main.tsx accepts it.
    react({ exclude: [/node_modules/, /src\/(?:app|routes)\.tsx/] }),
    contentPlugin(),
    textsPlugin(),
    tokensPlugin(),
    typefacePlugin(),
    fitTablePlugin(),
    sourceModulesPlugin(),
    picturesPlugin(),
  ];
}
