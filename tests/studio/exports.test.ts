/** Exported files import unchanged, and other tools accept them. */
import { readdirSync, readFileSync } from "node:fs";
import { base } from "virtual:token-base";
import { defineConfig, Logger, parse } from "@terrazzo/parser";
import fc from "fast-check";
import { expect, test } from "vitest";
import { figmaMode, ownersFile } from "#studio/exports.ts";
import { readFiles } from "#studio/import/read-files.ts";
import { colorsWith } from "#studio/measure-contrast.ts";
import { isToken, readSections } from "#studio/preview-sheet.ts";
import { NOTHING, type Sections, sectionsOf } from "#studio/sections.ts";
import { runs } from "#tests/support/complete.ts";
import { THEMES } from "#theme/layer/base.ts";
import { readOrgSettings } from "#theme/layer/org-settings.ts";
import { known } from "./import/fixtures/read.ts";
import { colorIds, randomLayer } from "./random-layers.ts";

const tokens = new URL("../../tokens/", import.meta.url);
const files = readdirSync(tokens).filter((name) => name.endsWith(".tokens.json"));
const examples = readdirSync(new URL("examples/", tokens)).map((name): [string, Sections] => [
  name,
  sectionsOf(JSON.parse(readFileSync(new URL(`examples/${name}`, tokens), "utf8")), isToken),
]);

/** Every kind of token, in every accepted notation. */
const MIXED: Sections = {
  both: {
    primaryColor: "#0A7",
    secondaryColor: " #ffaa00 ",
    "role.ok": "oklch(0.7 0.1 150)",
    "role.note": { colorSpace: "display-p3", components: [0.2, 0.4, 0.8] },
    "role.hold": { colorSpace: "oklch", components: [0.7, 0.1, -30] },
    "role.bad": { $type: "color", $value: "tomato" },
    typeface: "@fontsource-variable/archivo",
    "space.4": 0,
    "space.9": " 6rem ",
    "size.body": { value: 18, unit: "px" },
    "duration.lid": "0.3s",
    "duration.quick": 0,
    "ease.lid": "cubic-bezier(0.3, -0.5, .2, 1)",
    "ease.in": [0.1, 0.2, 0.3, 0.4],
    "weight.bold": "650",
    "leading.body": 1.7,
  },
  dark: { "role.bg": "rgb(20 20 40)" },
  light: { "line.rule": ".5rem" },
};

const ALIAS: Sections = { ...NOTHING, both: { "role.mute": "{palette.steel}" } };

/** Terrazzo's messages about a file. */
async function complaints(name: string, text: string): Promise<{ errors: number; warnings: number; count: number }> {
  const logger = new Logger({ level: "warn" });
  // As the build asks: the owner's two names are not written like the others.
  const rules = { "core/valid-color": "error", "core/consistent-naming": "off" } as const;
  const config = defineConfig({ tokens: [name], lint: { rules } }, { cwd: tokens });
  const filename = new URL(name, tokens);
  const read = async (url: URL) => readFileSync(url, "utf8");
  const { tokens: found } = await parse([{ filename, src: text }], { config, logger, req: read });
  const { errorCount, warnCount } = logger.stats();
  return { errors: errorCount, warnings: warnCount, count: Object.keys(found).length };
}

test("Terrazzo accepts the site's files, and the resolver lists each of them", async () => {
  const resolver = "site.resolver.json";
  const whole = await complaints(resolver, readFileSync(new URL(resolver, tokens), "utf8"));
  expect(whole).toMatchObject({ errors: 0, warnings: 0 });
  expect(whole.count).toBeGreaterThan(100);
  const text = readFileSync(new URL(resolver, tokens), "utf8");
  expect(files.filter((name) => !text.includes(name))).toEqual([]);
});

test.each([...examples, ["every kind of value", MIXED] as [string, Sections]])(
  "%s: the owner's file and both of Figma's are read without a complaint",
  async (_, sections) => {
    const { layer } = readSections(sections);
    const written = [ownersFile(sections, base), ...THEMES.map((theme) => figmaMode(layer, base, theme))];
    for (const text of written) {
      const { errors, warnings, count } = await complaints("theme.tokens.json", text);
      expect([errors, warnings]).toEqual([0, 0]);
      expect(count).toBeGreaterThan(4);
    }
  },
);

test("the exported file reads as the same layer", () => {
  fc.assert(
    fc.property(randomLayer(), (sections) => {
      const text = ownersFile(sections, base);
      expect(readOrgSettings(text, base).layer).toEqual(readSections(sections).layer);
      // A file that was read is written as it was.
      expect(ownersFile(sectionsOf(JSON.parse(text), isToken), base)).toBe(text);
    }),
    { numRuns: runs(100), examples: [[MIXED], [ALIAS]] },
  );
});

test("importing both Figma files gives the same theme", () => {
  const layers = fc.sample(randomLayer(), 30);
  for (const sections of [NOTHING, MIXED, ...layers]) {
    const { layer } = readSections(sections);
    const [dark, light] = THEMES.map((theme) => ({
      name: `${theme}.tokens.json`,
      text: figmaMode(layer, base, theme),
    }));
    const reading = readFiles([dark, light] as { name: string; text: string }[], known);
    expect(reading.skipped).toEqual([]);
    const again = readSections(reading.sections).layer;
    for (const theme of THEMES) {
      const [before, after] = [colorsWith(layer, base, theme), colorsWith(again, base, theme)];
      const apart = colorIds.map(inFile).filter((id) => before[id] !== after[id]);
      const told = apart.map((id) => `${id}: ${before[id]}, then ${after[id]}`);
      expect(told, `${theme} ${JSON.stringify(sections)}`).toEqual([]);
      for (const [id, { wide }] of Object.entries(layer.scales[theme])) {
        if (!["duration", "cubicBezier"].includes(base.types[id] as string))
          expect(again.scales[theme][id]?.wide).toBe(wide);
      }
    }
  }
});

function inFile(id: string): string {
  return id in base.types ? id : `org_settings.${id}`;
}

test("a zero and the typeface are exported as tokens of the format", () => {
  const { space, typeface } = JSON.parse(ownersFile(MIXED, base)).both;
  expect(space["4"]).toEqual({ $type: "dimension", $value: { value: 0, unit: "px" } });
  expect(typeface.$type).toBe("fontFamily");
});

test("weights are exported to Figma as numbers, and no times or curves", () => {
  const mode = JSON.parse(figmaMode(readSections(NOTHING).layer, base, "dark"));
  expect(mode.weight.bold.$type).toBe("number");
  expect([mode.duration, mode.ease]).toEqual([undefined, undefined]);
});
