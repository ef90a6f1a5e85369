import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { build, createServer } from "vite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serveFolder } from "../../scripts/support/static-server.mjs";
import { localServicesPlugin, servicesIn } from "../../vite/local-services/plugin.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "site-"));
  await writeFile(join(root, "index.html"), "<!doctype html><title>Site</title>");
});
afterEach(async () => {
  delete process.env.OUTBOX;
  vi.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

const config = () => ({
  root,
  configFile: false as const,
  logLevel: "silent" as const,
  appType: "mpa" as const,
  plugins: [localServicesPlugin()],
});

/** Uses each endpoint of a server once. */
async function use(address: string | undefined) {
  const base = address ?? "";
  const body = new FormData();
  for (const name of ["service_id", "template_id", "user_id", "user_name", "user_email", "message"]) {
    body.set(name, "x@example.com");
  }
  const mail = await fetch(`${base}api/v1.0/email/send-form`, { method: "POST", body });
  const users = await fetch(`${base}api/users`);
  const places = await fetch(`${base}search?q=toronto&format=json`);
  return [mail.status, await mail.text(), await users.json(), await places.json()];
}

test("the dev server has the endpoints and writes messages to outbox", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const server = await createServer({ ...config(), server: { port: 0, host: "localhost" } });
  await server.listen();
  expect(await use(server.resolvedUrls?.local[0])).toEqual([200, "OK", expect.any(Array), [expect.anything()]]);
  await server.close();
  const [name, ...others] = await readdir(join(root, "outbox"));
  expect(others).toEqual([]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining(name as string));
});

test("npm start's server has them too, with OUTBOX's folder; the build has none", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  process.env.OUTBOX = "letters";
  await build(config());
  expect(await readdir(join(root, "dist"))).toEqual(["index.html"]);
  const { url, close } = await serveFolder(join(root, "dist"), { services: servicesIn(root) });
  expect(await use(url)).toEqual([200, "OK", expect.any(Array), [expect.anything()]]);
  expect(await (await fetch(url)).text()).toContain("<title>Site</title>");
  await close();
  expect(await readdir(join(root, "letters"))).toHaveLength(1);
});
