/** The layer itself, as it was saved. */
import { expect, test } from "vitest";
import { json, noteOn, read } from "./fixtures/read.ts";

test("a layer keeps its sections, values and palette aliases", () => {
  const { sections, imported, skipped } = read(
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
  expect(sections).toEqual({
    both: { primaryColor: "#0a7d55", "size.body": "1.125rem", "ease.lid": [0.2, 0.85, 0.15, 1] },
    dark: { "role.bg": "#00ffff", "role.text": "{palette.bone}" },
    light: { "route.marz.lid": "#dc143c", "leading.body": 1.6, "duration.quick": "90ms" },
  });
  expect(imported).toContain("light.route.marz.lid");
  expect(skipped).toEqual([]);
});

test("a misspelt section and role are skipped and named", () => {
  const reading = read(json({ drak: { primaryColor: "#fff" }, light: { role: { hovr: "#fff" } } }));
  expect(reading.imported).toEqual([]);
  expect(noteOn(reading, "drak.primaryColor in site.json")).toMatchObject({
    why: expect.stringContaining('"drak"'),
    fix: expect.stringContaining('"both", "dark" or "light"'),
  });
  expect(noteOn(reading, "light.role.hovr in site.json")?.why).toContain('"role.hover"');
});
