/** Every state of every page before axe with its good practices, in both themes and at three widths. */
import { expect } from "@playwright/test";
import { axeFindings } from "#tests/support/axe-in-page.ts";
import { test } from "#tests/support/shared-page.ts";
import { lookAt, STATES } from "./states.ts";

for (const state of STATES) {
  test(`${state.name}: axe finds nothing, in either theme, at any width`, async ({ page }) => {
    await lookAt(state, page, async (where) => {
      expect.soft(await axeFindings(page, { within: state.part, bestPractice: true }), where).toEqual([]);
    });
  });
}
