import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
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
  READ_ONLY: "The file is read-only. Allow changes to it in its properties, and save again.",
};

/**
 * Writes all files or none. Each is written beside its place and renamed, so that nobody reads half of it. Folders are made for
 * them, and deleted with their last file.
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
      throw failure(file, error);
    }
  }
}

/**
 * Moves a file or a folder.
 * @param {string} from
 * @param {string} to must not exist
 * @throws {WriteError}
 */
export function move(from, to) {
  try {
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  } catch (error) {
    throw failure(to, error);
  }
}

/** @param {string} file @param {unknown} cause */
function failure(file, cause) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (cause);
  const reason = REASONS[code ?? ""] ?? `The system answers ${code}.`;
  return new WriteError(`${relative(root, file)} could not be written. ${reason} Nothing was saved.`, { cause });
}

/**
 * @param {string} file
 * @param {Uint8Array | string | null} bytes
 */
function writeOne(file, bytes) {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  // A rename would replace it all the same.
  if (mode !== undefined && (mode & 0o222) === 0) throw Object.assign(new Error("read-only"), { code: "READ_ONLY" });
  const folder = dirname(file);
  const fresh = join(folder, `.${basename(file)}.${process.pid}.new`);
  try {
    if (bytes === null) return rmSync(file, { force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(fresh, bytes);
    // .env.production.local may be private.
    if (mode !== undefined) chmodSync(fresh, mode);
    renameSync(fresh, file);
  } finally {
    rmSync(fresh, { force: true });
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
