/**
 * Makes Vite's preview server behave like a real host: the built 404 page for an unknown address, and a redirect to a folder's
 * address with a slash.
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
      // A returned function runs after the lookup of files and before Vite's own answer.
      return () => {
        middlewares.use(async (request, response, next) => {
          const [path = "/", query] = (request.url ?? "/").split("?", 2);
          const wantsPage = request.method === "GET" && request.headers.accept?.includes("text/html");
          if (!wantsPage) return next();
          if (!path.endsWith("/") && exists(dist, `${path}/index.html`)) {
            // One slash at the front: with two it would be another host's address.
            response.writeHead(301, { location: `${path.replace(/^\/+/, "/")}/${query ? `?${query}` : ""}` });
            return response.end();
          }
          if (exists(dist, path)) return next();
          try {
            const page = await readFile(join(dist, "404.html"));
            response.writeHead(404, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
            response.end(page);
          } catch (error) {
            // A build may have just emptied the folder.
            next(error);
          }
        });
      };
    },
  };
}

function exists(dist: string, path: string): boolean {
  try {
    return existsSync(join(dist, decodeURIComponent(path)));
  } catch {
    // Not a valid address, such as /%zz.
    return false;
  }
}
