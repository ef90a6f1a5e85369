import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { headersFile, withPolicy, writeHosting } from "../../vite/pages/hosting.ts";
import { inlineScriptHashes, inlineStyleHashes } from "../../vite/pages/security.ts";

const page = (style: string) =>
  `<!doctype html><html><head><meta charset="utf-8" /><style>${style}</style></head><body><script>boot()</script></body></html>`;
let dist = "";

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), "hosting-"));
  await mkdir(join(dist, "work"));
  await writeFile(join(dist, "index.html"), page("a{}"));
  await writeFile(join(dist, "work/index.html"), page("b{}"));
});
afterEach(() => rm(dist, { recursive: true }));

test("every page gets its own policy, before everything it governs", async () => {
  await writeHosting(dist, { env: {} });
  for (const name of ["index.html", "work/index.html"]) {
    const html = await readFile(join(dist, name), "utf8");
    const [, before = "", policy = ""] =
      /^(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)">/s.exec(html) ?? [];
    expect(before).not.toMatch(/<style|<script|<link/);
    expect(before).toContain("charset");
    for (const hash of [...inlineScriptHashes(html), ...inlineStyleHashes(html)]) expect(policy).toContain(hash);
  }
});

test("a page without a charset is refused by name", () => {
  expect(() => withPolicy("<html><head></head></html>", "", "odd.html")).toThrow(/odd\.html needs a <meta charset/);
});

test("no address gets two values of a header, which hosts would join", () => {
  const dist = ["_headers", "api/users", "assets/a-1.js", "icon.svg", "og/work.png", "og/about.png", "work/notes.txt"];
  const file = headersFile([...dist, "index.html", "404.html", "work/index.html"], "default-src 'none'");
  const rules = file.split(/\n(?=\/)/).map((rule) => {
    const [path = "", ...headers] = rule.trim().split("\n");
    return { path, names: headers.map((header) => header.trim().split(":")[0]) };
  });
  const matches = (path: string, address: string) =>
    path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : path === address;
  const addresses = ["/", "/work/", "/404.html", "/assets/a-1.js", "/icon.svg", "/og/work.png", "/work/notes.txt"];
  for (const address of [...addresses, "/api/users"]) {
    const names = rules.filter(({ path }) => matches(path, address)).flatMap((rule) => rule.names);
    expect(names).toContain("Content-Security-Policy");
    expect(new Set(names).size, address).toBe(names.length);
    expect(names, address).toContain("Cache-Control");
    expect(names.includes("Content-Type"), address).toBe(address === "/api/users");
  }
  expect(rules.filter(({ path }) => path.startsWith("/og"))).toHaveLength(1);
});
