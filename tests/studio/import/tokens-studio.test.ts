/** Tokens Studio: sets, themes, old keys, sums. */
import { expect, test } from "vitest";
import { evaluate } from "#studio/import/arithmetic.ts";
import { json, noteOn, read } from "./fixtures/read.ts";

const token = (value: unknown, type = "color", more: object = {}) => ({ value, type, ...more });
const selecting = (name: string, selectedTokenSets: object) => ({ id: name, name, group: "Mode", selectedTokenSets });
const lighter = { $extensions: { "studio.tokens": { modify: { type: "lighten", value: "0.2", space: "lch" } } } };

/** As Tokens Studio exports all sets into one file. */
const wholeFile = json(
  {
    global: {
      palette: { mint: token("#8f8"), rose: token("hsl(350, 80%, 60%)") },
      base: token("4px", "spacing"),
      space: {
        "2": token("{base} * 2", "spacing"),
        "3": token("($base + 2px) * 2", "spacing"),
        "4": token("16", "spacing"),
        "5": token("roundTo({base} * 6.3)", "spacing"),
      },
      size: { body: token("1.0625rem", "fontSizes") },
      leading: { body: token("150%", "lineHeights"), h2: token("AUTO", "lineHeights") },
      weight: { bold: token("Semi Bold", "fontWeights"), label: token("650", "fontWeights") },
      primaryColor: token("{palette.mint}"),
      line: { rule: token("3", "borderWidth") },
      control: { lift: token("8 * 1.5", "sizing") },
      duration: { quick: token("0.2s", "other") },
      shadow: { card: token({ x: "0", y: "2", blur: "4", color: "#000", type: "dropShadow" }, "boxShadow") },
    },
    "theme/dark": { role: { bg: token("#101418"), mute: token("rgba(#ffffff, 0.5)"), edge: token("{palette.rose}") } },
    "theme/light": { role: { bg: token("rgb(255, 248, 238)"), edge: token("{palette.rose}", "color", lighter) } },
    brand: { role: { bg: token("#0b0e11") } },
    $themes: [
      selecting("Night", { global: "source", "theme/dark": "enabled", brand: "enabled" }),
      selecting("Day", { global: "source", "theme/light": "enabled", brand: "disabled" }),
    ],
    $metadata: { tokenSetOrder: ["global", "theme/dark", "theme/light", "brand"] },
  },
  "tokens-studio.json",
);

test("a single file with sets, themes and expressions is imported", () => {
  const { sections } = read(wholeFile);
  expect(sections.both).toEqual({
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
  expect(sections.dark).toEqual({ "role.bg": "#0b0e11", "role.edge": "#eb4763" });
  expect(sections.light).toEqual({ "role.bg": "#fff8ee" });
});

test.each([
  ["global.space.5", "roundTo()", "Write the result."],
  ["theme/dark.role.mute", "rgba(#ffffff, 0.5) is translucent", "opaque"],
  ["theme/light.role.edge", "(lighten)", "resulting value"],
  ["dark.role.bg: #101418 (theme/dark.role.bg", "A later set has #0b0e11 (brand.role.bg)", ""],
  ["global.shadow.card", "No token has this name", ""],
])("%s is skipped with the reason", (what, why, fix) => {
  const note = noteOn(read(wholeFile), what);
  expect(note?.what).toContain("tokens-studio.json");
  expect(note?.why).toContain(why);
  expect(note?.fix ?? "").toContain(fix);
});

test("a token for both themes may refer to one that differs between them", () => {
  const { sections } = read(
    json({
      semantic: { role: { bg: token("{surface}"), text: token("$letters") } },
      night: { surface: token("#111"), letters: token("#eee") },
      day: { surface: token("#eee"), letters: token("#eee") },
      $metadata: { tokenSetOrder: ["night", "day", "semantic"] },
    }),
  );
  expect(sections).toEqual({
    both: { "role.text": "#eeeeee" },
    dark: { "role.bg": "#111111" },
    light: { "role.bg": "#eeeeee" },
  });
});

test("newer keys with $ and themes that list their sets are read", () => {
  const { sections } = read(
    json({
      core: { role: { bg: { $value: "#123456", $type: "color" } } },
      $themes: [{ name: "Dark", selectedTokenSets: ["core"] }],
    }),
  );
  expect(sections.dark).toEqual({ "role.bg": "#123456" });
});

test("expressions that grow without end are skipped", () => {
  const set: Record<string, object> = { role: {}, space: { "2": { value: "{a0}", type: "spacing" } } };
  for (let i = 0; i < 60; i++) set[`a${i}`] = { value: `{a${i + 1}} + {a${i + 1}}`, type: "spacing" };
  set.a60 = { value: "1", type: "spacing" };
  const reading = read(json({ global: set, $metadata: { tokenSetOrder: ["global"] } }));
  expect(noteOn(reading, "global.space.2")?.why).toMatch(/too long|too many/);
});

test.each([
  ["8 * 1.5", 12, ""],
  ["(4px + 2px) / 2", 3, "px"],
  ["-2 * -(3 - 1)", 4, ""],
  ["1rem*.5", 0.5, "rem"],
  ["2 + 3 * 4 - 6 / 3", 12, ""],
])("%s is %d%s", (text, value, unit) => {
  expect(evaluate(text)).toEqual({ value, unit });
});

test.each([
  ["1 / 0", "divides by 0"],
  ["1px + 1rem", "adds px and rem"],
  ["2px * 2px", "multiplies px by px"],
  ["roundTo(3.2)", "roundTo()"],
  ["1 +", "isn’t a number or expression"],
  ["", "isn’t a number or expression"],
])("%j is rejected", (text, why) => {
  expect(() => evaluate(text)).toThrow(why);
});
