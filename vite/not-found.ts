/** The built site's 404 page, where Vite's preview server would answer with nothing; what every real host does. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

export function notFoundPlugin(): Plugin {
  return {
    name: "not-found",
    configurePreviewServer({ config, middlewares }) {
      const dist = join(config.root, config.build.outDir);
      // Returned: after the files have been looked for, and before what Vite says in the end.
      return () => {
        middlewares.use(async (request, response, next) => {
          const wantsPage = request.method === "GET" && request.headers.accept?.includes("text/html");
          if (!wantsPage || isThere(dist, request.url)) return next();
          response.writeHead(404, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
          response.end(await readFile(join(dist, "404.html")));
        });
      };
    },
  };
}

function isThere(dist: string, url = "/"): boolean {
  try {
    return existsSync(join(dist, decodeURIComponent(url.split("?", 1)[0] ?? "")));
  } catch {
    // No address at all, such as /%zz.
    return false;
  }
}
