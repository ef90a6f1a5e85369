/**
 * `npm run tools -- registry-branch <owner>/<repository> <folder>`: writes the registry of dist/ as sources into a folder. A third
 * word names another build. From the branch "registry" of that repository,
 * `npx shadcn add <owner>/<repository>/dropdown#registry` installs: https://ui.shadcn.com/docs/registry/github
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { fail } from "../scripts/support/setup.mjs";
import { root } from "../vite/root.mjs";

const [repository, folder, dist = `${root}dist`] = process.argv.slice(2);
if (!/^[\w.-]+\/[\w.-]+$/.test(repository ?? "") || !folder)
  fail("Usage: registry-branch <owner>/<repository> <folder>");

const read = (path) => JSON.parse(readFileSync(join(dist, path), "utf8"));
const { items, ...about } = read("registry.json");
/** Dependencies are addresses such as https://…/r/field.json. */
const inRepository = (address) => `${repository}/${/([^/]+)\.json$/.exec(address)?.[1]}#registry`;
const write = (path, text) => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
for (const { name } of items) for (const { path, content } of read(`r/${name}.json`).files) write(path, content);
const own = items.map((item) => ({ ...item, registryDependencies: item.registryDependencies?.map(inRepository) }));
write("registry.json", `${JSON.stringify({ ...about, items: own }, null, 2)}\n`);
