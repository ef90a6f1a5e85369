/** Writes the registry: `registry.json` with the list, and in `r/` a file for each item. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { readContent } from "../content/read-content.ts";
import { src } from "../modules/component-files.ts";
import { registry } from "./items.ts";

const SCHEMA = "https://ui.shadcn.com/schema";

/**
 * All files of the registry by their paths below the site's root.
 * @param address of the site, with a closing slash
 */
export async function registryFiles(address: string): Promise<Map<string, string>> {
  const { items, whole } = await registry({ address, author: readContent().site.name });
  const files = new Map<string, string>();
  const list = items.map(({ files, ...item }) => ({ ...item, files: files.map(({ content, ...file }) => file) }));
  const index = json({
    $schema: `${SCHEMA}/registry.json`,
    name: "die-cut",
    homepage: `${address}#/showcase`,
    items: list,
  });
  files.set("registry.json", index);
  // `shadcn list` looks for items beside the list.
  files.set("r/registry.json", index);
  for (const item of items)
    files.set(`r/${item.name}.json`, json({ $schema: `${SCHEMA}/registry-item.json`, ...item }));
  for (const [name, text] of whole) files.set(`r/${name}.txt`, text);
  files.set("r/changelog.md", readFileSync(join(src, "../CHANGELOG.md"), "utf8"));
  return files;
}

/**
 * Writes the registry into the build, and serves it in dev. Items name each other by the address of the environment's
 * `SITE_URL`, or else the owner's (site.yaml in the content); in dev, by the address that they are asked for at.
 */
export function registryPlugin(): Plugin {
  return {
    name: "registry",
    configureServer({ middlewares }) {
      middlewares.use(({ url = "", headers }, response, next) => {
        const [path = ""] = url.slice(1).split("?");
        if (!/^(?:registry\.json|r\/)/.test(path)) return next();
        registryFiles(`http://${headers.host}/`).then((files) => {
          const file = files.get(path);
          if (file === undefined) next();
          else response.end(file);
        }, next);
      });
    },
    async generateBundle() {
      for (const [fileName, source] of await registryFiles(
        siteAddress(process.env.SITE_URL ?? readContent().site.site),
      )) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

/**
 * An address with a closing slash, which whatever stands below it needs.
 * @throws when it is no whole address
 */
export function siteAddress(text: string): string {
  if (/^https?:/.test(text) && URL.canParse(text)) return new URL(text).href.replace(/\/?$/, "/");
  throw new Error(
    `The site's address is "${text}". It needs to be whole, such as https://example.com/: mend SITE_URL.`,
  );
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
