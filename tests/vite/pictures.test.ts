/** The owner's pictures: what the build makes of them, and what it says of those that no page can show. */
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { build, createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Picture } from "#content/picture.ts";
import { encode, type Photo, readPhoto } from "../../vite/content/picture-file.ts";
import { picturesPlugin } from "../../vite/content/pictures.ts";
import siteConfig from "../../vite.config.ts";

let root: string;
let cache: string;
let server: ViteDevServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "pictures-"));
  cache = join(root, "cache");
  server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [picturesPlugin(cache)],
    server: { port: 0, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

/** A photograph: a gradient with noise, as large as asked for. */
function photo(width: number, height: number): Sharp {
  const gradient = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g">
    <stop stop-color="orange"/><stop offset="1" stop-color="navy"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const input = { create: { width, height, channels: 3, background: "gray", noise } } as const;
  return sharp(Buffer.from(gradient))
    .composite([{ input, blend: "soft-light" }])
    .removeAlpha();
}

/** Puts a file into the root, and returns its path. */
async function put(name: string, contents: string | Buffer): Promise<string> {
  const file = join(root, name);
  await writeFile(file, contents);
  return file;
}

/** The result of importing a picture in the dev server. */
async function imported(file: string): Promise<Picture> {
  return (await server.ssrLoadModule(`${file}?picture`)).default;
}

/** The files that a photograph becomes, by format and width. */
async function made(bytes: Buffer, name = "photo.jpg"): Promise<{ photo: Photo; smallest: Sharp }> {
  const read = await readPhoto(name, bytes);
  return { photo: read, smallest: sharp(await encode(cache, read, read.widths[0] as number, "webp")) };
}

test("the dev server shows the file itself, in its size as shown", async () => {
  const file = await put("My picture Ä (1).jpg", await photo(1000, 600).jpeg().toBuffer());
  expect(await imported(file)).toEqual({ src: "/My%20picture%20%C3%84%20(1).jpg", width: 1000, height: 600 });
});

test("a picture is at most as wide as the site shows it and as high as WebP allows", async () => {
  const wide = await readPhoto("wide.png", await sharp(blank(5120, 100)).png().toBuffer());
  expect(wide).toMatchObject({ width: 2560, height: 50, widths: [480, 960, 1440, 1920, 2560] });
  const high = await readPhoto("high.png", await sharp(blank(100, 20_000)).png().toBuffer());
  expect(high).toMatchObject({ width: 81, height: 16_200, widths: [81] });
  expect((await readPhoto("dot.png", await sharp(blank(1, 1)).png().toBuffer())).widths).toEqual([1]);
});

const blank = (width: number, height: number) => ({
  create: { width, height, channels: 4 as const, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
});

test("a camera's rotation is applied, and its metadata is removed", async () => {
  const lying = photo(600, 400).withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "48/1 12/1 0/1" } });
  const bytes = await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
  expect(bytes.includes("Camera")).toBe(true);
  const { photo: read, smallest } = await made(bytes);
  expect(read).toMatchObject({ width: 400, height: 600 });
  const data = await smallest.metadata();
  expect(data).toMatchObject({ width: 400, height: 600 });
  for (const part of ["orientation", "exif", "xmp", "iptc", "icc"] as const) expect(data[part], part).toBeUndefined();
  // The left side is now on top.
  const { data: top } = await smallest
    .clone()
    .extract({ left: 0, top: 0, width: 400, height: 20 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(top[0]).toBeGreaterThan(top[2] as number);
});

test("wide-gamut colours become sRGB", async () => {
  const create = { width: 40, height: 40, channels: 3 as const, background: { r: 80, g: 180, b: 80 } };
  const bytes = await sharp({ create }).withIccProfile("p3").png().toBuffer();
  const [asTheyAre = 0] = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer();
  expect(asTheyAre).toBeGreaterThan(95);
  const read = await readPhoto("p3.png", bytes);
  for (const format of ["avif", "webp"] as const) {
    const file = sharp(await encode(cache, read, 40, format));
    expect((await file.metadata()).icc, format).toBeUndefined();
    const [red = 0, green = 0] = await file.raw().toBuffer();
    expect(Math.abs(red - 80), format).toBeLessThan(6);
    expect(Math.abs(green - 180), format).toBeLessThan(6);
  }
});

test("transparency is kept in both formats", async () => {
  const read = await readPhoto("glass.png", await sharp(blank(64, 64)).png().toBuffer());
  for (const format of ["avif", "webp"] as const) {
    const [, , , alpha = 0] = await sharp(await encode(cache, read, 64, format))
      .ensureAlpha()
      .raw()
      .toBuffer();
    expect(Math.abs(alpha - 128), format).toBeLessThan(4);
  }
});

test("a file's content decides its type: a PNG may be called .jpg", async () => {
  const file = await put("called.jpg", await photo(40, 30).png().toBuffer());
  expect(await imported(file)).toMatchObject({ width: 40, height: 30 });
});

const SVG = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9"/></svg>`;
const illustrator = `\uFEFF<?xml version="1.0"?><!-- <svg> --><!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY n "c">]>\n`;

test.each([
  ["its attributes", SVG('viewBox="0 0 10 10" width="640" height="480px" stroke-width="2"'), 640, 480],
  ["its viewBox", SVG('viewBox="-5 -5, 99.6 20"'), 100, 20],
  ["its viewBox, where its width is a share", SVG("width='100%' height='100%' viewBox='0 0 24 12'"), 24, 12],
  ["millimetres", SVG('width="25.4mm" height="1in"'), 96, 96],
  ["an export with a long head", illustrator + SVG('viewBox="0 0 30 20"'), 30, 20],
])("an SVG keeps Vite's own address, and has the size of %s", async (_, text, width, height) => {
  const file = await put("my drawing.svg", text);
  server.moduleGraph.invalidateAll();
  expect(await imported(file)).toEqual({ src: "/my%20drawing.svg", width, height });
});

/** How an ISO media file begins. */
const brand = (name: string) => Buffer.from(`\0\0\0\x18ftyp${name}\0\0\0\0`, "latin1");
const kinds = "The site shows JPEG, PNG, WebP and SVG.";

test.each<[name: string, contents: string | Buffer, error: string]>([
  ["phone.jpg", brand("heic"), `is a HEIC picture. ${kinds} Export it as JPEG.`],
  ["scan.tif", Buffer.from("II*\0", "latin1"), `is a TIFF picture. ${kinds} Export it as JPEG.`],
  ["next.avif", brand("avif"), `is an AVIF picture. ${kinds} Export it as JPEG or PNG: the build makes an AVIF.`],
  ["clip.mov", brand("qt  "), `is a film. ${kinds} Link the film, or export one frame as JPEG or PNG.`],
  [
    "blink.gif",
    Buffer.from("GIF89a\x01\0\x01\0", "latin1"),
    `is a GIF picture. ${kinds} Export it as PNG. If it moves`,
  ],
  ["notes.jpg", "Not a picture", `is of an unknown kind. ${kinds} Export it as one of these.`],
  ["page.svg", "<html><svg viewBox='0 0 1 1'/></html>", `is of an unknown kind. ${kinds} Export it as one of these.`],
  ["named.png", SVG("viewBox='0 0 1 1'"), "is an SVG, but servers would send it as its name says. Rename it"],
  ["bare.svg", "<svg viewBox='0 0 1 1'/>", "has no xmlns, so browsers do not show it as a picture."],
  ["endless.svg", SVG(""), "has no size, so the page cannot reserve its space. Write viewBox="],
  ["head.jpg", Buffer.from("\xFF\xD8\xFF\xE0", "latin1"), "is broken or cut off. Export it again. ("],
])("%s is an error with a reason and a fix", async (name, contents, error) => {
  const file = await put(name, contents);
  await expect(imported(file)).rejects.toThrow(`${name} ${error}`);
});

test("a picture that is cut off, animated or too large is an error", async () => {
  for (const format of ["jpeg", "png", "webp"] as const) {
    const whole = await photo(600, 400).toFormat(format).toBuffer();
    const file = await put(`cut.${format}`, whole.subarray(0, whole.length * 0.8));
    await expect(imported(file), format).rejects.toThrow(`cut.${format} is broken or cut off. Export it again. (`);
  }
  const frames = await Promise.all(["red", "blue"].map((background) => sharp(flat(background)).png().toBuffer()));
  const animation = sharp(frames, { join: { animated: true } }).webp();
  const moving = await put("moving.webp", await animation.toBuffer());
  await expect(imported(moving)).rejects.toThrow("moving.webp is animated, and the site shows still pictures.");
  const apng = await sharp(flat("red")).png().toBuffer();
  const chunk = Buffer.from("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0", "latin1");
  const animated = await put("animated.png", Buffer.concat([apng.subarray(0, 33), chunk, apng.subarray(33)]));
  await expect(imported(animated)).rejects.toThrow("animated.png is animated");
  const large = await put("large.jpg", Buffer.from("\xFF\xD8\xFF\xE0", "latin1"));
  await truncate(large, 40 * 1024 ** 2);
  await expect(imported(large)).rejects.toThrow("large.jpg has 40.0 MB. The limit is 25 MB");
});

const flat = (background: string) => ({ create: { width: 8, height: 8, channels: 3 as const, background } });

test("a missing picture, or a name that is not valid in an address, is an error", async () => {
  await put("names.js", `import "./Draft #2.png?picture";`);
  await put("missing.js", `import "./missing.jpg?picture";`);
  await expect(server.ssrLoadModule("/names.js")).rejects.toThrow("./Draft #2.png has ?, # or % in its name");
  await expect(server.ssrLoadModule("/missing.js")).rejects.toThrow(
    /missing\.jpg does not exist, but .*missing\.js shows it/,
  );
});

test("an encoded file is cached, and no partial file remains", async () => {
  const bytes = await photo(500, 300).jpeg().toBuffer();
  const kept = join(root, "kept");
  const read = await readPhoto("kept.jpg", bytes);
  const first = await encode(kept, read, 480, "avif");
  expect(await readdir(kept)).toEqual([`${read.name}-480.avif`]);
  // Encoding again gives the same bytes.
  expect((await encode(join(root, "again"), await readPhoto("kept.jpg", bytes), 480, "avif")).equals(first)).toBe(true);
  await writeFile(join(kept, `${read.name}-480.avif`), "from the cache");
  expect((await encode(kept, read, 480, "avif")).toString()).toBe("from the cache");
});

test("a build has a file for each width and format; page and app agree on addresses", async () => {
  const folder = join(root, "site");
  await mkdir(join(folder, "other"), { recursive: true });
  const bytes = await photo(700, 500).jpeg().toBuffer();
  for (const name of ["photo.jpg", "other/photo.jpg"]) await writeFile(join(folder, name), bytes);
  await writeFile(join(folder, "my drawing.svg"), SVG('viewBox="0 0 8 6"'));
  const names = ["./photo.jpg", "./other/photo.jpg", "./my drawing.svg"];
  const imports = names.map((name, i) => `import p${i} from ${JSON.stringify(`${name}?picture`)};`);
  await writeFile(join(folder, "main.js"), `${imports.join("\n")}\nexport const pictures = [p0, p1, p2];`);
  const make = async (ssr: boolean): Promise<Picture[]> => {
    const outDir = join(folder, ssr ? "ssr" : "dist");
    await build({
      root: folder,
      configFile: false,
      logLevel: "error",
      base: "./",
      experimental: siteConfig.experimental,
      plugins: [picturesPlugin(join(folder, "cache"))],
      build: {
        outDir,
        ssr,
        rolldownOptions: {
          input: join(folder, "main.js"),
          preserveEntrySignatures: "strict",
          output: { entryFileNames: "main.mjs" },
        },
      },
    });
    return (await import(join(outDir, "main.mjs"))).pictures;
  };
  const [photoOfApp, twin, drawing] = await make(false);
  const [, name] = /^assets\/(photo-[\w-]{8})-700\.webp$/.exec(photoOfApp?.src ?? "") ?? [];
  const set = (format: string) => `assets/${name}-480.${format} 480w, assets/${name}-700.${format} 700w`;
  expect(photoOfApp).toEqual({
    src: `assets/${name}-700.webp`,
    width: 700,
    height: 500,
    sources: ["avif", "webp"].map((format) => ({ type: `image/${format}`, srcSet: set(format) })),
  });
  expect(twin).toEqual(photoOfApp);
  expect(drawing).toEqual({ src: expect.stringMatching(/^assets\/my%20drawing-[\w-]{8}\.svg$/), width: 8, height: 6 });
  const files = [480, 700].flatMap((width) => ["avif", "webp"].map((format) => `${name}-${width}.${format}`));
  const emitted = (await readdir(join(folder, "dist/assets"))).filter((file) => file.startsWith("photo"));
  expect(emitted.sort()).toEqual(files.sort());
  expect(await make(true)).toEqual([photoOfApp, twin, drawing]);
  expect(await readdir(join(folder, "ssr"))).toEqual(["main.mjs"]);
});
