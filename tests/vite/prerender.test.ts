import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../../vite/root.mjs";
import { loadTokens } from "../../vite/tokens/tokens.ts";

test("a failed build says why and writes no page", async () => {
  const outDir = mkdtempSync(join(tmpdir(), "failed-build-"));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  const owners = JSON.stringify({ both: { primaryColor: "greenish" } });
  const failing = {
    name: "a-bad-value-in-the-owners-file",
    load: (id: string) => (id.endsWith("src/main.tsx") ? loadTokens(owners) : null) as never,
  };
  await expect(
    build({ root, logLevel: "silent", plugins: [failing], build: { outDir, emptyOutDir: true } }),
  ).rejects.toThrow(/org_settings\.tokens\.json.*both\.primaryColor.*"greenish"/s);
});
