import fontverter from "fontverter";
import * as hb from "harfbuzzjs";
import { expect, test } from "vitest";
import { pages, profile } from "#content/site.ts";
import { titleFontCss } from "../../vite/pages/title-font.ts";

/** The width axis of the font in the CSS. */
async function widths(css: string) {
  const [, base64 = ""] = /base64,([^)]*)/.exec(css) ?? [];
  const font = await fontverter.convert(Buffer.from(base64, "base64"), "truetype");
  return new hb.Face(new hb.Blob(new Uint8Array(font))).getAxisInfos().wdth;
}

test("a title's font has the widths of its lines", async () => {
  expect(await titleFontCss([])).toBe("");
  const { wide, narrow } = profile.titleLines;
  expect(await widths(await titleFontCss([...wide, ...narrow]))).toMatchObject({ min: 62, max: 125 });
  expect(await widths(await titleFontCss(pages.inquiry.lid.wide))).toMatchObject({ min: 62, max: 100 });
  // At the narrowest on any screen, nothing varies.
  expect(await widths(await titleFontCss(pages.dashboard.lid.wide))).toBeUndefined();
});

test("a title that the fit table does not know may have any width", async () => {
  expect(await widths(await titleFontCss(["Anything"]))).toMatchObject({ min: 62, max: 125 });
});

async function lettersIn(woff2: Buffer = Buffer.alloc(0)): Promise<string> {
  const face = new hb.Face(new hb.Blob(new Uint8Array(await fontverter.convert(woff2, "truetype"))));
  return [...face.collectUnicodes()].map((code) => String.fromCodePoint(code)).join("");
}

test("accents get a font of their own, only on pages with accents", async () => {
  const css = await titleFontCss(["Diseñadora"]);
  expect(css.match(/@font-face/g)).toHaveLength(2);
  expect(css).toContain('{font-family:"Archivo Title","Archivo Title Accents",var(--font-cut)!important}');
  const fonts = [...css.matchAll(/base64,([^)]*)/g)].map(([, base64 = ""]) => Buffer.from(base64, "base64"));
  const [plain, accents] = [await lettersIn(fonts[0]), await lettersIn(fonts[1])];
  expect(plain).toContain("ADEIORS");
  expect(accents).toContain("Ñ");
  expect(await titleFontCss(["Plain"])).not.toContain("Accents");
  // Other characters use the page's fonts.
  expect(await titleFontCss(["日本"])).toBe("");
});
