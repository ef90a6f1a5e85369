import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { SCHEMAS } from "../../src/content/schema.ts";
import { root } from "../root.mjs";
import { WriteError, writeFiles } from "../write-files.mjs";

/**
 * Writes the schemas of the content's YAML files as JSON Schema. The first line of each file names its schema, so that an editor
 * completes and checks the keys. A folder that is write-protected goes without.
 */
export function writeEditorSchemas(): void {
  const files = Object.entries(SCHEMAS).map(([name, schema]) => {
    return [
      `${root}vite/content/schemas/${name}.schema.json`,
      JSON.stringify(z.toJSONSchema(schema, { io: "input" })),
    ] as const;
  });
  const changed = files.filter(([file, text]) => !existsSync(file) || readFileSync(file, "utf8") !== text);
  try {
    writeFiles(new Map(changed));
  } catch (error) {
    if (!(error instanceof WriteError)) throw error;
  }
}
