/** A page that the owner leaves out is not built, and neither is its code. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { buildSite, copySite } from "#tests/support/copy-site.ts";
import { PAGES } from "../../src/content/schema.ts";

test("a site of the landing page alone is built, with no code of another page", async () => {
  const { folder, remove } = await copySite("{}");
  onTestFinished(remove);
  const file = join(folder, "samples/site.yaml");
  const site = parse(await readFile(file, "utf8"));
  await writeFile(file, stringify({ ...site, work: [], leaveOut: PAGES }));
  await buildSite(folder);

  const dist = join(folder, "dist");
  const files = await readdir(dist, { recursive: true });
  expect(files.filter((name) => name.endsWith(".html")).sort()).toEqual(["404.html", "index.html"]);
  const scripts = files.filter((name) => /^assets\/.*\.js$/.test(name)).map((name) => name.replace(/^assets\//, ""));
  for (const page of PAGES)
    expect(
      scripts.filter((name) => name.startsWith(`${page}-`)),
      page,
    ).toEqual([]);
  expect(await readFile(join(dist, "index.html"), "utf8")).not.toMatch(/<nav aria-label="Main"[^>]*>.*?<a /);
}, 120_000);
