import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Letter, writeEml } from "./eml.ts";

/**
 * Writes a letter into a folder as a file any mail program opens. The name holds only time and chance, nothing that a
 * visitor typed.
 * @returns the file's absolute path
 */
export async function deliver(outbox: string, letter: Letter): Promise<string> {
  const date = new Date();
  const id = randomUUID();
  const stamp = date.toISOString().replace(/[:.]/g, "-");
  const path = join(outbox, `${stamp}-${id.slice(0, 8)}.eml`);
  await mkdir(outbox, { recursive: true });
  await writeFile(path, writeEml(letter, { date, id }), { flag: "wx" });
  return path;
}
