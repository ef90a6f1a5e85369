/** The layer itself, as it was saved. */
import { expect, test } from "vitest";
import { json, noteOn, read } from "./fixtures/read.ts";

test("its three sections, with texts and DTCG objects, and names of the palette as they stand", () => {
  const { kind, taken, took, left } = read(
    json({
      $description: "Mine.",
      both: { primaryColor: "#0a7d55", size: { body: "1.125rem" }, ease: { lid: [0.2, 0.85, 0.15, 1] } },
      dark: {
        role: { bg: { $type: "color", $value: { colorSpace: "srgb", components: [0, 1, 1] } }, text: "{palette.bone}" },
      },
      light: {
        route: { marz: { lid: "crimson" } },
        leading: { body: 1.6 },
        duration: { quick: { value: 90, unit: "ms" } },
      },
    }),
  );
  expect(kind).toBe("layer");
  expect(taken).toEqual({
    both: { primaryColor: "#0a7d55", "size.body": "1.125rem", "ease.lid": [0.2, 0.85, 0.15, 1] },
    dark: { "role.bg": "#00ffff", "role.text": "{palette.bone}" },
    light: { "route.marz.lid": "#dc143c", "leading.body": 1.6, "duration.quick": "90ms" },
  });
  expect(took).toContain("light.route.marz.lid");
  expect(left).toEqual([]);
});

test("an empty layer is one", () => {
  expect(read(json('{ "both": {}, "dark": {}, "light": {} }'))).toMatchObject({ kind: "layer", took: [], left: [] });
  expect(read(json("{}"))).toMatchObject({ kind: "layer", took: [], left: [] });
});

test("a misspelt section and a misspelt role are left and named", () => {
  const reading = read(json({ drak: { primaryColor: "#fff" }, light: { role: { hovr: "#fff" } } }));
  expect(reading.took).toEqual([]);
  expect(noteOn(reading, "drak.primaryColor in site.json")).toMatchObject({
    why: 'There is no section "drak".',
    fix: 'Put it under "both", "dark" or "light".',
  });
  expect(noteOn(reading, "light.role.hovr in site.json")?.why).toContain('nearest is "role.hover"');
});
