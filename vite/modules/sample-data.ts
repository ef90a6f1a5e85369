/** Sample lists from the English locale of @faker-js/faker 10 (MIT): `import { list } from "virtual:sample-data/airports"`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:sample-data/";

type Item = { name: string; iataCode: string } | { name: string; iataTypeCode: string } | string;

export const sampleData: Record<string, readonly Item[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, "sample-data.json"), "utf8"),
);

export function sampleDataPlugin(): Plugin {
  return {
    name: "sample-data",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const name = id.slice(PREFIX.length + 1);
      const list = sampleData[name];
      if (!list) {
        throw new Error(`Unknown sample list "${name}". Use one of: ${Object.keys(sampleData).join(", ")}.`);
      }
      return `export const list = ${JSON.stringify(list)};`;
    },
  };
}
