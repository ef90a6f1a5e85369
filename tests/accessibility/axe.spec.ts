/** Every state of every page before axe with its good practices, in both themes and at three widths. */
import { expect } from "@playwright/test";
import { axeFindings } from "#tests/support/axe-in-page.ts";
import { test } from "#tests/support/shared-page.ts";
import { resize } from "#tests/support/site.ts";
import { STATES } from "./states.ts";

for (const { name, enter, part, widths = [1440, 768, 320] } of STATES) {
  test(`${name}: axe finds nothing, in either theme, at ${widths.join(", ")} px`, async ({ page }) => {
    await enter(page);
    for (const width of widths) {
      await resize(page, width, 900);
      // A list or a menu goes when the window changes.
      if (part && !(await page.locator(part).first().isVisible())) await enter(page);
      for (const theme of ["dark", "light"]) {
        await page.evaluate((theme) => {
          document.body.classList.remove("dark-mode", "light-mode");
          document.body.classList.add(`${theme}-mode`);
        }, theme);
        const found = await axeFindings(page, { within: part, bestPractice: true });
        expect.soft(found, `${theme} at ${width} px`).toEqual([]);
      }
    }
  });
}
