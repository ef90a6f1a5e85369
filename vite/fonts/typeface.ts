/** The typeface that the owner names in tokens/org_settings.tokens.json. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { OwnerError } from "../../src/lib/errors.ts";
import { PACKAGE_NAME, parseLayer } from "../../src/theme/layer/org-settings.ts";
import { root } from "../root.mjs";

export type Typeface = {
  /** An npm package with a variable font, in the form of Fontsource. */
  package: string;
  /** The part of the width axis that the site may use, in percent. */
  width: { least: number; most: number };
};

/** The typeface that the repository's own font files are cut from. */
export const SHIPPED: Typeface = { package: "@fontsource-variable/archivo", width: { least: 62, most: 125 } };

const token = (file: string) => fileURLToPath(new URL(`../../tokens/${file}.tokens.json`, import.meta.url));

/** Path of the owner's file. `ORG_SETTINGS` names another: the tests of the product run on the site's own look. */
export const LAYER_FILE = process.env.ORG_SETTINGS ? resolve(root, process.env.ORG_SETTINGS) : token("org_settings");

/** A mistake about the typeface. */
export function typefaceError(key: string, found: string, expected: string): OwnerError {
  return new OwnerError([{ file: "tokens/org_settings.tokens.json", key, found, expected }]);
}

type Group = Record<string, unknown>;

/**
 * @param layerText text of the owner's file instead of the one on disk
 * @throws OwnerError when a value is no name of a package, or no range of widths in percent
 */
export function readTypeface(layerText = readFileSync(LAYER_FILE, "utf8")): Typeface {
  const scales = JSON.parse(readFileSync(token("scales"), "utf8")).width as Group;
  const { both = {} } = parseLayer(layerText).root as { both?: Group };
  const { typeface = SHIPPED.package, width = {} } = both as { typeface?: unknown; width?: Group };
  const name = plain(typeface);
  if (typeof name !== "string" || !PACKAGE_NAME.test(name)) {
    throw typefaceError(
      "both.typeface",
      JSON.stringify(name),
      'the name of an npm package with a variable font, such as "@fontsource-variable/inter"',
    );
  }
  const [least, most] = (["least", "most"] as const).map((end) => {
    const percent = plain(width[end] ?? scales[end]);
    if (typeof percent === "number" && percent > 0 && percent <= 1000) return percent;
    throw typefaceError(`both.width.${end}`, JSON.stringify(percent), "a width in percent, such as 75");
  }) as [number, number];
  if (least > most) {
    throw typefaceError("both.width", `least ${least}, most ${most}`, "a least width that is not above the most");
  }
  return { package: name, width: { least, most } };
}

/** The value of a token, or the value itself where the owner wrote it alone. */
function plain(token: unknown): unknown {
  return typeof token === "object" && token !== null && "$value" in token ? token.$value : token;
}
