/** Every component of the showcase in WebKitGTK. */
import { componentScenarios } from "../component-scenarios.ts";
import { test } from "./driver.ts";

for (const [title, act] of Object.entries(componentScenarios)) {
  test(title, async ({ webkit }) => {
    await webkit.open("/showcase/");
    await act(webkit);
  });
}
