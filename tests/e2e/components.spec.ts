/** Every component of the showcase in an engine that Playwright drives. */
import { OBLIGATIONS } from "../support/component-obligations.ts";
import { test } from "../support/shared-page.ts";
import { visitorOf } from "../support/visitor.ts";

for (const [title, act] of Object.entries(OBLIGATIONS)) {
  test(title, async ({ page }) => {
    const visitor = visitorOf(page);
    await visitor.open("/showcase/");
    await act(visitor);
  });
}
