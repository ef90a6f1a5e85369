/** For any input: only UserError is thrown, and imported values have the right type. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { OwnerError, UserError } from "#lib/errors.ts";
import { readFiles } from "#studio/import/read-files.ts";
import type { Reading } from "#studio/import/types.ts";
import { runs } from "#tests/support/complete.ts";
import { readJson } from "#theme/layer/json.ts";
import { file, known } from "./fixtures/read.ts";
import { siteFile } from "./fixtures/site.ts";

const FORMS: Record<string, RegExp> = {
  color: /^"(?:#[0-9a-f]{6}|\w[\w-]*\([^"]*\)|\{[\w.-]+\})"$/,
  dimension: /^"-?[\d.]+(?:e-?\d+)?(?:px|rem)"$/,
  number: /^-?[\d.e+-]+$/,
  duration: /^"[\d.]+ms"$/,
  cubicBezier: /^\[[\d.e+-]+(?:,[\d.e+-]+){3}\]$/,
  fontWeight: /^[\d.]+$/,
};

function survive(...files: { name: string; text: string }[]): Reading | undefined {
  let reading: Reading;
  try {
    reading = readFiles(files, known);
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    expect((error as Error).message).toContain(files[0]?.name);
    return;
  }
  for (const section of Object.values(reading.sections)) {
    for (const [name, value] of Object.entries(section)) {
      const type = known.get(name) ?? known.get(`org_settings.${name}`);
      expect(type, name).toBeDefined();
      expect(JSON.stringify(value), name).toMatch(FORMS[type as string] as RegExp);
    }
  }
  for (const note of reading.skipped) expect(note.what && note.why).toBeTruthy();
  return reading;
}

const WORDS = `role bg text dark light both palette size body ease lid $value $type value type $ref $root $extends $themes
  $metadata $extensions com.figma.aliasData unit alpha colorSpace components hex __proto__ constructor toString primaryColor
  a b a.b com.figma.modeName com.figma.codeSyntax WEB targetVariableName studio.tokens modify name`;
const word = fc.constantFrom("", ...WORDS.split(/\s+/));
const TEXTS =
  "{a}|{b}|{a.b}|$a|{a} * 2|#fff|#ff00ff80|srgb|oklch|px|color|dimension|12px|rgba(#fff, 0.5)|#/a/b|#/a|a.json#/%|role/bg|bg|light|oklch(1 1 1)|0/0";
const leaf = fc.oneof(
  fc.constantFrom(...TEXTS.split("|")),
  fc.constantFrom<unknown>(1, 0, -1, 0.5, 1e308, 1e-12, null, true, [0, 0, 1, 1], [0, "none", 1], []),
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    leaf,
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.dictionary(word, tie("tree"), { maxKeys: 6, noNullPrototype: false }),
  ),
}));

test("random JSON of known words never fails otherwise", () => {
  fc.assert(
    fc.property(fc.array(fc.dictionary(word, tree, { maxKeys: 6 }), { minLength: 1, maxLength: 3 }), (roots) => {
      survive(...roots.map((root, i) => ({ name: `${"abc"[i]}.json`, text: JSON.stringify(root) })));
    }),
    { numRuns: runs(500) },
  );
});

test("the JSON reader agrees with the browser's", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json({ maxDepth: 5 }),
        fc.string(),
        fc.json().map((text) => text.slice(1)),
      ),
      (text) => {
        let expected: unknown;
        let isJson = true;
        try {
          expected = JSON.parse(text);
        } catch {
          isJson = false;
        }
        if (!isJson) expect(() => readJson(text)).toThrow(OwnerError);
        else expect(JSON.stringify(readJson(text).value)).toBe(JSON.stringify(expected));
      },
    ),
    { numRuns: runs(800) },
  );
});

test("the order of the files changes no value", () => {
  const files = [...["Light.tokens.json", "Dark.tokens.json", "Mode 1.tokens.json"].map(file), siteFile];
  const expected = JSON.stringify(sorted(readFiles(files, known)));
  fc.assert(
    fc.property(fc.shuffledSubarray(files, { minLength: files.length }), (shuffled) => {
      expect(JSON.stringify(sorted(readFiles(shuffled, known)))).toBe(expected);
    }),
    { numRuns: 24 },
  );
});

function sorted({ sections }: Reading): unknown {
  return Object.entries(sections).map(([name, section]) => [name, Object.entries(section).sort()]);
}
