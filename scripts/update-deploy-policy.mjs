/**
 * Builds the site and writes its Content-Security-Policy into the server examples of deploy/. Run by hand when a test
 * finds a difference: after changing an inline script or the addresses in .env.production.local.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../vite/root.mjs";
import { buildSite, checkNode, fail, installPackages } from "./support/setup.mjs";

const FILES = ["deploy/nginx-common.conf", "deploy/Caddyfile"];
const POLICY = /default-src 'none'[^"]*/;

checkNode();
installPackages();
const dist = mkdtempSync(join(tmpdir(), "portfolio-policy-"));
try {
  await buildSite({ build: { outDir: dist, emptyOutDir: true } });
  const [policy] = POLICY.exec(readFileSync(join(dist, "_headers"), "utf8").split("\n")[1] ?? "") ?? [];
  if (!policy) fail("The build wrote no policy into _headers (vite/pages/hosting.ts).");
  for (const file of FILES) {
    const before = readFileSync(`${root}${file}`, "utf8");
    if (!POLICY.test(before)) fail(`${file} has no policy to replace: no text that starts with default-src 'none'.`);
    const after = before.replace(POLICY, () => policy);
    writeFileSync(`${root}${file}`, after);
    console.log(`${file}: ${after === before ? "unchanged" : "updated"}`);
  }
} finally {
  rmSync(dist, { recursive: true });
}
