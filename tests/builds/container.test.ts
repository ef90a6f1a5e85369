/** Builds and runs the container if an engine is available. Without one, servers.test.ts builds the files it copies. */
import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { REVALIDATE } from "../../vite/pages/hosting.ts";
import { SECURITY_HEADERS } from "../../vite/pages/security.ts";
import { root } from "../../vite/root.mjs";
import { ask, askUntilUp } from "./run-server.ts";

/** The first engine that answers; a client without its service does not count. */
const engine = ["podman", "docker"].find(
  (name) => spawnSync(name, ["info"], { stdio: "ignore", timeout: 20_000 }).status === 0,
);
const NAME = engine ?? "skipped, since neither podman nor docker answers here";
/** The images are fetched, packages installed and the site built, in ms. */
const PATIENCE = 900_000;

/** @throws with the engine's own words */
async function run(...words: string[]): Promise<string> {
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
  return (await promisify(execFile)(engine ?? "", words, options)).stdout.trim();
}

/** Builds the image and runs it until the test ends, its port 8080 on a free port of loopback. @returns its origin */
async function runContainer(forBuild: string[] = [], forRun: string[] = []): Promise<string> {
  const image = `portfolio-test-${crypto.randomUUID()}`;
  await run("build", "--file", "deploy/Containerfile", "--tag", image, ...forBuild, ".");
  onTestFinished(async () => void (await run("rmi", "--force", image)));
  const container = await run("run", "--detach", "--publish", "127.0.0.1::8080", ...forRun, image);
  // Before the image is removed: the last one runs first.
  onTestFinished(async () => void (await run("rm", "--force", container)));
  // One line for each address; one address was asked for.
  const [address = ""] = (await run("port", container, "8080/tcp")).split("\n");
  const url = `http://${address.trim()}`;
  await askUntilUp(url);
  return url;
}

/** The policy of the server's configuration. That it is the build's own, servers.test.ts tests. */
function policy(): string {
  return /Content-Security-Policy "([^"]*)"/.exec(readFileSync(join(root, "deploy/Caddyfile"), "utf8"))?.[1] ?? "";
}

test.skipIf(!engine)(
  `the container is built, and serves pages, errors and the policy (${NAME})`,
  async () => {
    const url = await runContainer();
    expect(policy()).toMatch(/^default-src 'none'; script-src /);
    for (const [path, status] of Object.entries({ "/": 200, "/work/marz/": 200, "/no/such/page": 404 })) {
      const answer = await ask(url + path);
      expect(answer.status, path).toBe(status);
      expect(answer.headers["content-type"], path).toBe("text/html; charset=utf-8");
      expect(answer.headers["content-security-policy"], path).toBe(policy());
      expect(answer.headers["cache-control"], path).toBe(REVALIDATE);
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
        expect(answer.headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
      }
      expect(answer.body.toString(), path).toContain("<h1");
      if (status === 404) expect(answer.body.toString()).toContain('<base href="/">');
    }
  },
  PATIENCE,
);

test.skipIf(!engine)(
  `the container is built for a path, and serves nothing beside it (${NAME})`,
  async () => {
    const url = await runContainer(["--build-arg", "BASE_PATH=/portfolio/"], ["--env", "SITE_PATH=/portfolio"]);
    expect((await ask(`${url}/portfolio/`)).status).toBe(200);
    const lost = await ask(`${url}/portfolio/no/such/page`);
    expect(lost.status).toBe(404);
    expect(lost.headers["content-security-policy"]).toBe(policy());
    expect(lost.body.toString()).toContain('<base href="/portfolio/">');
    expect((await ask(`${url}/`)).status).toBe(404);
  },
  PATIENCE,
);
