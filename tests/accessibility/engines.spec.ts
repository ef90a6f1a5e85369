/** Every state of every page before two engines, axe with its good practices and IBM's, in both themes and at three widths. */
import { expect } from "@playwright/test";
import { axeFindings } from "#tests/support/axe-in-page.ts";
import { ibmFindings } from "#tests/support/ibm-in-page.ts";
import { test } from "#tests/support/shared-page.ts";
import { resize } from "#tests/support/site.ts";
import { unexcused } from "./exceptions.ts";
import { STATES } from "./states.ts";

for (const { name, enter, part, widths = [1440, 768, 320] } of STATES) {
  test(`${name}: axe and IBM's engine find nothing, in either theme, at ${widths.join(", ")} px`, async ({ page }) => {
    // The studio alone takes two engines a minute.
    test.setTimeout(240_000);
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
        const found = [
          ...(await axeFindings(page, { within: part, bestPractice: true })),
          ...(await ibmFindings(page, part)),
        ];
        expect.soft(unexcused(found), `${theme} at ${width} px`).toEqual([]);
      }
    }
  });
}
