/** Builds and runs the container if an engine is available. Without one, servers.test.ts builds the files it copies. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { REVALIDATE } from "../../vite/pages/hosting.ts";
import { SECURITY_HEADERS } from "../../vite/pages/security.ts";
import { root } from "../../vite/root.mjs";
import { findEngine, runContainer } from "./container-engine.ts";
import { type Answer, ask } from "./run-server.ts";

const engine = findEngine();
const NAME = engine ?? "skipped, since neither podman nor docker answers here";
/** The images are fetched, packages installed and the site built, in ms. */
const PATIENCE = 900_000;

/** The policy of the server's configuration. That it is the build's own, servers.test.ts tests. */
function policy(): string {
  return /Content-Security-Policy "([^"]*)"/.exec(readFileSync(join(root, "deploy/Caddyfile"), "utf8"))?.[1] ?? "";
}

/** Asks until the server listens, for 30 s at most. */
async function askWhenUp(url: string): Promise<Answer> {
  for (const end = Date.now() + 30_000; ; ) {
    try {
      return await ask(url);
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

test.skipIf(engine === null)(
  `the container is built, and serves pages, errors and the policy (${NAME})`,
  async () => {
    const { url, remove } = await runContainer(engine ?? "", root, { file: "deploy/Containerfile" });
    try {
      const answers = [
        { path: "/", status: 200, answer: await askWhenUp(`${url}/`) },
        { path: "/work/marz/", status: 200, answer: await ask(`${url}/work/marz/`) },
        { path: "/no/such/page", status: 404, answer: await ask(`${url}/no/such/page`) },
      ];
      expect(policy()).toMatch(/^default-src 'none'; script-src /);
      for (const { path, status, answer } of answers) {
        expect(answer.status, path).toBe(status);
        expect(answer.headers["content-type"], path).toBe("text/html; charset=utf-8");
        expect(answer.headers["content-security-policy"], path).toBe(policy());
        expect(answer.headers["cache-control"], path).toBe(REVALIDATE);
        for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
          expect(answer.headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
        }
        expect(answer.body.toString(), path).toContain("<h1");
      }
      expect(answers[2]?.answer.body.toString()).toContain('<base href="/">');
    } finally {
      await remove();
    }
  },
  PATIENCE,
);

test.skipIf(engine === null)(
  `the container is built for a path, and serves nothing beside it (${NAME})`,
  async () => {
    const { url, remove } = await runContainer(engine ?? "", root, {
      file: "deploy/Containerfile",
      build: ["BASE_PATH=/portfolio/"],
      env: ["SITE_PATH=/portfolio"],
    });
    try {
      expect((await askWhenUp(`${url}/portfolio/`)).status).toBe(200);
      const lost = await ask(`${url}/portfolio/no/such/page`);
      expect(lost.status).toBe(404);
      expect(lost.headers["content-security-policy"]).toBe(policy());
      expect(lost.body.toString()).toContain('<base href="/portfolio/">');
      expect((await ask(`${url}/`)).status).toBe(404);
    } finally {
      await remove();
    }
  },
  PATIENCE,
);
