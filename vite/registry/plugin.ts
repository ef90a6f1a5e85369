/** Writes `registry.json` with the list, and a file for each item in `r/`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { readContent } from "../content/read-content.ts";
import { src } from "../modules/component-files.ts";
import { manifestOf, skillOf } from "./for-agents.ts";
import { registry } from "./items.ts";

const SCHEMA = "https://ui.shadcn.com/schema";

/** All files by path. @param address of the site, with a closing slash */
export async function registryFiles(address: string): Promise<Map<string, string>> {
  const { items, bundles, components } = await registry({ address, author: readContent().site.name });
  const files = new Map<string, string>();
  const list = items.map(({ files, ...item }) => ({ ...item, files: files.map(({ content, ...file }) => file) }));
  const index = json({
    $schema: `${SCHEMA}/registry.json`,
    name: "die-cut",
    homepage: `${address}#/showcase`,
    items: list,
  });
  files.set("registry.json", index);
  // `shadcn list` looks for items next to the list.
  files.set("r/registry.json", index);
  for (const item of items)
    files.set(`r/${item.name}.json`, json({ $schema: `${SCHEMA}/registry-item.json`, ...item }));
  for (const [name, text] of bundles) files.set(`r/${name}.txt`, text);
  files.set("manifests/components.json", json(manifestOf(components)));
  files.set("r/SKILL.md", skillOf(components, address));
  files.set("r/changelog.md", readFileSync(join(src, "../CHANGELOG.md"), "utf8"));
  return files;
}

/** Items use `SITE_URL` from the environment, or the owner's URL in site.yaml; in dev, the requested host. */
export function registryPlugin(): Plugin {
  return {
    name: "registry",
    configureServer({ middlewares }) {
      middlewares.use(({ url = "", headers }, response, next) => {
        const [path = ""] = url.slice(1).split("?");
        if (!/^(?:registry\.json|manifests\/|r\/)/.test(path)) return next();
        registryFiles(`http://${headers.host}/`).then((files) => {
          const file = files.get(path);
          if (file === undefined) next();
          else response.end(file);
        }, next);
      });
    },
    async generateBundle() {
      const address = siteAddress(process.env.SITE_URL ?? readContent().site.site);
      for (const [fileName, source] of await registryFiles(address)) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

/** Adds a closing slash. @throws when the address is not an absolute URL */
export function siteAddress(text: string): string {
  if (/^https?:/.test(text) && URL.canParse(text)) return new URL(text).href.replace(/\/?$/, "/");
  throw new Error(`SITE_URL is "${text}", but must be an absolute URL such as https://example.com/.`);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
