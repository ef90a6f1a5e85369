/**
 * The owner names another variable font, and all that is made of the typeface follows. The second font is one without a
 * width axis.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import fontverter from "fontverter";
import * as hb from "harfbuzzjs";
import { expect, test } from "vitest";
import { findFont } from "../../vite/fonts/font-package.ts";
import { applyTypeface } from "../../vite/fonts/plugin.ts";
import { axesOf, facesOf, makeSubsets, missingWeights } from "../../vite/fonts/subsets.ts";
import { readTypeface } from "../../vite/fonts/typeface.ts";
import { typefaceFiles } from "../../vite/fonts/typeface-files.ts";

const SHIPPED = readTypeface("{}");
const SECOND = { ...SHIPPED, package: "@fontsource-variable/space-grotesk" };
const layer = (both: object) => JSON.stringify({ both });

async function faceOf(woff2: Buffer) {
  return new hb.Face(new hb.Blob(new Uint8Array(await fontverter.convert(woff2, "truetype"))));
}

/** The characters that a font lacks. */
async function lackedBy(woff2: Buffer, text: string): Promise<string> {
  const has = (await faceOf(woff2)).collectUnicodes();
  return [...text].filter((letter) => !has.includes(letter.codePointAt(0) as number)).join("");
}

async function axesIn(woff2: Buffer) {
  return (await faceOf(woff2)).getAxisInfos();
}

test("a layer without a typeface means the shipped one", () => {
  expect(SHIPPED).toEqual({ package: "@fontsource-variable/archivo", others: [], width: { least: 62, most: 125 } });
  expect(readTypeface(layer({ primaryColor: "#0a7d55" }))).toEqual(SHIPPED);
});

test("a typeface is a package name or token, with optional widths", () => {
  const id = "@fontsource-variable/inter";
  expect(readTypeface(layer({ typeface: id }))).toEqual({ ...SHIPPED, package: id });
  expect(readTypeface(layer({ typeface: { $type: "fontFamily", $value: id } })).package).toBe(id);
  const list = { $type: "fontFamily", $value: [id, "@fontsource-variable/noto-sans"] };
  expect(readTypeface(layer({ typeface: list }))).toMatchObject({ package: id, others: [list.$value[1]] });
  expect(readTypeface(layer({ width: { least: 75, most: 100 } })).width).toEqual({ least: 75, most: 100 });
  expect(readTypeface(layer({ width: { most: { $type: "number", $value: 100 } } })).width.most).toBe(100);
});

test.each([
  [{ typeface: "Space Grotesk" }, 'key "both.typeface"', 'found:    "Space Grotesk"', "name of an npm package"],
  [{ typeface: "../fonts" }, 'key "both.typeface"', 'found:    "../fonts"', "name of an npm package"],
  [{ typeface: 7 }, 'key "both.typeface"', "found:    7", "name of an npm package"],
  [{ width: { least: "75%" } }, 'key "both.width.least"', 'found:    "75%"', "a width in percent"],
  [{ width: { least: 110, most: 100 } }, 'key "both.width"', "least 110, most 100", 'not above "most"'],
])("a layer with %j is rejected with what to write", (both, ...words) => {
  for (const word of ["tokens/org_settings.tokens.json", ...words]) {
    expect(() => readTypeface(layer(both))).toThrow(word);
  }
});

test("a package without a variable font is an error with the fix", async () => {
  const missing = { ...SHIPPED, package: "@fontsource-variable/not-there" };
  await expect(findFont(missing)).rejects.toThrow("Run: npm install @fontsource-variable/not-there");
  await expect(findFont(missing)).rejects.toThrow('tokens/org_settings.tokens.json, key "both.typeface"');
  await expect(findFont({ ...SHIPPED, package: "clsx" })).rejects.toThrow(/"clsx", which has no variable Latin font/);
});

test("another font's files have its characters, weights and equal capitals", async () => {
  const cuts = new Map<string, Buffer>(
    (await makeSubsets(await findFont(SECOND), SECOND)).map(({ part, woff2 }) => [part, woff2]),
  );
  const cut = (part: string) => cuts.get(part) as Buffer;
  expect([...cuts.keys()]).toEqual(["cut", "cut-accents", "text", "text-accents"]);
  expect(await lackedBy(cut("cut"), "ABCXYZ0189&!?.,’“”–©")).toBe("");
  expect(await lackedBy(cut("text"), "ABCXYZabcxyz0189&!?.,’“”–©")).toBe("");
  expect(await lackedBy(cut("cut-accents"), "ÄÉÎÕÜ€")).toBe("");
  expect(await lackedBy(cut("text-accents"), "ÄÉÎÕÜäéîõü€")).toBe("");
  expect(await axesIn(cut("cut"))).toEqual({});
  expect(await axesIn(cut("text"))).toEqual({ wght: expect.objectContaining({ min: 400, max: 700 }) });
  const capital = async (woff2: Buffer) => {
    const face = await faceOf(woff2);
    const font = new hb.Font(face);
    const height = font.glyphExtents(font.nominalGlyph("H".codePointAt(0) as number) as number)?.height ?? 0;
    const { ascender, descender } = font.hExtents();
    return [height, ascender, descender].map((units) => Math.abs(units) / face.upem);
  };
  const { fileOf } = await typefaceFiles(SHIPPED);
  const wanted = await capital(await readFile(fileOf("cut")));
  for (const [i, measure] of (await capital(cut("cut"))).entries()) expect(measure).toBeCloseTo(wanted[i] as number, 2);
});

test("@font-face rules have the font's axes, and fallback fonts its proportions", async () => {
  const rulesOf = async (typeface: typeof SHIPPED) => {
    const { sheet, faces } = await typefaceFiles(typeface);
    const css = await readFile(sheet, "utf8");
    const [, adjusted] = /Archivo Text Fallback".*?size-adjust: ([\d.]+)%/.exec(css) ?? [];
    return { css, faces, adjusted: Number(adjusted), count: css.match(/@font-face/g)?.length };
  };
  const archivo = await rulesOf(SHIPPED);
  const second = await rulesOf(SECOND);
  expect(archivo.faces.text).toMatchObject({ weight: "400 700", stretch: "100% 125%" });
  expect(archivo.css).toContain("font-stretch: 62% 125%");
  // Arial is as wide as Archivo.
  expect(archivo.adjusted).toBeCloseTo(101, 0);
  expect(second.faces.text).toMatchObject({ weight: "400 700", stretch: "" });
  expect(second.css).toContain('url("./space-grotesk-cut.woff2")');
  expect(second.css).not.toContain("font-stretch");
  // Four web fonts; extended Latin and Vietnamese for titles and text; fallbacks for the title and for text in three weights,
  // each with a space; and one for figures.
  expect(second.count).toBe(4 + 2 * 2 + 2 + 3 * 2 + 1);
  expect(second.adjusted).toBeGreaterThan(archivo.adjusted + 5);
});

test("a font keeps the site's widths and weights, and warns of missing ones", async () => {
  const axis = (min: number, max: number) => ({ min, max, default: min });
  const font = { axes: { wght: axis(300, 600), wdth: axis(75, 100), opsz: axis(14, 32) } };
  const kept = axesOf(font, SHIPPED);
  expect(kept.cut).toEqual({ wght: 600, wdth: { min: 75, max: 100 }, opsz: 14 });
  expect(kept.text).toEqual({ wght: { min: 400, max: 600 }, wdth: 100, opsz: 14 });
  expect(facesOf(kept)).toMatchObject({
    cut: { weight: "700", stretch: "75% 100%" },
    text: { weight: "400 600", stretch: "100%" },
  });
  expect(missingWeights(font, SECOND)).toEqual([
    'tokens/org_settings.tokens.json, key "both.typeface": @fontsource-variable/space-grotesk has weights 300 to 600. Using 600 for 700.',
  ]);
  expect(missingWeights(await findFont(SECOND), SECOND)).toEqual([]);
});

test("the owner's widths limit the shipped typeface", async () => {
  const { faces } = await typefaceFiles({ ...SHIPPED, width: { least: 75, most: 110 } });
  expect(faces).toMatchObject({ cut: { stretch: "75% 110%" }, text: { stretch: "100% 110%" } });
});

test("the tokens get the font's ch and smaller sizes; Archivo's are as written", async () => {
  const tokens = "--size-cut: 3rem; --size-body: 1rem; --font-ch: 0.573;";
  expect(applyTypeface(tokens, { ch: 0.6, longer: 1.5 })).toBe("--size-cut: 2rem; --size-body: 1rem; --font-ch: 0.6;");
  expect((await typefaceFiles(SECOND)).longer).toBeGreaterThan(1.2);
  expect(applyTypeface(tokens, await typefaceFiles(SHIPPED))).toBe(tokens);
});

test("further fonts of a package and of others draw what the site's files lack", async () => {
  const [sheet, second] = await Promise.all(
    [SHIPPED, { ...SHIPPED, others: [SECOND.package] }].map(async (each) => (await typefaceFiles(each)).sheet),
  );
  const files = (css: string) => [...css.matchAll(/\.\/[\w-]+\.woff2/g)].map(String);
  const css = await readFile(sheet as string, "utf8");
  const vietnamese = "./archivo-vietnamese-wdth-normal.woff2";
  // In titles and texts, and before the site's own files.
  expect(files(css).filter((file) => file === vietnamese)).toHaveLength(2);
  expect(files(css).indexOf("./archivo-cut.woff2")).toBeGreaterThan(files(css).lastIndexOf(vietnamese));
  expect(existsSync(join(dirname(sheet as string), vietnamese))).toBe(true);
  expect(files(css)).not.toContain("./archivo-latin-wdth-normal.woff2");
  const both = await readFile(second as string, "utf8");
  // Browsers take the first package's characters, whose faces are last.
  expect(files(both).lastIndexOf("./space-grotesk-vietnamese-wght-normal.woff2")).toBeLessThan(
    files(both).indexOf(vietnamese),
  );
  expect(both).toMatch(
    /"Archivo Text"; src: url\("\.\/space-grotesk-vietnamese-wght-normal\.woff2"\)[^}]+unicode-range: U\+0102/,
  );
});
