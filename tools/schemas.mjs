/**
 * Writes the schemas of the content's YAML files as JSON Schema, into vite/content/schemas/. The first line of each file names
 * its schema, so that an editor completes and checks the keys. Run by hand after a change of src/content/schema.ts.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import process from "node:process";
import { z } from "zod";
import { loadModule } from "../scripts/support/load-module.mjs";
import { root } from "../vite/root.mjs";

const folder = `${root}vite/content/schemas/`;
const { SCHEMAS } = await loadModule("src/content/schema.ts");
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(SCHEMAS)) {
  writeFileSync(`${folder}${name}.schema.json`, JSON.stringify(z.toJSONSchema(schema, { io: "input" }), null, 2));
}
spawnSync(process.execPath, [`${root}node_modules/@biomejs/biome/bin/biome`, "format", "--write", folder], {
  stdio: "inherit",
});
