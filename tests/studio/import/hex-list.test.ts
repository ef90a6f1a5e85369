/** Colours as text. */
import { expect, test } from "vitest";
import { noteOn, read } from "./fixtures/read.ts";

const list = (text: string, name = "colors.txt") => read({ name, text });

test("names count, and of those without the first two are the primary and the secondary colour", () => {
  const { kind, taken } = read("colors.txt");
  expect(kind).toBe("hex-list");
  expect(taken.both).toEqual({
    primaryColor: "#264653",
    secondaryColor: "#2a9d8f",
    "role.bg": "#fff8ee",
    "role.edge": "#333333",
  });
});

test("the rest is offered with a role that could take it", () => {
  const reading = read("colors.txt");
  expect(noteOn(reading, "#e9c46a in colors.txt")?.mend).toContain("role.hold");
  expect(noteOn(reading, "#f4f3ee in colors.txt")?.mend).toContain('"role.bg" of the light theme');
  expect(noteOn(reading, "roel-bg in colors.txt")?.why).toContain('nearest is "role.bg"');
});

test("custom properties are of the theme that their selectors name", () => {
  expect(read("colors.css").taken).toEqual({
    both: { "role.bg": "#fdfdfd", "role.text": "#141412", "space.4": "18px" },
    dark: { "role.bg": "#2d2d2a", "role.text": "#f4f3ee", "role.edge": "#f4f3ee" },
    light: { "role.edge": "#141412" },
  });
  expect(list("[data-theme='dark'] { --bg: #111 }", "a.css").taken.dark).toEqual({ "role.bg": "#111111" });
  expect(list("@media (prefers-color-scheme: light) { :root { --bg: #eee } }").taken.light).toEqual({
    "role.bg": "#eeeeee",
  });
});

test.each([
  ["https://coolors.co/264653-2a9d8f"],
  ["https://coolors.co/palette/264653-2a9d8f?x=1"],
  ["264653\n2a9d8f"],
  ["#264653 #2a9d8f"],
  ['["264653", "2a9d8f"]'],
  ["#264653,#2a9d8f;"],
  ["\ufeff#264653\r\n#2a9d8f\r\n"],
])("%j is two colours", (text) => {
  expect(list(text).taken.both).toEqual({ primaryColor: "#264653", secondaryColor: "#2a9d8f" });
});

test("names and values of an object, too", () => {
  expect(list('{ "bg": "#fff8ee", "Text": "#141412" }', "a.json").taken.both).toEqual({
    "role.bg": "#fff8ee",
    "role.text": "#141412",
  });
});

test("a colour that lets through takes no place, and says so", () => {
  const reading = list("#ff000080\n#264653");
  expect(reading.taken.both).toEqual({ primaryColor: "#264653" });
  expect(noteOn(reading, "#ff000080 in colors.txt")?.why).toContain("lets through");
});
