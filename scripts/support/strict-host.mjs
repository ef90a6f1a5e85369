/**
 * A host that forgives nothing: what a visitor would miss on the strictest real host is missing here too.
 * It serves the files that a folder had when it started, by the rules of the folder's _headers.
 */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { contentType, isCompressible } from "../../vite/content-types.mjs";

const compress = promisify(brotliCompress);

/** Files that a host reads and does not serve. */
const UNSERVED = new Set(["/_headers"]);

/** @typedef {{ path: string, headers: [name: string, value: string][] }} HeaderRule */
/** @typedef {{ body: Buffer, etag: string, brotli?: Promise<Buffer> }} File */
/** @typedef {{ status: number, headers: Record<string, string>, file?: File, name?: string }} Answer */

/**
 * The rules of a _headers file: a path without indentation, and below it its headers, indented.
 * @param {string} text
 * @returns {HeaderRule[]}
 * @throws with the line's number when a host could not read a line
 */
export function readHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const where = `Line ${index + 1} of _headers`;
    if (!/^\s/.test(line)) {
      if (!line.startsWith("/")) throw new Error(`${where} is "${line}": a path starts with a slash.`);
      rules.push({ path: line.trim(), headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(\S.*?)\s*$/.exec(line) ?? [];
    if (!name) throw new Error(`${where} is "${line.trim()}": a header is a name, a colon and a value.`);
    const rule = rules.at(-1);
    if (!rule) throw new Error(`${where} is a header without a path above it.`);
    rule.headers.push([name, value]);
  }
  return rules;
}

/**
 * The headers that the rules give to a path. Values of the same name are joined by a comma, as hosts do it.
 * @param {readonly HeaderRule[]} rules
 * @param {string} path from the site's root, with a slash at its start
 * @returns {Record<string, string>} names in lower case
 */
export function headersFor(rules, path) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const [name, value] of rules.filter((rule) => matches(rule.path, path)).flatMap((rule) => rule.headers)) {
    const key = name.toLowerCase();
    found[key] = key in found ? `${found[key]}, ${value}` : value;
  }
  return found;
}

/** Whether a path fits a pattern: "*" stands for anything, ":name" for one folder or file. */
function matches(pattern, path) {
  const source = pattern
    .replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll(/:[a-z]\w*/gi, "[^/]+");
  return new RegExp(`^${source}$`).test(path);
}

/**
 * Serves a folder until it is closed.
 * @param {string} folder absolute path of a finished build
 * @param {{ basePath?: string, port?: number }} [options] `basePath`: where the site lies, "/" or a path with both
 *   slashes. `port`: on 127.0.0.1; 0, which is also the default, takes any free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} the site's address, with a closing slash
 * @throws when the base path has no such form, the folder has no file, or a line of its _headers cannot be read
 */
export async function serveStrictly(folder, { basePath = "/", port = 0 } = {}) {
  if (!/^\/(?:[^/?#]+\/)*$/.test(basePath)) {
    throw new Error(`BASE_PATH is "${basePath}". It needs a slash at both ends, such as /portfolio/.`);
  }
  const files = readFiles(folder);
  if (files.size === 0) throw new Error(`There is no file in ${folder}.`);
  const rules = readHeaders(files.get("/_headers")?.body.toString() ?? "");
  const site = { files, rules, basePath };

  const server = createServer(async (request, response) => {
    const { status, headers, file, name } = answerTo(site, request);
    const accepted = /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|,|$)/.test(
      request.headers["accept-encoding"] ?? "",
    );
    const body = file && (accepted && isCompressible(name) ? await packed(file) : file.body);
    response.writeHead(status, {
      ...headers,
      ...(file && isCompressible(name) && { vary: "Accept-Encoding" }),
      ...(file && body !== file.body && { "content-encoding": "br" }),
      ...(status !== 304 && { "content-length": body?.length ?? 0 }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const { port: taken } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${taken}${basePath}`,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * All files of the folder by their paths. Paths are compared with these names alone: so letters' cases count on every
 * machine, no folder is listed, and no path leads out of the folder. Links are left out, since they may lead out of it.
 * @returns {Map<string, File>}
 */
function readFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const body = readFileSync(path);
      const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`;
      return [`/${relative(folder, path).split(sep).join("/")}`, { body, etag }];
    }),
  );
}

/**
 * @param {{ files: Map<string, File>, rules: HeaderRule[], basePath: string }} site
 * @param {import("node:http").IncomingMessage} request
 * @returns {Answer}
 */
function answerTo({ files, rules, basePath }, { method = "GET", url = "/", headers }) {
  // The strict host says this even when _headers does not.
  const headersOf = (path) => ({ "x-content-type-options": "nosniff", ...headersFor(rules, path) });
  const missing = () => {
    const file = files.get("/404.html");
    // The rules of the error page, not those of the path: what is missing in assets/ must not be kept for a year.
    return { status: 404, headers: typed("/404.html", headersOf("/404.html")), file, name: "/404.html" };
  };
  const plain = (status, extra = {}) => ({ status, headers: { ...headersOf("/404.html"), ...extra } });

  if (method !== "GET" && method !== "HEAD") return plain(405, { allow: "GET, HEAD" });
  const [raw, query] = splitOnce(url, "?");
  const whole = decodePath(raw);
  if (whole === null) return plain(400);
  // Not 301: a browser would keep that for whatever is served on this port next.
  if (whole === "/" && basePath !== "/") return plain(302, { location: basePath });
  if (`${whole}/` === basePath) return plain(301, { location: basePath + query });
  if (!whole.startsWith(basePath)) return missing();

  const path = `/${whole.slice(basePath.length)}`;
  const name = path.endsWith("/") ? `${path}index.html` : path;
  const file = UNSERVED.has(name) ? undefined : files.get(name);
  if (file) {
    const own = { ...typed(name, headersOf(path)), etag: file.etag };
    return headers["if-none-match"] === file.etag
      ? { status: 304, headers: own }
      : { status: 200, headers: own, file, name };
  }
  if (files.has(`${path}/index.html`)) {
    return { status: 301, headers: { ...headersOf(`${path}/`), location: `${raw}/${query}` } };
  }
  return missing();
}

/** The headers with the file's type, unless a rule says another. */
function typed(name, headers) {
  return { "content-type": contentType(name), ...headers };
}

/** A text up to a mark, and the rest with the mark. */
function splitOnce(text, mark) {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at)];
}

/** The path without escapes, or null when it is none: not from the root, badly escaped, or with a slash that is escaped. */
function decodePath(raw) {
  if (!raw.startsWith("/")) return null;
  try {
    const parts = raw.split("/").map(decodeURIComponent);
    return parts.some((part) => /[/\\\0]/.test(part)) ? null : parts.join("/");
  } catch {
    return null;
  }
}

/** The file's body in Brotli, made at the first request for it. */
function packed(file) {
  file.brotli ??= compress(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return file.brotli;
}
