/** The whole site in another typeface: one name in the owner's layer, and nothing else. */
import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

/** What is no source, or too large to copy for nothing. */
const LEFT_OUT = ["node_modules", ".git", "dist", "test-results", "outbox"];

test("one line in the owner's layer builds the site without a file of the shipped typeface", async () => {
  const copy = await mkdtemp(join(tmpdir(), "another-typeface-"));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  await cp(".", copy, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
  await symlink(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  const layer = { both: { typeface: "@fontsource-variable/space-grotesk" } };
  await writeFile(join(copy, "tokens/org_settings.tokens.json"), JSON.stringify(layer));
  await promisify(execFile)(process.execPath, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error"], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: "production" },
  });

  const dist = join(copy, "dist");
  const files = await readdir(dist, { recursive: true });
  expect(files.filter((file) => /archivo/i.test(file))).toEqual([]);
  const fonts = files
    .filter((file) => file.endsWith(".woff2"))
    .map((file) => basename(file).replace(/-[\w-]{8}\.woff2$/, ""));
  expect(fonts.sort()).toEqual(["cut", "cut-accents", "text", "text-accents"].map((part) => `space-grotesk-${part}`));
  const page = await readFile(join(dist, "index.html"), "utf8");
  expect(page).toContain("space-grotesk-text-");
  expect(page).toMatch(/data-fit="[^"]+" style="--wide-w:100;--wide-s:/);
  expect(page).not.toMatch(/archivo-(?:cut|text)/);
  expect(page).not.toMatch(/font-stretch:\d+% \d+%/);
  const theme = await readFile(join(dist, "r/theme-die-cut.json"), "utf8");
  expect(theme).toContain("@fontsource-variable/space-grotesk");
  expect(theme).not.toMatch(/archivo/i);
}, 120_000);
