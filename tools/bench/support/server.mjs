import { once } from "node:events";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { contentType, isCompressible } from "../../../scripts/support/content-types.mjs";

const compress = promisify(brotliCompress);

/**
 * A good static host: Brotli at its best quality, hashed assets cached for ever, other files checked at every request.
 * Files are read and compressed once, before the first request. Sends no security headers, since hosts differ in them.
 * @param {string} folder absolute path of a build
 * @param {(answer: { path: string, kind: string, bytes: number }) => void} [onAnswer] called with each answer: its path,
 *   its kind (the file's extension) and the bytes of its body as sent
 * @returns the address, on any free port, with a closing slash
 */
export async function serve(folder, onAnswer = () => {}) {
  const files = await load(folder);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    const found = files.get(path.replace(/\/$/, "/index.html"));
    const file = found ??
      files.get("/404.html") ?? {
        type: contentType("not-found.txt"),
        body: Buffer.from("Not found"),
        kind: "txt",
        brotli: undefined,
      };
    const accepts = /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
    const body = (accepts && file.brotli) || file.body;
    response.writeHead(found ? 200 : 404, {
      "content-type": file.type,
      "content-length": body.length,
      "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      vary: "Accept-Encoding",
      ...(body === file.brotli && { "content-encoding": "br" }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
    onAnswer({ path, kind: file.kind, bytes: body.length });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return `http://127.0.0.1:${port}/`;
}

async function load(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  const entries = await Promise.all(
    names.map(async (name) => {
      const path = `/${name.split(sep).join("/")}`;
      const extension = extname(name);
      const body = readFileSync(join(folder, name));
      const brotli = isCompressible(name)
        ? await compress(body, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
          })
        : undefined;
      // The users list is a file without an extension (public/api/users).
      const type = contentType(path.startsWith("/api/") ? "users.json" : name);
      return /** @type {const} */ ([path, { type, body, brotli, kind: extension.slice(1) || "other" }]);
    }),
  );
  return new Map(entries);
}
