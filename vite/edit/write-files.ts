import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { UserError } from "../../src/lib/errors.ts";

/**
 * Writes all files or none. Each is written beside its place and renamed, so that nobody reads half of it.
 * @param files contents by path, in this order; null deletes
 * @throws UserError when the disk is full or a file cannot be written; everything is as before then
 */
export function writeFiles(files: ReadonlyMap<string, Uint8Array | string | null>): void {
  const before = new Map<string, Uint8Array | null>();
  try {
    for (const [file, bytes] of files) {
      const old = existsSync(file) ? readFileSync(file) : null;
      writeOne(file, bytes);
      before.set(file, old);
    }
  } catch (error) {
    for (const [file, bytes] of before) writeOne(file, bytes);
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UserError(code === "ENOSPC" ? "The disk is full. Nothing was saved." : `Nothing was saved: ${message}`);
  }
}

function writeOne(file: string, bytes: Uint8Array | string | null): void {
  if (bytes === null) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  const fresh = join(dirname(file), `.${basename(file)}.new`);
  try {
    writeFileSync(fresh, bytes);
    renameSync(fresh, file);
  } finally {
    rmSync(fresh, { force: true });
  }
}
