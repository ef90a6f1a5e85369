/** Every state of every page before IBM's Equal Access engine, in both themes and at three widths. */
import { expect } from "@playwright/test";
import { lookAt, STATES } from "../../tests/accessibility/states.ts";
import { test } from "../../tests/support/shared-page.ts";
import { unexcused } from "./exceptions.ts";
import { ibmFindings } from "./ibm-in-page.ts";

for (const state of STATES) {
  test(`${state.name}: IBM's engine finds nothing, in either theme, at any width`, async ({ page }) => {
    await lookAt(state, page, async (where) => {
      expect.soft(unexcused(await ibmFindings(page, state.part)), where).toEqual([]);
    });
  });
}
