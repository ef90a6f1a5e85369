/** Figma's export of variables: one file for each mode. */
import { expect, test } from "vitest";
import { file, json, noteOn, read } from "./fixtures/read.ts";

const variable = (value: unknown, more: object = {}, type = "color") => ({
  $type: type,
  $value: value,
  $extensions: { "com.figma.variableId": "VariableID:1:1", ...more },
});
const black = { colorSpace: "srgb", components: [0, 0, 0], alpha: 1, hex: "#000000" };

test("a pair of modes fills both themes, and a size that is the same in each stands under both", () => {
  const { kind, taken, took } = read("Light.tokens.json", "Dark.tokens.json");
  expect(kind).toBe("figma");
  expect(taken.light).toEqual({
    "role.bg": "#fff8ee",
    "role.text": "#141412",
    "role.sunk": "#fff8ee",
    "role.box": "#fff8ee",
  });
  expect(taken.dark).toMatchObject({ "role.bg": "#101418", "role.text": "#f4f3ee", "role.sunk": "#101418" });
  expect(taken.both).toEqual({ "space.4": "18px", "leading.body": 1.6 });
  expect(took).toContain("dark.role.bg");
  expect(took).toContain("both.space.4");
});

test("the mode's name says the theme where the file's name does not", () => {
  const { text } = file("Dark.tokens.json");
  expect(read({ name: "export (2).json", text }).taken.dark["role.bg"]).toBe("#101418");
});

test("an alias of another collection takes the value of the dropped file that has it", () => {
  const { taken, left } = read("Light.tokens.json", "Dark.tokens.json", "Mode 1.tokens.json");
  expect(taken.light["role.bg"]).toBe("#fff4e0");
  expect(taken.dark["role.bg"]).toBe("#0c1014");
  expect(left.filter(({ what }) => what.startsWith("color."))).toEqual([]);
});

test("an alias takes the variable of its id, in the mode of its own theme", () => {
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
  const { taken } = read(role, primitives("Dark", "#101010"), primitives("Light", "#fafafa"));
  expect(taken).toMatchObject({ dark: { "role.bg": "#101010" }, light: { "role.bg": "#fafafa" }, both: {} });
});

test("the name in code counts where the variable's own says nothing", () => {
  const { taken } = read(
    json({ Surface: { Page: variable(black, { "com.figma.codeSyntax": { WEB: "var(--role-box)" } }) } }),
  );
  expect(taken.both).toEqual({ "role.box": "#000000" });
});

test.each([
  [1, "#888888"],
  [0.9999999403953552, "#888888"],
  [1.0000000149011612, "#888888"],
  [0.8799999952316284, undefined],
])("alpha %d", (alpha, hex) => {
  const part = 0.5333333611488342;
  const color = { colorSpace: "srgb", components: [part, part, part], alpha, hex: "#888888" };
  const reading = read(json({ role: { bg: variable(color) } }));
  expect(reading.taken.both["role.bg"]).toBe(hex);
  if (hex) return;
  expect(noteOn(reading, "role.bg in site.json")?.why).toContain("alpha 0.88");
  expect(noteOn(reading, "role.bg in site.json")?.fix).toContain("opaque");
});

test("strings and booleans are left, and said", () => {
  const reading = read(
    json({
      role: { bg: variable("#fff", { "com.figma.type": "string" }, "string") },
      leading: { body: variable(1, { "com.figma.type": "boolean" }, "number") },
      Font: variable("Inter", { "com.figma.type": "string" }, "string"),
    }),
  );
  expect(reading.took).toEqual([]);
  expect(noteOn(reading, "role.bg")?.why).toBe("It is a string, and a colour is expected.");
  expect(noteOn(reading, "leading.body")?.why).toBe("It is a boolean, and a number is expected.");
  expect(noteOn(reading, "Font")?.why).toBe("It is a string, and no token here is one.");
});

test("names of other designs are not taken for roles", () => {
  const { took } = read(
    json({
      feedback: { info: { bg: variable(black) } },
      Border: { Primary: variable(black) },
      palette: { ink: variable(black) },
    }),
  );
  expect(took).toEqual([]);
});
