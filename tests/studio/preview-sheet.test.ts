/** A preview gives the page exactly the variables of a build with the same layer. */
import { base } from "virtual:token-base";
import fc from "fast-check";
import { expect, test } from "vitest";
import { overrideLayer, readSections } from "#studio/preview-sheet.ts";
import { fileOf, NOTHING, type Sections } from "#studio/sections.ts";
import { layerCss } from "#theme/layer/layer-css.ts";
import { loadTokens } from "../../vite/tokens/tokens.ts";
import { type Cascade, cascadeOf, type Visit } from "./cascade.ts";
import { randomLayer } from "./random-layers.ts";

const VISITS: Visit[] = (["dark", "light", undefined] as const).flatMap((theme) =>
  (["dark", "light"] as const).flatMap((system) => [1400, 1000, 400].map((width) => ({ theme, system, width }))),
);

/** The sheet of a build with a layer. */
const build = async (sections: Sections) => (await loadTokens(fileOf(sections))).css;
const { css: site } = await loadTokens("{}");

/** The studio's rules for a layer behind the sheet of a site that was built with another. */
function preview(sections: Sections, built: { sections: Sections; css: string }): Cascade {
  const [{ layer }, { layer: committed }] = [readSections(sections), readSections(built.sections)];
  return cascadeOf(`${built.css}\n${layerCss(overrideLayer(layer, committed, base), base, "html")}`);
}

function expectSame(shown: Cascade, built: Cascade, what: string): void {
  for (const visit of VISITS) {
    const [expected, actual] = [built(visit), shown(visit)];
    // A casing that nothing declares is transparent.
    for (const values of [expected, actual])
      for (const [name, value] of values) if (name.endsWith("-case") && value === "transparent") values.delete(name);
    const names = new Set([...expected.keys(), ...actual.keys()]);
    expect(names.size).toBeGreaterThan(100);
    const apart = [...names].filter((name) => expected.get(name) !== actual.get(name));
    const told = apart.map((name) => `${name}: ${actual.get(name)}, built ${expected.get(name)}`);
    expect(told, `${JSON.stringify(visit)} ${what}`).toEqual([]);
  }
}

test("the site's own sheet has the tokens of its themes and windows", () => {
  const at = cascadeOf(site);
  const dark = at({ theme: "dark", system: "light", width: 1400 });
  const light = at({ theme: "light", system: "dark", width: 400 });
  expect([dark.get("--bg"), dark.get("--space-9")]).toEqual(["#2d2d2a", "96px"]);
  expect([light.get("--bg"), light.get("--space-9")]).toEqual(["#fdfdfd", "64px"]);
  expect(at({ theme: undefined, system: "light", width: 1000 }).get("--layout-side")).toBe("60px");
});

const size = (value: string) => ({ "space.9": value, "radius.control": value });

test.each<[what: string, before: Sections, after: Sections]>([
  [
    "a size of each theme gives way to one",
    { both: {}, dark: size("9px"), light: size("7px") },
    { ...NOTHING, both: size("8px") },
  ],
  [
    "one size gives way to one of each theme",
    { ...NOTHING, both: size("8px") },
    { both: {}, dark: size("9px"), light: size("7px") },
  ],
  [
    "a casing gives way to none",
    { ...NOTHING, both: { primaryColor: "#2d2d2a" } },
    { ...NOTHING, both: { primaryColor: "#88f188" } },
  ],
  [
    "a lining of its own gives way to one that follows",
    { ...NOTHING, both: { "role.lining": "#ffee00" } },
    { ...NOTHING, dark: { primaryColor: "#ffffff" } },
  ],
])("%s", async (what, before, after) => {
  const [css, built] = [await build(before), await build(after)];
  expect(css).not.toBe(built);
  expectSame(preview(after, { sections: before, css }), cascadeOf(built), what);
});

test("random layers preview exactly, over the site's sheet or a layer", async () => {
  const layers = fc.sample(randomLayer(), 20);
  let before = { sections: NOTHING, css: site };
  for (const sections of layers) {
    const css = await build(sections);
    const built = cascadeOf(css);
    const what = JSON.stringify(sections);
    expectSame(preview(sections, { sections: NOTHING, css: site }), built, what);
    expectSame(preview(sections, before), built, `${what} over ${JSON.stringify(before.sections)}`);
    before = { sections, css };
  }
});
