/** Writes `registry.json` with the list, and a file for each item in `r/`. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { readContent } from "../content/read-content.ts";
import { src } from "../modules/component-files.ts";
import { manifestOf, skillOf } from "./for-agents.ts";
import { type RegistryItem, registry } from "./items.ts";
import { javascriptItem } from "./javascript.ts";

const SCHEMA = "https://ui.shadcn.com/schema";

/** All files by path. @param address of the site, with a closing slash */
export async function registryFiles(address: string): Promise<Map<string, string>> {
  const { items, bundles, components } = await registry({ address, author: readContent().site.name });
  const files = new Map<string, string>();
  const listOf = (items: readonly RegistryItem[]) => {
    const list = items.map(({ files, ...item }) => ({ ...item, files: files.map(({ content, ...file }) => file) }));
    const about = { $schema: `${SCHEMA}/registry.json`, name: "die-cut", homepage: `${address}#/showcase` };
    return json({ ...about, items: list });
  };
  const publish = (folder: string, published: readonly RegistryItem[]) => {
    // `shadcn search` would find what components share before the components: "combobox-keys".
    const found = published.filter(({ categories }) => !categories.includes("shared"));
    files.set(`${folder}registry.json`, listOf(found));
    for (const item of published)
      files.set(`${folder}${item.name}.json`, json({ $schema: `${SCHEMA}/registry-item.json`, ...item }));
    for (const [path, text] of publishedFiles(published)) files.set(`${folder}${path}`, text);
  };
  publish("r/", items);
  publish("r/js/", items.map(javascriptItem));
  files.set("registry.json", listOf(items));
  for (const [name, text] of bundles) files.set(`r/${name}.txt`, text);
  files.set("manifests/components.json", json(manifestOf(components)));
  files.set("r/SKILL.md", skillOf(components, address));
  files.set("r/changelog.md", readFileSync(join(src, "../CHANGELOG.md"), "utf8"));
  return files;
}

/**
 * This version for update.mjs in a host: the items without texts, and each text under its hash, without its first line. A release
 * copies them to public/r/, so the site keeps every version.
 */
function publishedFiles(items: readonly RegistryItem[]): Map<string, string> {
  const texts = new Map<string, string>();
  const kept = items.map(({ name, css, files, registryDependencies = [], ...item }) => {
    const hashed = files.map(({ content, ...file }) => {
      const text = content.slice(content.indexOf("\n") + 1);
      const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
      texts.set(`text/${hash}.txt`, text);
      return { ...file, hash };
    });
    const needs = registryDependencies.map((address) => basename(address, ".json"));
    const packages = [...(item.dependencies ?? []), ...(item.devDependencies ?? [])];
    const isShared = item.categories.includes("shared");
    return [name, { css, files: hashed, needs, packages, isShared }] as const;
  });
  const [{ meta }] = items as [RegistryItem];
  return texts.set(`${meta.version}/items.json`, json(Object.fromEntries(kept)));
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
