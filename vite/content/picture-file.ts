/** An owner's picture, whatever its name says: what it is, how large it is, and its files for the page. */

import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { UserError } from "../../src/lib/errors.ts";

/**
 * Widths in device pixels. The largest is a figure's across the page in a window of 1440 px with two device pixels each, and
 * nearly the enlarged and doubled figure's with one. Few screens show more.
 */
const WIDTHS = [480, 960, 1440, 1920, 2560];
const WIDEST = 2560;
/** In px. WebP holds no higher picture. */
const HIGHEST = 16_383;
const MOST_MB = 25;
/** As many as sharp decodes. */
const MOST_PIXELS = 0x3fff ** 2;

/**
 * The smaller first: a browser takes the first that it knows, and Edge knows AVIF only since 121. AVIF with effort 4 takes
 * five times as long, minutes for a dozen photographs, and its files are a fifth smaller at best.
 */
const FORMATS = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 80, smartSubsample: true },
} as const;
export type Format = keyof typeof FORMATS;
export const formats = Object.keys(FORMATS) as Format[];

/** In CSS pixels. */
type Size = { width: number; height: number };

export type Photo = Size & {
  bytes: Buffer;
  /**
   * Name in addresses, such as "photo-Ab3_xY09". The digest is of the file and the settings, so all files of a picture share
   * it: a page names ten of them, and a digest does not compress.
   */
  name: string;
  /** Of its files, in px, from small to large. */
  widths: readonly number[];
};

/** How files of other kinds begin, and what to do about them. */
const FOREIGN: [head: RegExp, kind: string, mend: string][] = [
  [/^.{4}ftyp(?:hei|hev|mif|msf)/s, "a HEIC picture", "Export it as JPEG."],
  [/^.{4}ftypavi/s, "an AVIF picture", "Export it as JPEG or PNG: the build makes AVIF of it."],
  [/^.{4}ftyp/s, "a film", "Link the film, or export one frame as JPEG or PNG."],
  [/^(?:II\*|MM.\*)/s, "a TIFF picture", "Export it as JPEG."],
  [/^GIF8/, "a GIF picture", "Export it as PNG. If it moves, export it as a film (MP4) and link the film."],
  [/^8BPS/, "a Photoshop file", "Export it as JPEG or PNG."],
  [/^%PDF/, "a PDF file", "Export it as SVG."],
  [/^/, "of no known kind", "Export it as one of these."],
];

/**
 * Reads a picture's file.
 * @throws UserError when the file is too large
 */
export async function readPicture(file: string): Promise<Buffer> {
  const { size } = await stat(file);
  if (size > MOST_MB * 1024 ** 2) {
    const megabytes = (size / 1024 ** 2).toFixed(1);
    throw new UserError(
      `has ${megabytes} MB. The limit is ${MOST_MB} MB, since the page shows ${WIDEST} px at most. Export it at that width.`,
    );
  }
  return readFile(file);
}

/**
 * The size that an SVG says in its first tag. Undefined for another kind of file.
 * @throws UserError when it says none, or cannot stand in a page
 */
export function svgSize(file: string, bytes: Buffer): Size | undefined {
  if (!/^\s*</.test(bytes.toString("utf8", 0, 64))) return;
  const text = bytes.toString().replaceAll(/<!--.*?-->|<\?.*?\?>|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/gis, "");
  const [tag] = /^\s*<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(text) ?? [];
  if (!tag) return;
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']\\s*([^"']+)`).exec(tag)?.[1] ?? "";
  if (!file.endsWith(".svg")) {
    throw new UserError("is an SVG, and servers would send it as what its name says. Rename it to end in .svg.");
  }
  if (!attribute("xmlns")) {
    throw new UserError(
      'has no xmlns, so browsers do not show it as a picture. Write xmlns="http://www.w3.org/2000/svg" into its first tag.',
    );
  }
  const [, , boxWidth, boxHeight] = attribute("viewBox")
    .split(/[\s,]+/)
    .map(Number);
  const own = { width: pixels(attribute("width")), height: pixels(attribute("height")) };
  const { width = 0, height = 0 } = own.width && own.height ? own : { width: boxWidth, height: boxHeight };
  if (!(width > 0 && height > 0)) {
    throw new UserError(
      'says no size, so the page cannot keep room for it. Write viewBox="0 0 <width> <height>" into its first tag.',
    );
  }
  return { width: Math.round(width) || 1, height: Math.round(height) || 1 };
}

const UNITS: Record<string, number> = { "": 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 9.6 / 2.54 };

/** A length in CSS pixels. Undefined when it depends on what is around the drawing, as percent does. */
function pixels(length: string): number | undefined {
  const [, value, unit = ""] = /^([\d.]+)([a-z]*)\s*$/.exec(length) ?? [];
  return value && unit in UNITS ? Number(value) * (UNITS[unit] as number) : undefined;
}

/**
 * Measures a photograph as it is shown: upright, and no wider than the site shows it.
 * @throws UserError when it is no JPEG, PNG or WebP, or moves; sharp's error when its head is broken
 */
export async function readPhoto(file: string, bytes: Buffer): Promise<Photo> {
  const head = bytes.toString("latin1", 0, 16);
  if (!/^(?:\xFF\xD8\xFF|\x89PNG|RIFF.{4}WEBP)/s.test(head)) {
    const [, kind, mend] = FOREIGN.find(([start]) => start.test(head)) as (typeof FOREIGN)[number];
    throw new UserError(`is ${kind}. The site shows JPEG, PNG, WebP and SVG, whatever the name says. ${mend}`);
  }
  const { autoOrient: size, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (size.width * size.height > MOST_PIXELS) {
    throw new UserError(
      `has ${size.width} × ${size.height} pixels, which fill the memory. Export it ${WIDEST} px wide.`,
    );
  }
  // A PNG that moves says so before its first frame.
  const moving = bytes.indexOf("acTL");
  if (pages > 1 || (head.startsWith("\x89PNG") && moving > 0 && moving < bytes.indexOf("IDAT"))) {
    throw new UserError("moves, and the site's pictures stand still. Export it as a film (MP4) and link the film.");
  }
  const width = Math.max(1, Math.min(size.width, WIDEST, Math.floor((size.width * HIGHEST) / size.height)));
  const settings = JSON.stringify([FORMATS, WIDTHS, HIGHEST, sharp.versions]);
  const digest = createHash("sha256").update(settings).update(bytes).digest("base64url").slice(0, 8);
  return {
    bytes,
    name: `${slug(basename(file, extname(file)))}-${digest}`,
    width,
    height: Math.max(1, Math.round((size.height * width) / size.width)),
    widths: [...WIDTHS.filter((each) => each < width), width],
  };
}

/** A name that stands in a srcset and on any host as it is. */
function slug(name: string): string {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return plain.replaceAll(/[^\w]+/g, "-").replaceAll(/^-|-$/g, "") || "picture";
}

/**
 * One of a photograph's files: upright, in sRGB, and without anything that is not picture (EXIF, place, thumbnail).
 * @param cache folder that keeps it
 * @param width in px, one of the photograph's
 * @throws sharp's error when the picture is broken or cut off
 */
export async function encode(cache: string, photo: Photo, width: number, format: Format): Promise<Buffer> {
  const file = join(cache, `${photo.name}-${width}.${format}`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  // Not at warnings: some cameras write slips that every browser forgives (https://github.com/lovell/sharp/issues/3488).
  const picture = sharp(photo.bytes, { autoOrient: true, failOn: "error" }).resize({ width });
  const bytes = await picture.toFormat(format, FORMATS[format]).toBuffer();
  await mkdir(cache, { recursive: true });
  // A file that is half written has another name, and two builds at once write two.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, bytes);
  await rename(part, file);
  return bytes;
}
