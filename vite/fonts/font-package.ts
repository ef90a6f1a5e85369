/** Finds the font in a typeface's package and reads its axes. */
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

/** @throws OwnerError if the package is not installed or has no variable font with weights */
export async function findFont({ package: id }: Typeface): Promise<PackagedFont> {
  const wrong = (found: string, expected: string) => typefaceError("both.typeface", `"${id}", ${found}`, expected);
  const paths = createRequire(import.meta.url).resolve.paths(id) ?? [];
  const folder = paths.map((path) => join(path, id)).find((path) => existsSync(join(path, "package.json")));
  if (!folder) throw wrong("which is not installed", `an installed package. Run: npm install ${id}`);
  const variable = 'a package with a variable font, such as "@fontsource-variable/inter"';
  const files = existsSync(join(folder, "files")) ? await readdir(join(folder, "files")) : [];
  const file = KINDS.map((kind) => files.find((each) => each.endsWith(`-latin-${kind}-normal.woff2`))).find(Boolean);
  if (!file) throw wrong(`which has no variable Latin font in ${folder}/files`, variable);
  const font = await fontverter.convert(await readFile(join(folder, "files", file)), "truetype");
  const axes = new hb.Face(new hb.Blob(new Uint8Array(font))).getAxisInfos() as Record<string, Axis>;
  const { wght } = axes;
  if (!wght) throw wrong(`whose ${file} has no weight axis`, variable);
  const sheet = axes.wdth && existsSync(join(folder, "wdth.css")) ? "wdth.css" : "index.css";
  const [, family = id] = /font-family:\s*["']([^"']+)/.exec(await readFile(join(folder, sheet), "utf8")) ?? [];
  const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return { name: id.replace(/^.*\//, ""), version, font, axes: { ...axes, wght }, sheet, family };
}
