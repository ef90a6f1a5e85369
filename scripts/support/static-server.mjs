/**
 * The static server of `npm start`, `npm run preview`, the tests and the bench. It is as strict as the strictest host: files by
 * their exact names, with the headers of the folder's _headers.
 */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { contentType } from "../../vite/content-types.mjs";
import { filesIn } from "../../vite/files-in.mjs";

/** @typedef {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, next: () => void) => void} Middleware */
/** @typedef {{ path: string, headers: [name: string, value: string][] }} HeaderRule */

/**
 * Reads a _headers file: paths, each followed by indented headers.
 * @throws with the number of a line that hosts cannot read
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
 * The headers of a path. Values of the same name are joined by a comma, as on hosts.
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

/** Whether a path matches a pattern, in which "*" matches anything. */
function matches(pattern, path) {
  const source = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${source}$`).test(path);
}

/**
 * Serves the current files of a folder.
 * @param {string} folder path of a finished build
 * @param {{ basePath?: string, port?: number, headers?: string, packed?: boolean, services?: Middleware }} [options] `basePath`:
 *   "/" or a path with both slashes. `port`: on 127.0.0.1; 0, the default, takes any free one. `headers`: rules instead of the
 *   folder's _headers. `packed`: sends "x.br" or "x.gz" for "x" to browsers that accept it. `services`: answers before any file
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} the site's address, with a closing slash
 * @throws when the base path is invalid, the folder is empty, or a line of its _headers cannot be read
 */
export async function serveFolder(folder, { basePath = "/", port = 0, headers, packed = false, services } = {}) {
  if (!/^\/(?:[^/?#]+\/)*$/.test(basePath)) {
    throw new Error(`BASE_PATH is "${basePath}". It needs a slash at both ends, such as /portfolio/.`);
  }
  // Requests are compared with these, so case matters on every machine, folders are not listed, and no path leads out of the folder.
  const names = new Set(filesIn(folder).map((name) => `/${name}`));
  if (names.size === 0) throw new Error(`${folder} is empty.`);
  // Hosts read it but do not serve it.
  const own = names.delete("/_headers") ? readFileSync(join(folder, "_headers"), "utf8") : "";
  const rules = readHeaders(headers ?? own);
  // A build may remove files while they are served.
  const has = (name) => names.has(name) && existsSync(join(folder, name));
  const send = sirv(folder, { etag: true, dotfiles: true, extensions: [], brotli: packed, gzip: packed });

  const answer = (request, response) => {
    const { status, name, headers = {} } = answerTo(has, basePath, request);
    // The error page's headers, since a missing asset must not be cached for a year.
    const page = name ?? "/404.html";
    const path = page.replace(/\/index\.html$/, "/");
    const all = { "x-content-type-options": "nosniff", ...headersFor(rules, path), ...headers };
    for (const [key, value] of Object.entries(all)) response.setHeader(key, value);
    if (status === 200) {
      if (!response.hasHeader("content-type")) response.setHeader("content-type", contentType(page));
      request.url = encodeURI(page);
      return send(request, response);
    }
    const body = status === 404 && has(page) ? readFileSync(join(folder, page)) : "";
    if (body) response.setHeader("content-type", contentType(page));
    response.writeHead(status, { "content-length": body.length }).end(request.method === "HEAD" ? undefined : body);
  };
  const server = createServer((request, response) => {
    if (services) services(request, response, () => answer(request, response));
    else answer(request, response);
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
 * @param {(name: string) => boolean} has whether there is a file
 * @param {string} basePath
 * @param {import("node:http").IncomingMessage} request
 * @returns {{ status: number, name?: string, headers?: Record<string, string> }} `name`: of the file that is sent
 */
function answerTo(has, basePath, { method = "GET", url = "/" }) {
  if (method !== "GET" && method !== "HEAD") return { status: 405, headers: { allow: "GET, HEAD" } };
  const [raw = "", query] = url.split(/(?=\?)/, 2);
  const whole = decodePath(raw);
  if (whole === null) return { status: 400 };
  // Not 301, which a browser would remember for the next site on this port.
  if (whole === "/" && basePath !== "/") return { status: 302, headers: { location: basePath } };
  if (`${whole}/` === basePath) return { status: 301, headers: { location: basePath + (query ?? "") } };
  if (!whole.startsWith(basePath)) return { status: 404 };
  const path = `/${whole.slice(basePath.length)}`;
  const name = path.endsWith("/") ? `${path}index.html` : path;
  if (has(name)) return { status: 200, name };
  if (has(`${path}/index.html`)) return { status: 301, headers: { location: `${raw}/${query ?? ""}` } };
  return { status: 404 };
}

/** The decoded path, or null if invalid: not from the root, badly escaped, or with an escaped slash. */
function decodePath(raw) {
  if (!raw.startsWith("/")) return null;
  try {
    const parts = raw.split("/").map(decodeURIComponent);
    return parts.some((part) => /[/\\\0]/.test(part)) ? null : parts.join("/");
  } catch {
    return null;
  }
}
