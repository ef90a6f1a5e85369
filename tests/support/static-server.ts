import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, normalize, sep } from "node:path";
import { contentType } from "../../vite/content-types.mjs";

/** A host that knows nothing but files: what the published site must do with. */
export type StaticServer = { url: string; close: () => Promise<void> };

/**
 * Serves a folder below a path of 127.0.0.1, on a free port.
 * @param folder absolute path
 * @param prefix such as "/" or "/portfolio/"
 */
export async function serveStatic(folder: string, prefix: string): Promise<StaticServer> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const below = pathname.startsWith(prefix) ? decodeURIComponent(pathname.slice(prefix.length)) : null;
    const file = below?.replace(/(^|\/)$/, "$1index.html");
    const path = file === undefined ? "" : normalize(join(folder, file));
    const inside = path.startsWith(folder + sep) && existsSync(path) && statSync(path).isFile();
    if (!inside) {
      const lost = join(folder, "404.html");
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
      if (existsSync(lost)) createReadStream(lost).pipe(response);
      else response.end("Not found");
      return;
    }
    response.writeHead(200, { "content-type": contentType(path) });
    createReadStream(path).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${prefix}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
