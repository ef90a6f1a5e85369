/** Finds the fonts in a typeface's packages and reads their axes. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import fontverter from "fontverter";
import * as hb from "harfbuzzjs";
import { type Typeface, typefaceError } from "./typeface.ts";

export type Axis = { min: number; default: number; max: number };

export type PackagedFont = {
  /** The package's last part, such as "archivo". */
  name: string;
  version: string;
  font: Buffer;
  axes: Record<string, Axis> & { wght: Axis; wdth?: Axis };
  /** The package's own style sheet, such as "wdth.css", and its family. */
  sheet: string;
  family: string;
};

/** Kinds of files in a Fontsource package, best first. "wdth" has weights too. */
const KINDS = ["wdth", "wght", "standard", "full"];

const wrong = (id: string, found: string, expected: string) =>
  typefaceError("both.typeface", `"${id}", ${found}`, expected);

function folderOf(id: string): string {
  const paths = createRequire(import.meta.url).resolve.paths(id) ?? [];
  const folder = paths.map((path) => join(path, id)).find((path) => existsSync(join(path, "package.json")));
  if (!folder) throw wrong(id, "which is not installed", `an installed package. Run: npm install ${id}`);
  return folder;
}

const sheetOf = (folder: string) => (existsSync(join(folder, "wdth.css")) ? "wdth.css" : "index.css");

/** A font file with the letters of one script, and its `unicode-range`. */
export type ScriptFont = { path: string; range: string };

/** Files that repeat what the site's own have, or have no letters. */
const NOT_SCRIPTS = /-(?:latin|math|symbols2?)-(?!ext)/;

/** The package's fonts for scripts other than Western European. @throws OwnerError if it is not installed */
export async function scriptFonts(id: string): Promise<ScriptFont[]> {
  const folder = folderOf(id);
  const css = await readFile(join(folder, sheetOf(folder)), "utf8");
  const faces = css.matchAll(/url\(\.\/(files\/[^)]+\.woff2)\)[^}]*unicode-range:\s*([^;}]+)/g);
  return [...faces]
    .map(([, file = "", range = ""]) => ({ path: join(folder, file), range }))
    .filter(({ path }) => !NOT_SCRIPTS.test(path));
}

/** @throws OwnerError if the package is not installed or has no variable font with weights */
export async function findFont({ package: id }: Typeface): Promise<PackagedFont> {
  const folder = folderOf(id);
  const variable = 'a package with a variable font, such as "@fontsource-variable/inter"';
  const files = existsSync(join(folder, "files")) ? await readdir(join(folder, "files")) : [];
  const file = KINDS.map((kind) => files.find((each) => each.endsWith(`-latin-${kind}-normal.woff2`))).find(Boolean);
  if (!file) throw wrong(id, `which has no variable Latin font in ${folder}/files`, variable);
  const font = await fontverter.convert(await readFile(join(folder, "files", file)), "truetype");
  const axes = new hb.Face(new hb.Blob(new Uint8Array(font))).getAxisInfos() as Record<string, Axis>;
  const { wght } = axes;
  if (!wght) throw wrong(id, `whose ${file} has no weight axis`, variable);
  const sheet = sheetOf(folder);
  const [, family = id] = /font-family:\s*["']([^"']+)/.exec(await readFile(join(folder, sheet), "utf8")) ?? [];
  const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return { name: id.replace(/^.*\//, ""), version, font, axes: { ...axes, wght }, sheet, family };
}
