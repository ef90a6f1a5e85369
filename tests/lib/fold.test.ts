import { expect, test } from "vitest";
import { fold } from "#lib/fold.ts";

test("folds case and accents, composed or not", () => {
  expect(fold("Éclair")).toBe("eclair");
  expect(fold("E\u0301CLAIR")).toBe("eclair");
  expect(fold("Zürich Åse")).toBe("zurich ase");
  expect(fold("")).toBe("");
});
