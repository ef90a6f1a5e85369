/** Every component of the showcase in WebKitGTK. */
import { OBLIGATIONS } from "../component-obligations.ts";
import { test } from "./driver.ts";

for (const [title, act] of Object.entries(OBLIGATIONS)) {
  test(title, async ({ webkit }) => {
    await webkit.open("/showcase/");
    await act(webkit);
  });
}
