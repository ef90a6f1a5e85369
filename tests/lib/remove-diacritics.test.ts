import { expect, test } from "vitest";
import { removeDiacritics } from "#lib/plain-text.ts";

test("accents go, composed or not, and all else stays", () => {
  expect(removeDiacritics("Éclair")).toBe("Eclair");
  expect(removeDiacritics("E\u0301CLAIR")).toBe("ECLAIR");
  expect(removeDiacritics("Zürich Åse, 12 €")).toBe("Zurich Ase, 12 €");
  expect(removeDiacritics("")).toBe("");
});
