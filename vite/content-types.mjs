import { extname } from "node:path";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".pdf": "application/pdf",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".vtt": "text/vtt; charset=utf-8",
};

const PACKED = new Set([".woff2", ".png", ".avif", ".webp", ".pdf", ".mp4", ".webm"]);

export const UNKNOWN_TYPE = "application/octet-stream";

/**
 * The type of a file by its name's ending, or UNKNOWN_TYPE.
 * @param {string} name file name, path or address without a query
 */
export function contentType(name) {
  return TYPES[extname(name)] ?? UNKNOWN_TYPE;
}

/** Whether a file of this name gets smaller by compression. @param {string} name */
export function isCompressible(name) {
  return !PACKED.has(extname(name));
}
