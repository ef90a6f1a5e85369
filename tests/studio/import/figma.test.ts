/** Figma's export of variables: one file for each mode. */
import { expect, test } from "vitest";
import { file, json, noteOn, read } from "./fixtures/read.ts";

const variable = (value: unknown, more: object = {}, type = "color") => ({
  $type: type,
  $value: value,
  $extensions: { "com.figma.variableId": "VariableID:1:1", ...more },
});
const black = { colorSpace: "srgb", components: [0, 0, 0], alpha: 1, hex: "#000000" };

test("two modes fill both themes, and equal sizes go under both", () => {
  const { sections, imported } = read("Light.tokens.json", "Dark.tokens.json");
  expect(sections.light).toEqual({
    "role.bg": "#fff8ee",
    "role.text": "#141412",
    "role.sunk": "#fff8ee",
    "role.box": "#fff8ee",
  });
  expect(sections.dark).toMatchObject({ "role.bg": "#101418", "role.text": "#f4f3ee", "role.sunk": "#101418" });
  expect(sections.both).toEqual({ "space.4": "18px", "leading.body": 1.6 });
  expect(imported).toContain("dark.role.bg");
  expect(imported).toContain("both.space.4");
});

test("the mode's name decides the theme if the file's name does not", () => {
  const { text } = file("Dark.tokens.json");
  expect(read({ name: "export (2).json", text }).sections.dark["role.bg"]).toBe("#101418");
});

test("an alias of another collection takes its value from that file", () => {
  const { sections, skipped } = read("Light.tokens.json", "Dark.tokens.json", "Mode 1.tokens.json");
  expect(sections.light["role.bg"]).toBe("#fff4e0");
  expect(sections.dark["role.bg"]).toBe("#0c1014");
  expect(skipped.filter(({ what }) => what.startsWith("color."))).toEqual([]);
});

test("an alias finds its variable by id, in the mode of its own theme", () => {
  const primitives = (name: string, hex: string) =>
    json(
      {
        surface: { $type: "color", $value: hex, $extensions: { "com.figma.variableId": "VariableID:9:9" } },
        $extensions: { "com.figma.modeName": name },
      },
      `${name} primitives.json`,
    );
  const target = { targetVariableId: "VariableID:9:9", targetVariableName: "renamed/since" };
  const role = json({ role: { bg: variable(black, { "com.figma.aliasData": target }) } });
  const { sections } = read(role, primitives("Dark", "#101010"), primitives("Light", "#fafafa"));
  expect(sections).toMatchObject({ dark: { "role.bg": "#101010" }, light: { "role.bg": "#fafafa" }, both: {} });
});

test("the code name is used if the variable's own name matches nothing", () => {
  const { sections } = read(
    json({ Surface: { Page: variable(black, { "com.figma.codeSyntax": { WEB: "var(--role-box)" } }) } }),
  );
  expect(sections.both).toEqual({ "role.box": "#000000" });
});

test.each([
  [0.9999999403953552, "#888888"],
  [1.0000000149011612, "#888888"],
  [0.98, undefined],
])("a colour with alpha %d becomes %s", (alpha, hex) => {
  const part = 0.5333333611488342;
  const color = { colorSpace: "srgb", components: [part, part, part], alpha, hex: "#888888" };
  const reading = read(json({ role: { bg: variable(color) } }));
  expect(reading.sections.both["role.bg"]).toBe(hex);
  if (hex) return;
  expect(noteOn(reading, "role.bg in site.json")?.why).toContain(`alpha ${alpha.toFixed(2)}`);
  expect(noteOn(reading, "role.bg in site.json")?.fix).toContain("opaque");
});

test("strings and booleans are skipped and reported", () => {
  const reading = read(
    json({
      role: { bg: variable("#fff", { "com.figma.type": "string" }, "string") },
      leading: { body: variable(1, { "com.figma.type": "boolean" }, "number") },
      Font: variable("Inter", { "com.figma.type": "string" }, "string"),
    }),
  );
  expect(reading.imported).toEqual([]);
  expect(noteOn(reading, "role.bg")?.why).toMatch(/a string, .* a colour/);
  expect(noteOn(reading, "leading.body")?.why).toMatch(/a boolean, .* a number/);
  expect(noteOn(reading, "Font")?.why).toContain("a string");
});

test("names of other designs are not mistaken for roles", () => {
  const { imported } = read(
    json({
      feedback: { info: { bg: variable(black) } },
      Border: { Primary: variable(black) },
      palette: { ink: variable(black) },
    }),
  );
  expect(imported).toEqual([]);
});
