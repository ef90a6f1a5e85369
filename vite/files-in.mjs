import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * The files of a folder and its subfolders, as paths from it with forward slashes. Symbolic links are left out.
 * @param {string} folder may be missing
 */
export function filesIn(folder) {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files.map((file) => relative(folder, file).split(sep).join("/"));
}
