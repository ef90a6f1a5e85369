import axe from "axe-core";
import { expect } from "vitest";
import { shownTheme, showTheme } from "#theme/theme-class.ts";
import { settle } from "./settle.ts";

/** WCAG 2.0 to 2.2, levels A and AA. */
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Expects axe to find nothing in an element, in both themes. The theme is put back. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const before = shownTheme();
  for (const theme of ["dark", "light"] as const) {
    showTheme(theme);
    // Colours fade over 200 ms after a change of theme; axe must see where they end.
    settle();
    const { violations } = await axe.run(element as HTMLElement, { runOnly: { type: "tag", values: WCAG } });
    const found = violations.map(({ id, nodes }) => `${theme}: ${id}\n${nodes.map((node) => node.html).join("\n")}`);
    expect(found).toEqual([]);
  }
  showTheme(before);
}
