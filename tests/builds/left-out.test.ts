/** A page that the owner leaves out is not built, and neither is its code. */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
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
  // As a fresh site, before its previews are drawn.
  for (const name of ["og", "site.webmanifest", "apple-touch-icon.png"]) {
    await rm(join(folder, "samples/public", name), { recursive: true });
  }
  await buildSite(folder, ["--mode", "local-services"], { ORG_SETTINGS: "" });

  const dist = join(folder, "dist");
  const files = await readdir(dist, { recursive: true });
  expect(files.filter((name) => name.endsWith(".html")).sort()).toEqual(["404.html", "index.html"]);
  const scripts = files.filter((name) => /^assets\/.*\.js$/.test(name)).map((name) => name.replace(/^assets\//, ""));
  for (const page of PAGES)
    expect(
      scripts.filter((name) => name.startsWith(`${page}-`)),
      page,
    ).toEqual([]);
  for (const name of ["index.html", "404.html"]) {
    const html = await readFile(join(dist, name), "utf8");
    expect(html, "an empty bar").not.toMatch(/<nav\b/);
    expect(html, "a link to a missing file").not.toMatch(/og:image|rel="(?:manifest|apple-touch-icon)"/);
  }
});
