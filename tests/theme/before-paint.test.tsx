/** The script that runs before anything is painted, for every stored value and system setting. */

import { afterEach, expect, test } from "vitest";
import { emulate } from "#tests/support/component-contract.tsx";
import script from "#theme/before-paint.js?raw";

async function system(scheme: "light" | "dark") {
  await emulate({ "prefers-color-scheme": scheme });
}

afterEach(() => emulate({}));

test.each([
  ["true", "light", "dark-mode"],
  ["false", "dark", "light-mode"],
  [null, "light", "light-mode"],
  [null, "dark", "dark-mode"],
  ['{"junk":1}', "light", "light-mode"],
] as const)("stored %j, system %s: body carries %s", async (stored, scheme, expected) => {
  await system(scheme);
  document.body.className = "";
  const colors = ["dark-mode", "light-mode"].map((content) =>
    document.head.appendChild(Object.assign(document.createElement("meta"), { name: "theme-color", content })),
  );
  if (stored !== null) localStorage.setItem("isDarkMode", stored);
  // biome-ignore lint/security/noGlobalEval: the script is inlined in the page, so it is evaluated here.
  window.eval(script);
  expect(document.body.className).toBe(expected);
  expect(colors.map(({ content }) => content)).toEqual([expected, expected]);
  for (const color of colors) color.remove();
});
