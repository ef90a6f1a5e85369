import { expect, test } from "vitest";
import { directionOf, languageName, suggestLanguage } from "../../src/content/language.ts";
import { htmlTag } from "../../vite/content/plugin.ts";
import { readContent } from "../../vite/content/read-content.ts";

const withLanguage = (tag: string) =>
  readContent(
    "samples",
    new Map([
      [
        "samples/site.yaml",
        `site: https://a.example/\nname: A\ntitle: B\nbio: C\nemail: a@b.example\nlinks: []\ncopyright: D\nleaveOut: [work]\nlanguage: ${tag}\n`,
      ],
    ]),
  );

test("a page names its language, and its direction if that is from right to left", () => {
  expect(["en", "en-GB", "de", "ar", "he", "uz-Arab"].map(htmlTag)).toEqual([
    '<html lang="en">',
    '<html lang="en-GB">',
    '<html lang="de" data-translated="Latn">',
    '<html lang="ar" dir="rtl" data-translated="Arab">',
    '<html lang="he" dir="rtl" data-translated="Hebr">',
    '<html lang="uz-Arab" dir="rtl" data-translated="Arab">',
  ]);
  expect(["ja", "fa", "ckb"].map(directionOf)).toEqual(["ltr", "rtl", "rtl"]);
});

test("a tag is written the usual way, and English is the default", () => {
  expect(withLanguage("PT-br").site.language).toBe("pt-BR");
  expect(readContent("samples").site.language).toBe("en");
});

test.each([
  ["german", "de for German"],
  ["日本語", "ja for Japanese"],
  ["Ελληνικά", "el for Greek"],
  ["pt_BR", "pt-BR for Brazilian Portuguese"],
  ["jp", "ja for Japanese"],
  ["gr", "el for Greek"],
])("an unknown language, %s, gets the tag that was meant", (typed, meant) => {
  expect(() => withLanguage(typed)).toThrow(`expected: a language tag such as en, de or pt-BR: ${meant}`);
});

test("a language that nobody knows gets no suggestion", () => {
  expect([languageName("qq"), suggestLanguage("qq"), suggestLanguage("klingon")]).toEqual([undefined, "", ""]);
});
