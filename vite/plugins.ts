import react from "@vitejs/plugin-react";
import type { PluginOption } from "vite";
import { componentCostPlugin } from "./component-cost.ts";
import { fitTablePlugin } from "./fit-table.ts";
import { placeholdersPlugin } from "./placeholders.ts";
import { sampleDataPlugin } from "./sample-data.ts";
import { sourceDisplayPlugin } from "./source-display.ts";
import { tokensPlugin } from "./tokens.ts";

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
  ];
}
