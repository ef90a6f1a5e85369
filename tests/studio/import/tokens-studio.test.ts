/** Tokens Studio: sets, themes, old keys, sums. */
import { expect, test } from "vitest";
import { evaluate } from "#studio/import/arithmetic.ts";
import { json, noteOn, read } from "./fixtures/read.ts";

test("a single file with sets, themes and sums", () => {
  const { kind, taken } = read("tokens-studio.json");
  expect(kind).toBe("tokens-studio");
  expect(taken.both).toEqual({
    primaryColor: "#88ff88",
    "space.2": "8px",
    "space.3": "12px",
    "space.4": "16px",
    "size.body": "1.0625rem",
    "leading.body": 1.5,
    "weight.bold": 600,
    "weight.label": 650,
    "line.rule": "3px",
    "control.lift": "12px",
    "duration.quick": "200ms",
  });
  expect(taken.dark).toEqual({ "role.bg": "#0b0e11", "role.edge": "#eb4763" });
  expect(taken.light).toEqual({ "role.bg": "#fff8ee" });
});

test.each([
  ["global.space.5", "roundTo()", "Write the result."],
  ["global.leading.h2", '"AUTO" is not a number', "such as 1.5"],
  ["theme/dark.role.mute", "rgba(#ffffff, 0.5) lets through", "opaque"],
  ["theme/light.role.edge", "(lighten)", "resulting value"],
  ["dark.role.bg: #101418 (theme/dark.role.bg", "A later set says #0b0e11 (brand.role.bg)", ""],
  ["global.shadow.card", "no token of this name", ""],
])("it leaves %s and says why", (what, why, fix) => {
  const note = noteOn(read("tokens-studio.json"), what);
  expect(note?.what).toContain("tokens-studio.json");
  expect(note?.why).toContain(why);
  expect(note?.fix ?? "").toContain(fix);
});

test("a token for both themes may name one that differs between them", () => {
  const color = (value: string) => ({ value, type: "color" });
  const { taken } = read(
    json({
      semantic: { role: { bg: color("{surface}"), text: color("$letters") } },
      night: { surface: color("#111"), letters: color("#eee") },
      day: { surface: color("#eee"), letters: color("#eee") },
      $metadata: { tokenSetOrder: ["night", "day", "semantic"] },
    }),
  );
  expect(taken).toEqual({
    both: { "role.text": "#eeeeee" },
    dark: { "role.bg": "#111111" },
    light: { "role.bg": "#eeeeee" },
  });
});

test("the newer keys with a dollar sign, and themes that list their sets", () => {
  const { kind, taken } = read(
    json({
      core: { role: { bg: { $value: "#123456", $type: "color" } } },
      $themes: [{ name: "Dark", selectedTokenSets: ["core"] }],
    }),
  );
  expect({ kind, dark: taken.dark }).toEqual({ kind: "tokens-studio", dark: { "role.bg": "#123456" } });
});

test("one set as a file of its own, whose name says the theme", () => {
  const { taken } = read(json({ role: { bg: { value: "hsl(0, 0%, 100%)", type: "color" } } }, "dark.json"));
  expect(taken.dark).toEqual({ "role.bg": "#ffffff" });
});

test.each(["roundTo()", "auto", ""])("a length that says %j is left", (value) => {
  const set = { space: { "2": { value, type: "spacing" } } };
  const reading = read(json({ global: set, $metadata: { tokenSetOrder: ["global"] } }));
  expect(reading.taken.both["space.2"]).toBeUndefined();
  expect(noteOn(reading, "global.space.2")?.why).toContain("is not a length");
});

test("sums that grow without end are left", () => {
  const set: Record<string, object> = { role: {}, space: { "2": { value: "{a0}", type: "spacing" } } };
  for (let i = 0; i < 60; i++) set[`a${i}`] = { value: `{a${i + 1}} + {a${i + 1}}`, type: "spacing" };
  set.a60 = { value: "1", type: "spacing" };
  const reading = read(json({ global: set, $metadata: { tokenSetOrder: ["global"] } }));
  expect(noteOn(reading, "global.space.2")?.why).toMatch(/too long|Too many/);
});

test.each([
  ["8 * 1.5", 12, ""],
  ["(4px + 2px) / 2", 3, "px"],
  ["-2 * -(3 - 1)", 4, ""],
  ["1rem*.5", 0.5, "rem"],
  ["12px / 4px", 3, ""],
  ["2 + 3 * 4 - 6 / 3", 12, ""],
])("%s is %d%s", (text, value, unit) => {
  expect(evaluate(text)).toEqual({ value, unit });
});

test.each([
  ["1 / 0", "divides by 0"],
  ["1px + 1rem", "adds px and rem"],
  ["2px * 2px", "multiplies px by px"],
  ["roundTo(3.2)", "roundTo()"],
  ["alert(1)", "alert()"],
  ["1 +", "no sum"],
  ["(1", "no sum"],
  ["1 2", "no sum"],
  ["[]", "no sum"],
  ["", "no sum"],
])("%j is refused", (text, why) => {
  expect(() => evaluate(text)).toThrow(why);
});
