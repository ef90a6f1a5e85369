/** The typeface that the owner names in tokens/org_settings.tokens.json. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { OwnerError } from "../../src/lib/errors.ts";
import { tokenValue } from "../../src/theme/layer/base.ts";
import { packageNames, parseLayer, TYPEFACE_EXPECTED } from "../../src/theme/layer/org-settings.ts";
import { root } from "../root.mjs";

export type Typeface = {
  /** A Fontsource npm package with a variable font. */
  package: string;
  /** Packages with letters that it lacks. */
  others: readonly string[];
  /** The part of the width axis to use, in percent. */
  width: { least: number; most: number };
};

/** The typeface that the design was made for. */
const SHIPPED = "@fontsource-variable/archivo";

const token = (file: string) => fileURLToPath(new URL(`../../tokens/${file}.tokens.json`, import.meta.url));

/** Path of the owner's file. `ORG_SETTINGS` names another for the product's tests. */
export const LAYER_FILE = process.env.ORG_SETTINGS ? resolve(root, process.env.ORG_SETTINGS) : token("org_settings");

export function typefaceError(key: string, found: string, expected: string): OwnerError {
  return new OwnerError([{ file: "tokens/org_settings.tokens.json", key, found, expected }]);
}

type Group = Record<string, unknown>;

/** @throws OwnerError for an invalid package name or width range */
export function readTypeface(layerText = readFileSync(LAYER_FILE, "utf8")): Typeface {
  const scales = JSON.parse(readFileSync(token("scales"), "utf8")).width as Group;
  const { root: layer, fail } = parseLayer(layerText);
  const { both = {} } = layer as { both?: Group };
  const { typeface = SHIPPED, width = {} } = both as { typeface?: unknown; width?: Group };
  const names = packageNames(typeface);
  if (!names) throw fail(["both", "typeface"], tokenValue(typeface), TYPEFACE_EXPECTED);
  const [least, most] = (["least", "most"] as const).map((end) => {
    const percent = tokenValue(width[end] ?? scales[end]);
    if (typeof percent === "number" && percent > 0 && percent <= 1000) return percent;
    throw fail(["both", "width", end], percent, "a width in percent, such as 75");
  }) as [number, number];
  if (least > most) {
    throw fail(["both", "width"], `least ${least}, most ${most}`, '"least" not above "most"');
  }
  const [name, ...others] = names;
  return { package: name, others, width: { least, most } };
}
