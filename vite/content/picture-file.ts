/** Reads an owner's picture by its content, not its name: kind, size, and the files for the page. */
import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { UserError } from "../../src/lib/errors.ts";
import { slugOf } from "../slug.mjs";
import { writeFiles } from "../write-files.mjs";
import { svgSize } from "./svg.ts";

/** In device pixels. The largest fills a window of 1440 px at two device pixels each. */
const WIDTHS = [480, 960, 1440, 1920, 2560];
const WIDEST = 2560;
/** In px: WebP's limit. */
const HIGHEST = 16_383;
const MAX_MB = 25;
/** sharp's limit. */
const MAX_PIXELS = 0x3fff ** 2;

/** A browser takes the first that it supports. AVIF with effort 4 takes five times as long to save a fifth at best. */
const FORMATS = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 80, smartSubsample: true },
} as const;
export type Format = keyof typeof FORMATS;
export const formats = Object.keys(FORMATS) as Format[];

export type Photo = Awaited<ReturnType<typeof readPhoto>>;

/** How files of other kinds begin, and how to fix them. */
const UNSUPPORTED: [head: RegExp, kind: string, fix: string][] = [
  [/^.{4}ftyp(?:hei|hev|mif|msf)/s, "a HEIC picture", "Export it as JPEG."],
  [/^.{4}ftypavi/s, "an AVIF picture", "Export it as JPEG or PNG: the build makes an AVIF."],
  [/^.{4}ftyp/s, "a film", "Link the film, or export one frame as JPEG or PNG."],
  [/^(?:II\*|MM.\*)/s, "a TIFF picture", "Export it as JPEG."],
  [/^GIF8/, "a GIF picture", "Export it as PNG. If it moves, export it as a film (MP4) and link the film."],
  [/^8BPS/, "a Photoshop file", "Export it as JPEG or PNG."],
  [/^%PDF/, "a PDF file", "Export it as SVG."],
  [/^/, "of an unknown kind", "Export it as one of these."],
];

/** The endings of each kind of picture, by how its file begins. */
const ENDINGS: [head: RegExp, ...endings: string[]][] = [
  [/^\xFF\xD8\xFF/, ".jpg", ".jpeg"],
  [/^\x89PNG/, ".png"],
  [/^RIFF.{4}WEBP/s, ".webp"],
  [/^(?:\xEF\xBB\xBF)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i, ".svg"],
];

/** The ending of a picture's kind instead of one that is not: phones call a JPEG "photo.HEIC". */
export function endingOf(given: string, bytes: Buffer): string {
  const ending = given.toLowerCase();
  const [, ...fitting] = ENDINGS.find(([head]) => head.test(bytes.toString("latin1", 0, 64))) ?? [/^/, ending];
  return fitting.includes(ending) ? ending : (fitting[0] ?? ending);
}

/** @throws UserError when the file is too large */
export async function readPicture(file: string): Promise<Buffer> {
  const { size } = await stat(file);
  if (size > MAX_MB * 1024 ** 2) {
    const megabytes = (size / 1024 ** 2).toFixed(1);
    throw new UserError(
      `has ${megabytes} MB. The limit is ${MAX_MB} MB, since the page shows ${WIDEST} px at most. Export it at that width.`,
    );
  }
  return readFile(file);
}

/**
 * Measures a photo as the site shows it: upright, and at most WIDEST.
 * @throws UserError when it is not a JPEG, PNG or WebP, or is animated; sharp's error when its header is broken
 */
export async function readPhoto(file: string, bytes: Buffer) {
  const head = bytes.toString("latin1", 0, 16);
  if (!/^(?:\xFF\xD8\xFF|\x89PNG|RIFF.{4}WEBP)/s.test(head)) {
    const [, kind, fix] = UNSUPPORTED.find(([start]) => start.test(head)) as (typeof UNSUPPORTED)[number];
    throw new UserError(`is ${kind}. The site shows JPEG, PNG, WebP and SVG. ${fix}`);
  }
  const { autoOrient: size, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (size.width * size.height > MAX_PIXELS) {
    throw new UserError(`has ${size.width} × ${size.height} pixels, too many to decode. Export it ${WIDEST} px wide.`);
  }
  // An animated PNG has this chunk before its first frame.
  const moving = bytes.indexOf("acTL");
  if (pages > 1 || (head.startsWith("\x89PNG") && moving > 0 && moving < bytes.indexOf("IDAT"))) {
    throw new UserError("is animated, and the site shows still pictures. Export it as a film (MP4) and link the film.");
  }
  const width = Math.max(1, Math.min(size.width, WIDEST, Math.floor((size.width * HIGHEST) / size.height)));
  const settings = JSON.stringify([FORMATS, WIDTHS, HIGHEST, sharp.versions]);
  const digest = createHash("sha256").update(settings).update(bytes).digest("base64url").slice(0, 8);
  return {
    bytes,
    /** For example "photo-Ab3_xY09". All files of a picture share the digest, which does not compress. */
    name: `${slugOf(basename(file, extname(file)), "picture")}-${digest}`,
    width,
    height: Math.max(1, Math.round((size.height * width) / size.width)),
    /** The widths of its files in px, ascending. */
    widths: [...WIDTHS.filter((each) => each < width), width],
  };
}

/**
 * Checks a whole picture, which takes longer than reading its size.
 * @throws UserError when the build cannot show it
 */
export async function checkPicture(file: string, bytes: Buffer): Promise<void> {
  if (svgSize(file, bytes)) return;
  try {
    await readPhoto(file, bytes);
    // Only decoding shows whether the picture is complete.
    await sharp(bytes, { limitInputPixels: false }).resize(16).toBuffer();
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`is broken or cut off (${(error as Error).message.trim()}). Export it again.`);
  }
}

/**
 * One of a photo's files: upright, in sRGB, without metadata.
 * @param cache folder that keeps it
 * @param width in px, one of the photo's
 * @throws sharp's error when the picture is broken or cut off
 */
export async function encode(cache: string, photo: Photo, width: number, format: Format): Promise<Buffer> {
  const file = join(cache, `${photo.name}-${width}.${format}`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  // Not at warnings: some cameras write errors that every browser forgives (https://github.com/lovell/sharp/issues/3488).
  const picture = sharp(photo.bytes, { autoOrient: true, failOn: "error" }).resize({ width });
  const bytes = await picture.toFormat(format, FORMATS[format]).toBuffer();
  writeFiles(new Map([[file, bytes]]));
  return bytes;
}
