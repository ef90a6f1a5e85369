import { expect, test } from "vitest";
import { covers, takeWebFaces } from "../../vite/pages/font-faces.ts";

const cut = '@font-face{font-family:"Archivo Cut";src:url("./cut.woff2") format("woff2");font-weight:700}';
const accents = '@font-face{font-family:Archivo Cut;src:url(./accents.woff2)format("woff2");unicode-range:U+A1-A8}';
const local = "@font-face{font-family:Stand In;src:local(Arial);size-adjust:101%}";
const inline = "@font-face{font-family:Title;src:url(data:font/woff2;base64,AAAA)}";

test("faces with a file are extracted from a sheet for the FontFace constructor", () => {
  const { faces, rules } = takeWebFaces(`${cut}.a{b:c}@layer base{${accents}.d{e:f}}${local}${inline}`);
  expect(faces).toEqual([
    { family: "Archivo Cut", file: "./cut.woff2", weight: "700", stretch: "normal", rule: cut },
    {
      family: "Archivo Cut",
      file: "./accents.woff2",
      weight: "normal",
      stretch: "normal",
      unicodeRange: "U+A1-A8",
      rule: accents,
    },
  ]);
  expect(rules).toBe(`.a{b:c}@layer base{.d{e:f}}${local}${inline}`);
});

test("a face covers a text with a letter of its range", () => {
  const face = (unicodeRange: string) => ({ unicodeRange }) as Parameters<typeof covers>[0];
  for (const range of ["U+370-3FF", "U+20, U+3b1", "U+3??"]) expect(covers(face(range), "abc α"), range).toBe(true);
  for (const range of ["U+370-3B0", "U+1F??"]) expect(covers(face(range), "abc α"), range).toBe(false);
});
