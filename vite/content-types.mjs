import { extname } from "node:path";
import { lookup } from "mrmime";

export const UNKNOWN_TYPE = "application/octet-stream";

/**
 * The type of a file by its name's ending, or UNKNOWN_TYPE.
 * @param {string} name file name, path or address without a query
 */
export function contentType(name) {
  const type = lookup(extname(name)) ?? UNKNOWN_TYPE;
  return /^text\//.test(type) ? `${type}; charset=utf-8` : type;
}
