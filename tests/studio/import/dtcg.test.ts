/** DTCG 2025.10: groups, inherited types, values, aliases and pointers over files. */
import { expect, test } from "vitest";
import { json, noteOn, read } from "./fixtures/read.ts";
import { siteFile } from "./fixtures/site.ts";

const color = ($value: unknown) => ({ $type: "color", $value });

test("a file has its themes as groups", () => {
  const { sections } = read(siteFile);
  expect(sections.dark).toEqual({ "role.bg": "#632d6f", "role.text": "#f4f3ee" });
  expect(sections.light).toEqual({
    "role.bg": "#fdfdfd",
    "role.ok": "#0a7d55",
    "role.hold": "color(display-p3 0 1 0)",
  });
  expect(sections.both).toEqual({
    primaryColor: "#0a7d55",
    "route.marz.lid": "#f0463a",
    "size.body": "1.125rem",
    "size.small": "15px",
    "ease.lid": [0.2, 0.8, 0.1, 1],
    "duration.quick": "150ms",
    "weight.bold": 700,
  });
});

test.each([
  ["role.bg", ["--bg"]],
  ["role.bg", ["Role/Bg"]],
  ["role.bg", ["My site", "role", "bg"]],
  ["role.on-primary", ["role", "onPrimary"]],
  ["primaryColor", ["org_settings", "primaryColor"]],
  ["route.marz.lid", ["Routes of mine", "route", "marz", "lid"]],
  ["route.marz.lid", ["route-marz-lid"]],
])("%s is found in %j", (id, path) => {
  const tokens = path.reduceRight<object>((inner, name) => ({ [name]: inner }), color("#123456"));
  expect(read(json(tokens)).sections.both).toEqual({ [id]: "#123456" });
});

test.each([
  ["dark.tokens.json", "dark"],
  ["themeDark.json", "dark"],
  ["highlight.json", "both"],
  ["dark and light.json", "both"],
] as const)("the file %s is for %s", (name, theme) => {
  expect(read(json({ role: { bg: color("#123456") } }, name)).sections[theme]).toEqual({ "role.bg": "#123456" });
});

test("aliases and JSON pointers work across files", () => {
  const palette = json({ palette: { a: color("#aabbcc"), b: color({ $ref: "#/palette/a" }) } }, "palette.json");
  const roles = json(
    {
      role: {
        bg: color("{palette.b}"),
        text: color({ $ref: "palette.json#/palette/a/$value" }),
        ok: { $type: "color", $ref: "palette.json#/palette/b" },
        box: color({ colorSpace: "srgb", components: [{ $ref: "#/parts/0" }, 1, 1] }),
      },
      parts: [0],
    },
    "roles.json",
  );
  expect(read(roles, palette).sections.both).toEqual({
    "role.bg": "#aabbcc",
    "role.text": "#aabbcc",
    "role.ok": "#aabbcc",
    "role.box": "#00ffff",
  });
});

test("an unknown alias and a circular reference are reported", () => {
  const reading = read(
    json({
      role: { bg: color("{palette.gone}"), text: color("{palette.a}"), ok: color({ $ref: "#/no/where" }) },
      palette: { a: color("{palette.b}"), b: color("{palette.c}"), c: color({ $ref: "#/palette/a/$value" }) },
    }),
  );
  expect(reading.imported).toEqual([]);
  expect(noteOn(reading, "role.bg")).toMatchObject({
    why: expect.stringContaining("{palette.gone}"),
    fix: expect.stringContaining("file"),
  });
  expect(noteOn(reading, "role.text")).toMatchObject({
    why: "Circular reference: palette.a → palette.b → palette.c → palette.a.",
    fix: expect.stringContaining("value"),
  });
  expect(noteOn(reading, "role.ok")?.why).toMatch(/references #\/no\/where,/);
});

test.each([
  [["role", "bg"], "color", "greenish", '"greenish" isn’t a colour', "#0a7d55"],
  [["role", "bg"], "color", { colorSpace: "srgb", components: [0, 0, 0], alpha: 0.5 }, "alpha 0.5", "opaque"],
  [["role", "bg"], "color", "#1234568f", "#1234568f is translucent", "opaque"],
  [["role", "bg"], "color", "rgb(1 2 3 / 50%)", "translucent", "opaque"],
  [["role", "bg"], "color", "oklch(0.5 1e400 20)", "isn’t a colour", "#0a7d55"],
  [["size", "body"], "dimension", 12, "12 isn’t a length", "12px"],
  [["leading", "body"], "dimension", { value: 12, unit: "px" }, "isn’t a number", "1.5"],
  [["duration", "quick"], "number", 200, "200 isn’t a time", "200ms"],
  [["duration", "quick"], "duration", "-1ms", '"-1ms" isn’t a time', "200ms"],
  [["ease", "lid"], "cubicBezier", [2, 0, 0, 1], "[2,0,0,1] isn’t a curve", "[0.2, 0.85, 0.15, 1]"],
  [["weight", "bold"], "fontWeight", 1200, "1200 isn’t a weight", "600"],
] as const)("%j of type %s with the value %j is skipped", ([group, name], type, value, why, fix) => {
  const reading = read(json({ [group]: { [name]: { $type: type, $value: value } } }));
  expect(reading.imported).toEqual([]);
  const note = noteOn(reading, `${group}.${name} in site.json`);
  expect(note?.why).toContain(why);
  expect(note?.fix).toContain(fix);
});

test.each([
  ["role.bg", "#AABBCCFF", "#aabbcc"],
  ["role.bg", "rgba(#abc, 1)", "#aabbcc"],
  ["role.bg", "oklch(0.7 0.3 150)", "oklch(0.7 0.3 150)"],
  ["role.bg", { colorSpace: "oklch", components: [0, "none", "none"] }, "#000000"],
  ["role.bg", { colorSpace: "xyz-d65", components: [0.2, 0.3, 0.1], hex: "#123456" }, "#123456"],
  ["role.bg", { r: 1, g: 0, b: 0, a: 1 }, "#ff0000"],
  ["size.body", "0", "0px"],
  ["size.body", { value: 0.30000000000000004, unit: "rem" }, "0.3rem"],
  ["duration.quick", { value: 0.25, unit: "s" }, "250ms"],
  ["ease.lid", "cubic-bezier(0.2, 0.8, 0.1, 1)", [0.2, 0.8, 0.1, 1]],
  ["weight.bold", "extra-bold", 800],
])("%s takes %j as %j", (id, $value, result) => {
  const [group = "", name = ""] = id.split(".");
  expect(read(json({ [group]: { [name]: { $value } } })).sections.both).toEqual({ [id]: result });
});

test("contradicting files are skipped and reported with their values", () => {
  const one = json({ role: { bg: color("#111111"), text: color("#eeeeee") } }, "a.json");
  const two = json({ bg: color("#222222"), text: color("#eee") }, "b.json");
  const reading = read(one, two);
  expect(reading.sections.both).toEqual({ "role.text": "#eeeeee" });
  expect(noteOn(reading, "both.role.bg")).toEqual({
    what: "both.role.bg",
    why: expect.stringContaining("#111111 (role.bg in a.json), #222222 (bg in b.json)"),
    fix: expect.stringContaining("only"),
  });
});

test("a value for one theme does not contradict the one for both", () => {
  const both = json({ role: { bg: color("#111111") } }, "site.json");
  const dark = json({ role: { bg: color("#222222") } }, "dark.json");
  expect(read(both, dark).sections).toMatchObject({ both: { "role.bg": "#111111" }, dark: { "role.bg": "#222222" } });
});

test("$root is imported; an inheriting group and a bare text are skipped", () => {
  const reading = read(
    json({
      role: { bg: { $root: color("#123456"), strong: color("#000000") } },
      theirs: { $extends: "{role}", text: "loose" },
    }),
  );
  expect(reading.sections.both).toEqual({ "role.bg": "#123456" });
  expect(noteOn(reading, "theirs in site.json")?.why).toContain("nherited");
  expect(noteOn(reading, "theirs.text in site.json")?.why).toContain("has no value");
});
