import { base } from "virtual:token-base";
import fc from "fast-check";
import { expect, test } from "vitest";
import { UserError } from "#lib/errors.ts";
import { linkOf, numberOf, readLink, withSizesOf } from "#studio/link.ts";
import { readSections } from "#studio/preview-sheet.ts";
import type { Sections } from "#studio/sections.ts";
import { runs } from "#tests/support/complete.ts";
import { colorIds, hexLayer } from "./random-layers.ts";

const NOTHING = { both: {}, dark: {}, light: {} };
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The link's colours, or undefined if it is rejected with a UserError. */
function readOrReject(link: string): Sections | undefined {
  try {
    return readLink(link, base);
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    expect((error as Error).message).toMatch(/^This link [\w ’,.]{20,}\.$/);
  }
}

test("a link decodes to the colours it was made from", () => {
  fc.assert(
    fc.property(hexLayer, (sections) => {
      const link = linkOf(sections, base);
      expect(readLink(link, base)).toEqual(sections);
      expect(encodeURIComponent(link)).toBe(link);
    }),
    { numRuns: runs(500) },
  );
});

test("DTCG tokens and aliases are encoded as their colours, sizes are not", () => {
  const sections = {
    both: {
      primaryColor: { $type: "color", $value: "#0a7d55" },
      "role.ok": "{primaryColor}",
      "role.note": "{palette.steel}",
      "role.hold": "{role.text}",
      "space.4": "20px",
    },
    dark: { "role.ok": "#ffaa00" },
    light: {},
  };
  const read = readLink(linkOf(sections, base), base);
  const { colors } = readSections(sections).layer;
  expect(read.both).toEqual({ primaryColor: "#0a7d55" });
  expect(read.dark).toEqual({
    "role.ok": "#ffaa00",
    "role.note": "#c9d1d3",
    "role.hold": colors.dark["role.hold"],
  });
  expect(read.light).toMatchObject({ "role.ok": colors.light["role.ok"], "role.note": "#c9d1d3" });
  expect(readSections(read).layer.colors).toEqual(colors);
});

test("a link fits every colour in every section", () => {
  const section = Object.fromEntries(colorIds.map((id, index) => [id, `#0000${(index + 16).toString(16)}`]));
  const all = { both: section, dark: section, light: section };
  expect(readLink(linkOf(all, base), base)).toEqual(all);
});

test("a link with a missing part or any changed character is rejected", () => {
  const link = linkOf({ ...NOTHING, both: { primaryColor: "#0a7d55" } }, base);
  const parts = [...link].flatMap((_, at) => [link.slice(0, at), link.slice(at + 1)]);
  expect(parts.filter((each) => readOrReject(each))).toEqual([]);
  const changed = [...link].flatMap((letter, at) =>
    [...LETTERS].flatMap((put) => (put === letter ? [] : [`${link.slice(0, at)}${put}${link.slice(at + 1)}`])),
  );
  expect(changed).toHaveLength(link.length * 63);
  expect(changed.filter((each) => readOrReject(each))).toEqual([]);
});

/** A link of these bytes with a valid checksum. */
function forged(bytes: readonly number[]): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  const sum = (hash >>> 16) ^ (hash & 0xffff);
  return Buffer.from([...bytes, sum >> 8, sum & 255]).toString("base64url");
}

const number = numberOf("primaryColor");
const unknown = Array.from({ length: 0x4000 }, (_, each) => each).find(
  (each) => !colorIds.map(numberOf).includes(each),
) as number;

test.each([
  ["HTML", "<img src=x onerror=alert(1)>"],
  ["nothing", ""],
  ["a megabyte", "A".repeat(1_000_000)],
  ["a line break at the end", `${linkOf(NOTHING, base)}\n`],
  ["padding", `${linkOf({ ...NOTHING, dark: { primaryColor: "#000000" } }, base)}=`],
  ["other digits", "１２３４"],
  ["another version", forged([2, number >> 8, number & 255, 1, 2, 3])],
  ["no version", forged([])],
  ["a name that no colour has", forged([1, unknown >> 8, unknown & 255, 1, 2, 3])],
  ["a fourth section", forged([1, (3 << 6) | (number >> 8), number & 255, 1, 2, 3])],
  ["half a colour", forged([1, number >> 8, number & 255, 1])],
])("%s is rejected with a UserError", (_, link) => {
  expect(readOrReject(link)).toBeUndefined();
});

test("a forged link with a valid checksum gives its colour", () => {
  expect(readLink(forged([1, number >> 8, number & 255, 1, 2, 3]), base)).toEqual({
    ...NOTHING,
    both: { primaryColor: "#010203" },
  });
});

test("a link replaces the committed colours and keeps the sizes", () => {
  const committed: Sections = {
    both: { primaryColor: "#0a7d55", "size.body": "1.2rem", typeface: "@fontsource-variable/archivo" },
    dark: { "space.4": "20px", "role.bg": "#101010" },
    light: {},
  };
  const link: Sections = { both: {}, dark: { primaryColor: "#7d1420" }, light: { "role.bg": "#ffffff" } };
  expect(withSizesOf(committed, link, base)).toEqual({
    both: { "size.body": "1.2rem", typeface: "@fontsource-variable/archivo" },
    dark: { "space.4": "20px", primaryColor: "#7d1420" },
    light: { "role.bg": "#ffffff" },
  });
});
