/** Every component of the showcase in an engine that Playwright drives. */

import { test } from "../../tests/support/shared-page.ts";
import { componentScenarios } from "./component-scenarios.ts";
import { visitorOf } from "./visitor.ts";

for (const [title, act] of Object.entries(componentScenarios)) {
  test(title, async ({ page }) => {
    const visitor = visitorOf(page);
    await visitor.open("/showcase/");
    await act(visitor);
  });
}
