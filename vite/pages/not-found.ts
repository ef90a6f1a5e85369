/**
 * What every real host does and Vite's preview server does not: the built site's own 404 page for an address that is
 * not there, and a folder's address without its slash sent on to the one with it.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

export function notFoundPlugin(): Plugin {
  return {
    name: "not-found",
    configurePreviewServer({ config, middlewares }) {
      const dist = resolve(config.root, config.build.outDir);
      // Returned: after the files have been looked for, and before what Vite says in the end.
      return () => {
        middlewares.use(async (request, response, next) => {
          const [path = "/", query] = (request.url ?? "/").split("?", 2);
          const wantsPage = request.method === "GET" && request.headers.accept?.includes("text/html");
          if (!wantsPage) return next();
          if (!path.endsWith("/") && isThere(dist, `${path}/index.html`)) {
            // One slash at the front: with two it would be another host's address.
            response.writeHead(301, { location: `${path.replace(/^\/+/, "/")}/${query ? `?${query}` : ""}` });
            return response.end();
          }
          if (isThere(dist, path)) return next();
          try {
            const page = await readFile(join(dist, "404.html"));
            response.writeHead(404, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
            response.end(page);
          } catch (error) {
            // A build that has just emptied the folder; nobody else would catch it.
            next(error);
          }
        });
      };
    },
  };
}

function isThere(dist: string, path: string): boolean {
  try {
    return existsSync(join(dist, decodeURIComponent(path)));
  } catch {
    // No address at all, such as /%zz.
    return false;
  }
}
