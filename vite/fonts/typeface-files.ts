/** The owner's web fonts, their @font-face rules and fallback fonts: made once, in node_modules/.cache. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import fontverter from "fontverter";
import { root } from "../root.mjs";
import { measureFont, widthRatio, writeFallbackSheet } from "./fallback-fonts.ts";
import { findFont, type PackagedFont, scriptFonts } from "./font-package.ts";
import { axesOf, type Face, faceRules, facesOf, makeSubsets, missingWeights, scriptRules } from "./subsets.ts";
import { readTypeface, type Typeface } from "./typeface.ts";

export type TypefaceFiles = TypefaceFacts & {
  /** Path of the sheet with all faces. */
  sheet: string;
  /** Path of a font: "cut", "cut-accents", "text" or "text-accents". */
  fileOf: (part: string) => string;
};

type TypefaceFacts = {
  faces: Record<"cut" | "text", Face>;
  /** Width of the text font's "0" in em (CSS ch). */
  ch: number;
  longer: number;
  warnings: string[];
};

const cache = join(root, "node_modules/.cache/typeface");
const FACTS = "facts.json";

/** @throws OwnerError if the package is not installed or has no suitable font */
export async function typefaceFiles(typeface = readTypeface()): Promise<TypefaceFiles> {
  const packaged = await findFont(typeface);
  const folder = join(cache, `${packaged.name}-${await digestOf(packaged, typeface)}`);
  if (!existsSync(folder)) await make(packaged, typeface, folder);
  const facts = JSON.parse(await readFile(join(folder, FACTS), "utf8")) as TypefaceFacts;
  return { ...filesIn(folder, packaged.name), ...facts };
}

function filesIn(folder: string, name: string) {
  return {
    sheet: join(folder, "fonts.css"),
    fileOf: (part: string) => join(folder, `${name}-${part}.woff2`),
  };
}

/** Changes with the font, the widths and the code in this folder. */
async function digestOf({ version, font }: PackagedFont, typeface: Typeface): Promise<string> {
  const hash = createHash("sha256")
    .update(JSON.stringify([typeface, version]))
    .update(font);
  const code = join(root, "vite/fonts");
  for (const file of (await readdir(code)).sort()) hash.update(await readFile(join(code, file)));
  return hash.digest("hex").slice(0, 12);
}

/** Writes to a draft folder and renames it when complete, since two builds may run at once. */
async function make(packaged: PackagedFont, typeface: Typeface, folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, "draft-"));
  const { sheet, fileOf } = filesIn(draft, packaged.name);
  const subsets = await makeSubsets(packaged, typeface);
  for (const { part, woff2 } of subsets) await writeFile(fileOf(part), woff2);
  const measured = async (part: string) => {
    const { woff2 } = subsets.find((subset) => subset.part === part) as { woff2: Buffer };
    return measureFont(await fontverter.convert(woff2, "truetype"));
  };
  const [cut, text] = [await measured("cut"), await measured("text")];
  const faces = facesOf(axesOf(packaged, typeface));
  const facts: TypefaceFacts = {
    faces,
    ch: Number(text.words("0", 400, 100).toFixed(4)),
    longer: widthRatio(cut),
    warnings: missingWeights(packaged, typeface),
  };
  // Browsers ask the last face first.
  const packages = [typeface.package, ...typeface.others].toReversed();
  const scripts = (await Promise.all(packages.map(scriptFonts))).flat();
  for (const { path } of scripts) await copyFile(path, join(draft, basename(path)));
  const rules = [scriptRules(scripts, faces), faceRules(packaged.name, faces), writeFallbackSheet({ cut, text })];
  await writeFile(sheet, rules.join("\n"));
  await writeFile(join(draft, FACTS), JSON.stringify(facts));
  await rename(draft, folder).catch(async (error) => {
    await rm(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
}
