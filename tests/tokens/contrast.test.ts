/** Every pair of colours that meets on the screen, in both themes, against WCAG 2.2 AA. */
import { expect, test } from "vitest";
import { contrast, fromHex } from "../../vite/tokens/color.ts";
import { loadTokens } from "../../vite/tokens/tokens.ts";

const TEXT = 4.5;
const CONTROL = 3;

/** foreground, background, least ratio, where. A name without a group is a role. */
const pairs: [string, string, number, string][] = [
  ["text", "bg", TEXT, "body text"],
  ["mute", "bg", TEXT, "captions, secondary text"],
  ["mute", "sunk", TEXT, "placeholder in a field"],
  ["text", "sunk", TEXT, "text in a field"],
  ["text", "hover", TEXT, "hovered cell"],
  ["edge", "bg", CONTROL, "edge of a field"],
  ["edge", "sunk", CONTROL, "edge of a field against its surface"],
  ["on-primary", "primary", TEXT, "button label"],
  ["primary-text", "bg", TEXT, "primary colour as text"],
  ["on-secondary", "secondary", TEXT, "filled link, selection"],
  ["on-lining", "lining", TEXT, "strip, summary, chosen option"],
  ["lining", "box", CONTROL, "lining against the lid"],
  ["lining-text", "box", TEXT, "pointed-at text on the black box"],
  ["warn-text", "bg", TEXT, "error message"],
  ["warn-text", "sunk", CONTROL, "error edge"],
  ["on-box", "box", TEXT, "text on the black box"],
  ["box-mute", "box", TEXT, "secondary text on the black box"],
  ["on-box", "box-sunk", TEXT, "text in the dashboard's search"],
  ["box-mute", "box-sunk", TEXT, "placeholder in the dashboard's search"],
  ["box-edge", "box", CONTROL, "edge of a field on the black box"],
  ["box-focus", "box", CONTROL, "focus ring on the black box"],
  ["focus", "bg", CONTROL, "focus ring in the room"],
  ["ink", "lining", CONTROL, "focus ring on the strip"],
  ["bone", "ink", TEXT, "ink button"],
  ["primary", "bg", CONTROL, "accent line, button surface"],
  ...["ok", "hold", "bad", "note"].flatMap((status): [string, string, number, string][] => [
    ["ink", status, TEXT, `badge and alert, ${status}`],
    [status, "box", CONTROL, `lining of a site card, ${status}`],
  ]),
];

const ROUTES = ["marz", "vxnessa", "timeslot", "edusim"];

const { colors } = await loadTokens();

function ratio(theme: "dark" | "light", a: string, b: string): number {
  const find = (name: string) => {
    const hex = colors[theme][name.includes(".") ? name : `role.${name}`];
    const color = hex && fromHex(hex);
    if (!color) throw new Error(`no colour "${name}" in the ${theme} theme`);
    return color;
  };
  return contrast(find(a), find(b));
}

for (const theme of ["dark", "light"] as const) {
  for (const [foreground, background, least, where] of pairs) {
    test(`${theme}: ${foreground} on ${background} is at least ${least}:1 (${where})`, () => {
      expect(ratio(theme, foreground, background)).toBeGreaterThanOrEqual(least);
    });
  }
  for (const route of ROUTES) {
    test(`${theme}: ${route} lid carries its text at 4.5:1`, () => {
      expect(ratio(theme, `route.${route}.on-lid`, `route.${route}.lid`)).toBeGreaterThanOrEqual(TEXT);
    });

    test(`${theme}: ${route} line stands out from the room, by itself or by its casing`, () => {
      const line = ratio(theme, `route.${route}.lid`, "bg");
      const casing = colors[theme][`route.${route}.case`];
      const best = casing ? Math.max(line, ratio(theme, `route.${route}.case`, "bg")) : line;
      expect(best).toBeGreaterThanOrEqual(CONTROL);
    });
  }
}
