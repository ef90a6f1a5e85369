import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { placeholders } from "../../scripts/doctor.mjs";

const root = join(import.meta.dirname, "../..");

test("finds placeholders with line and key, in TypeScript and JSON", () => {
  const source = [
    "export const profile = {",
    '  email: "hello@example.com",',
    '  "url": "https://github.com/example",',
    '  name: "Ada", // not example.com',
    "};",
  ].join("\n");
  expect(placeholders(source)).toEqual([
    { line: 2, key: "email", value: "hello@example.com" },
    { line: 3, key: "url", value: "https://github.com/example" },
  ]);
});

test("what the owner wrote is not a placeholder, nor is a comment", () => {
  expect(placeholders('/** Such as hello@example.com. */\nemail: "ada@lovelace.test",\n// "example.com"')).toEqual([]);
});

test("lists file, line and key of each, says how many, and exits with 1 while some are left", () => {
  const { stdout, status } = spawnSync(process.execPath, ["scripts/doctor.mjs"], { cwd: root, encoding: "utf8" });
  expect(stdout).toMatch(/src\/content\/profile\.ts:\d+ {2}email {2}"hello@example\.com"/);
  const lines = stdout.split("\n").filter((line) => line.startsWith("src/"));
  expect(stdout).toContain(`${lines.length} placeholders remain.`);
  expect(status).toBe(1);
});
