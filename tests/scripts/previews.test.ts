/** Link previews and home screen icons exist in the sizes that the tags promise. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { profile } from "#content/site.ts";
import { sitePages } from "#content/site-pages.ts";
import { beforeColon, digestOf, tokens } from "../../scripts/previews/page.mjs";
import { previewOf } from "../../vite/pages/head.ts";
import { root } from "../../vite/root.mjs";

const inPublic = (name: string) => readFile(join(root, "samples/public", name));

/** Width and height from the first chunk of a PNG. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test.each(sitePages.map(({ path }) => path))("%s has a preview picture of 1200 × 630, below 60 kB", async (path) => {
  const picture = await inPublic(previewOf(path));
  expect(sizeOf(picture)).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(60_000);
});

test("a preview has a description's first part; a full stop in a word does not end it", () => {
  expect(beforeColon("Signs for Node.js and v2.0: how they came about.")).toBe("Signs for Node.js and v2.0");
  expect(beforeColon("A game. More.")).toBe("A game");
  expect(beforeColon("No end")).toBe("No end");
});

test("a picture is out of date when its text or a colour has changed", () => {
  const before = digestOf("<header></header>");
  expect(digestOf("<header>x</header>")).not.toBe(before);
  const { dark } = tokens.colors;
  tokens.colors.dark = { ...dark, "role.box": "#123456" };
  expect(digestOf("<header></header>")).not.toBe(before);
  tokens.colors.dark = dark;
  expect(digestOf("<header></header>")).toBe(before);
});

test("the manifest has the owner's name and existing icons of the stated sizes", async () => {
  const manifest = JSON.parse(String(await inPublic("site.webmanifest")));
  expect(manifest.short_name).toBe(profile.name);
  expect(manifest.start_url).toBe("./");
  expect(manifest.icons).toHaveLength(2);
  for (const { src, sizes } of manifest.icons) {
    expect(`${sizeOf(await inPublic(src)).join("x")}`).toBe(sizes);
  }
});

test("the page links to the manifest and the Apple touch icon", async () => {
  const html = await readFile(join(root, "index.html"), "utf8");
  expect(html).toContain('rel="manifest" href="./site.webmanifest"');
  expect(html).toContain('rel="apple-touch-icon" href="./apple-touch-icon.png"');
  expect(sizeOf(await inPublic("apple-touch-icon.png"))).toEqual([180, 180]);
});
