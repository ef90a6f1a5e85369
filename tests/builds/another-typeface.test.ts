/** The whole site in another typeface: one name in the owner's layer, and nothing else. */
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildSite, copySite } from "#tests/support/copy-site.ts";

test("a typeface in the owner's layer replaces every file of the shipped one", async () => {
  const layer = { both: { typeface: "@fontsource-variable/space-grotesk" } };
  const { folder, remove } = await copySite(JSON.stringify(layer));
  onTestFinished(remove);
  await buildSite(folder);

  const dist = join(folder, "dist");
  const files = await readdir(dist, { recursive: true });
  expect(files.filter((file) => /archivo/i.test(file))).toEqual([]);
  const fonts = files
    .filter((file) => file.endsWith(".woff2"))
    .map((file) => basename(file).replace(/-[\w-]{8}\.woff2$/, ""));
  const scripts = ["latin-ext-wght-normal", "vietnamese-wght-normal"];
  const parts = ["cut", "cut-accents", "text", "text-accents", ...scripts];
  expect(fonts.sort()).toEqual(parts.sort().map((part) => `space-grotesk-${part}`));
  const page = await readFile(join(dist, "index.html"), "utf8");
  expect(page).toContain("space-grotesk-text-");
  expect(page).toMatch(/data-fit="[^"]+" style="--wide-w:100;--wide-s:/);
  expect(page).not.toMatch(/archivo-(?:cut|text)/);
  expect(page).not.toMatch(/font-stretch:\d+% \d+%/);
  const theme = await readFile(join(dist, "r/theme-die-cut.json"), "utf8");
  expect(theme).toContain("@fontsource-variable/space-grotesk");
  expect(theme).not.toMatch(/archivo/i);
}, 120_000);
