import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { confirmations, outOfDate, placeholders, staleStatus } from "../../scripts/doctor.mjs";

const root = join(import.meta.dirname, "../..");

test("finds placeholders with line and key, in TypeScript and JSON", () => {
  const source = [
    "export const profile: Profile = {",
    '  email: "hello@example.com",',
    '  links: [{ href: "https://ada.test" }, { "href": "https://github.com/example" }],',
    '  name: "Ada", // not example.com',
    "};",
  ].join("\n");
  expect(placeholders(source)).toEqual([
    { line: 2, key: "profile.email", value: "hello@example.com" },
    { line: 3, key: "profile.links[1].href", value: "https://github.com/example" },
  ]);
  expect(placeholders('{\n  "basics": { "url": "https://example.com" },\n  "work": ["a", "Your Name"]\n}')).toEqual([
    { line: 2, key: "basics.url", value: "https://example.com" },
    { line: 3, key: "work[1]", value: "Your Name" },
  ]);
});

test("finds them in lists, in single quotes, in templates and in texts over several lines", () => {
  const source = [
    "export const hosts = [",
    "  'a.example.org',",
    "  `https://example.net/$" + "{path}`,",
    "];",
    "export const page = {",
    "  bio:",
    '    "one, " +',
    '    "Your Name",',
    "  lead: `first",
    "    PLACEHOLDER`,",
    "};",
  ].join("\n");
  expect(placeholders(source)).toEqual([
    { line: 2, key: "hosts[0]", value: "a.example.org" },
    { line: 3, key: "hosts[1]", value: "https://example.net/$" + "{path}" },
    { line: 8, key: "page.bio", value: "Your Name" },
    { line: 9, key: "page.lead", value: "first PLACEHOLDER" },
  ]);
});

test("what the owner wrote is not a placeholder, nor is a comment", () => {
  expect(placeholders('/** Such as hello@example.com. */\nemail: "ada@lovelace.test",\n// "example.com"')).toEqual([]);
  expect(placeholders('/* "example.com"\n"example.com" */\nlink: "https://example.community/"')).toEqual([]);
});

test("finds what was written for the owner and waits for their word", () => {
  const source = '// A reason.\nconst a = "CONFIRM: no";\n  // CONFIRM: yours?\n  lead: "x",';
  expect(confirmations(source)).toEqual([{ line: 3, value: "yours?" }]);
});

test("says which of the printed files are older than the content, and what makes them again", () => {
  const profile = { name: "Ada", title: "Designer" };
  const manifest = { name: "Ada, Designer", short_name: "Ada" };
  const pdf = Buffer.from("/Keywords (sha256:abc)");
  const preview = { file: "og/work.png", digest: "sha256:123", picture: Buffer.from("Comment\0sha256:123") };
  const fresh = { pdf, digest: "abc", manifest, profile, previews: [preview] };
  expect(outOfDate(fresh)).toEqual([]);
  expect(outOfDate({ ...fresh, digest: "def" })).toEqual([expect.stringContaining("npm run resume")]);
  expect(outOfDate({ ...fresh, profile: { ...profile, name: "Grace" } })).toEqual([
    expect.stringContaining("npm run previews"),
  ]);
  for (const [change, said] of [
    [{ digest: "sha256:456" }, /older.*public\/og\/work\.png.*npm run previews/],
    [{ picture: null }, /without.*public\/og\/work\.png.*npm run previews/],
  ] as const) {
    expect(outOfDate({ ...fresh, previews: [{ ...preview, ...change }] })).toEqual([expect.stringMatching(said)]);
  }
});

test("says when the state of listed websites is missing, broken or older than a day, and nothing while none is listed", () => {
  const now = Date.parse("2026-11-20T10:00:00Z");
  const websites = [{ name: "Bakery", url: "https://bakery.example/", since: "2024-02-12", slug: "bakery" }];
  const checked = (...times: string[]) => JSON.stringify(times.map((time) => ({ slug: "bakery", checked: time })));
  expect(staleStatus({ websites: [], text: null, now })).toEqual([]);
  expect(staleStatus({ websites, text: checked("2026-11-19T11:00:00Z"), now })).toEqual([]);
  expect(staleStatus({ websites, text: checked("2026-11-01T11:00:00Z", "2026-11-20T09:00:00Z"), now })).toEqual([]);
  // Upptime's own file does not tell its age.
  expect(staleStatus({ websites, text: '[{ "slug": "bakery" }]', now })).toEqual([]);
  for (const [text, said] of [
    [null, /not there: npm run status/],
    ["<html>", /no list of sites/],
    ["{}", /no list of sites/],
    [checked("2026-11-19T09:00:00Z"), /older than a day \(2026-11-19\).*npm run status/],
  ] as const) {
    expect(staleStatus({ websites, text, now })).toEqual([expect.stringMatching(said)]);
  }
  expect(staleStatus({ websites: [{ ...websites[0], url: "bakery" }], text: null, now })).toEqual([
    expect.stringMatching(/^src\/content\/websites\.ts: Entry 1/),
  ]);
});

test("lists file, line and key of each, says how many, and exits with 1 while some are left", () => {
  const { stdout, status } = spawnSync(process.execPath, ["scripts/doctor.mjs"], { cwd: root, encoding: "utf8" });
  expect(stdout).toMatch(/src\/content\/profile\.ts:\d+ {2}profile\.email {2}"hello@example\.com"/);
  expect(stdout).toMatch(/public\/site\.webmanifest:\d+ {2}short_name {2}"Your Name"/);
  expect(stdout).toMatch(/src\/content\/portrait\.ts:\d+ {2}to confirm: /);
  const lines = stdout.split("\n").filter((line) => /^\S+:\d+ {2}/.test(line));
  const waiting = lines.filter((line) => line.includes("  to confirm: "));
  expect(stdout).toContain(`${lines.length - waiting.length} placeholders remain.`);
  expect(stdout).toContain(`${waiting.length} texts wait for your word`);
  expect(status).toBe(1);
});
