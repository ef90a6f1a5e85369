/**
 * The files that stand for the owner's typeface: its cuts, the rules of their faces, and what stands in for them.
 *
 * Archivo's are committed in src/theme, since cutting them takes longer than a second. Those of another typeface are made
 * once, into node_modules/.cache, in a fifth of a second.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fontverter from "fontverter";
import { root } from "../root.mjs";
import { measureFont, widthRatio, writeFallbackSheet } from "./fallback-fonts.ts";
import { findFont, type PackagedFont } from "./font-package.ts";
import { axesOf, type Face, faceSheet, facesOf, makeSubsets, missingWeights } from "./subsets.ts";
import { readTypeface, SHIPPED, type Typeface } from "./typeface.ts";

export type TypefaceFiles = TypefaceFacts & {
  /** Path of the sheet with the web fonts' faces, and of the one with the faces that stand in for them. */
  faceSheet: string;
  fallbackSheet: string;
  /** Path of a cut: "cut", "cut-accents", "text" or "text-accents". */
  fileOf: (part: string) => string;
};

/** What the style sheets have to know of a typeface. */
type TypefaceFacts = {
  /** Whether it is the one that the style sheets are written for. */
  isShipped: boolean;
  faces: Record<"cut" | "text", Face>;
  /** Width of a figure of running text, in em: what CSS calls ch. */
  ch: number;
  /** How much longer capitals are at their narrowest than Archivo's, as a factor. At least 1. */
  longer: number;
  /** One line for each thing that the site asks of the font and does not get. */
  warnings: string[];
};

const cache = join(root, "node_modules/.cache/typeface");
const FACTS = "facts.json";

/**
 * @param typeface default: the owner's, read anew
 * @throws OwnerError when its package is not installed or has no font that will do
 */
export async function typefaceFiles(typeface = readTypeface()): Promise<TypefaceFiles> {
  if (JSON.stringify(typeface) === JSON.stringify(SHIPPED)) {
    const axes = { wdth: { min: SHIPPED.width.least, max: SHIPPED.width.most } };
    const faces = facesOf({ cut: axes, text: { wght: { min: 400, max: 700 }, wdth: { ...axes.wdth, min: 100 } } });
    const facts = { isShipped: true, faces, ch: 0.5726, longer: 1, warnings: [] };
    return { ...filesIn(join(root, "src/theme"), "archivo"), ...facts };
  }
  const packaged = await findFont(typeface);
  const folder = join(cache, `${packaged.name}-${await digestOf(packaged, typeface)}`);
  if (!existsSync(folder)) await make(packaged, typeface, folder);
  const facts = JSON.parse(await readFile(join(folder, FACTS), "utf8")) as TypefaceFacts;
  return { ...filesIn(folder, packaged.name), ...facts };
}

function filesIn(folder: string, name: string) {
  return {
    faceSheet: join(folder, "fonts.css"),
    fallbackSheet: join(folder, "fallback-fonts.css"),
    fileOf: (part: string) => join(folder, "fonts", `${name}-${part}.woff2`),
  };
}

/** Changes with the font, with the widths that are asked of it, and with the code of this folder. */
async function digestOf({ version, font }: PackagedFont, typeface: Typeface): Promise<string> {
  const hash = createHash("sha256")
    .update(JSON.stringify([typeface, version]))
    .update(font);
  const code = join(root, "vite/fonts");
  for (const file of (await readdir(code)).sort()) hash.update(await readFile(join(code, file)));
  return hash.digest("hex").slice(0, 12);
}

/** Writes all files of a typeface into a new folder. It has its name once it is whole: two builds may run at a time. */
async function make(packaged: PackagedFont, typeface: Typeface, folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, "draft-"));
  const cuts = await writeSubsets(packaged, typeface, draft);
  const measured = async (part: string) => {
    const { woff2 } = cuts.find((cut) => cut.part === part) as { woff2: Buffer };
    return measureFont(await fontverter.convert(woff2, "truetype"));
  };
  const [cut, text] = [await measured("cut"), await measured("text")];
  const facts: TypefaceFacts = {
    isShipped: false,
    faces: facesOf(axesOf(packaged, typeface)),
    ch: Number(text.words("0", 400, 100).toFixed(4)),
    longer: widthRatio(cut),
    warnings: missingWeights(packaged, typeface),
  };
  await writeFile(join(draft, "fallback-fonts.css"), writeFallbackSheet({ cut, text }));
  await writeFile(join(draft, FACTS), JSON.stringify(facts));
  await rename(draft, folder).catch(async (error) => {
    await rm(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
}

/**
 * Cuts a font into a folder: `fonts/*.woff2`, and `fonts.css` with their faces.
 * @returns the cuts
 */
export async function writeSubsets(packaged: PackagedFont, typeface: Typeface, folder: string) {
  const cuts = await makeSubsets(packaged, typeface);
  await mkdir(join(folder, "fonts"), { recursive: true });
  const { fileOf, faceSheet: sheet } = filesIn(folder, packaged.name);
  for (const { part, woff2 } of cuts) await writeFile(fileOf(part), woff2);
  const faces = facesOf(axesOf(packaged, typeface));
  await writeFile(sheet, faceSheet(packaged.name, faces));
  return cuts;
}
