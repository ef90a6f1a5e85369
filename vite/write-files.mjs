import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import process from "node:process";
import { root } from "./root.mjs";

/** Its message is for the owner. */
export class WriteError extends Error {}

/** @type {Record<string, string>} */
const REASONS = {
  ENOSPC: "The disk is full.",
  EDQUOT: "The disk is full.",
  EACCES: "The folder is write-protected. Change its permissions.",
  EPERM: "The folder is write-protected. Change its permissions.",
  EROFS: "The disk is write-protected.",
};

/**
 * Writes all files or none. Each is written beside its place and renamed, so that nobody reads half of it.
 * @param {ReadonlyMap<string, Uint8Array | string | null>} files contents by absolute path, in this order; null deletes
 * @throws {WriteError} when the disk is full or a file cannot be written; everything is as before then
 */
export function writeFiles(files) {
  /** @type {Map<string, Uint8Array | null>} */
  const before = new Map();
  for (const [file, bytes] of files) {
    try {
      const old = existsSync(file) ? readFileSync(file) : null;
      writeOne(file, bytes);
      before.set(file, old);
    } catch (error) {
      for (const [written, old] of before) writeOne(written, old);
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      const reason = REASONS[code ?? ""] ?? `The system answers ${code}.`;
      throw new WriteError(`${relative(root, file)} could not be written. ${reason} Nothing was saved.`, {
        cause: error,
      });
    }
  }
}

/**
 * @param {string} file
 * @param {Uint8Array | string | null} bytes
 */
function writeOne(file, bytes) {
  if (bytes === null) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  // Two builds may write the same picture.
  const fresh = join(dirname(file), `.${basename(file)}.${process.pid}.new`);
  try {
    writeFileSync(fresh, bytes);
    // .env.production.local may be private.
    if (existsSync(file)) chmodSync(fresh, statSync(file).mode);
    renameSync(fresh, file);
  } finally {
    rmSync(fresh, { force: true });
  }
}
