import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { mailState, outOfDate, pastAvailability, staleStatus } from "../../scripts/doctor.mjs";
import { confirmations, placeholders } from "../../scripts/support/placeholders.mjs";
import { root } from "../../vite/root.mjs";

test("finds placeholders with line and key, in YAML and JSON", () => {
  const source = [
    "# Such as hello@example.com.",
    "email: hello@example.com",
    "links:",
    "  - href: https://ada.test",
    "  - { href: https://github.com/example }",
    "name: Ada # not example.com",
    "bio: >-",
    "  first",
    "  PLACEHOLDER",
  ].join("\n");
  expect(placeholders(source)).toEqual([
    { line: 2, key: "email", value: "hello@example.com" },
    { line: 5, key: "links[1].href", value: "https://github.com/example" },
    { line: 7, key: "bio", value: "first PLACEHOLDER" },
  ]);
  expect(placeholders('{\n  "basics": { "url": "https://example.com" },\n  "work": ["a", "Your Name"]\n}')).toEqual([
    { line: 2, key: "basics.url", value: "https://example.com" },
    { line: 3, key: "work[1]", value: "Your Name" },
  ]);
});

test("finds them in a case study by key or, below the front matter, by line", () => {
  const source =
    "---\ntitle: A\nfacts:\n  year: 'PLACEHOLDER: a year'\n---\n\n## One\n\nSee [it](https://example.org/).\n";
  expect(placeholders(source)).toEqual([
    { line: 4, key: "facts.year", value: "PLACEHOLDER: a year" },
    { line: 9, key: "", value: "See [it](https://example.org/)." },
  ]);
});

test("an availability that names a past month is reported", () => {
  const now = Date.UTC(2026, 2, 31);
  for (const availability of [
    undefined,
    "Fully booked",
    "Available from March 2026",
    "From May 2026",
    "Since Bogus 2020",
  ])
    expect(pastAvailability({ availability, now })).toEqual([]);
  expect(pastAvailability({ availability: "Available from February 2026", now })).toEqual([
    expect.stringMatching(/"Available from February 2026".*site\.yaml/),
  ]);
});

test("the owner's texts are not placeholders", () => {
  expect(placeholders("link: https://example.community/\nother: https://ada.test/examples")).toEqual([]);
});

test("finds texts that the owner has to confirm", () => {
  const source = '# A reason.\na: "CONFIRM: no"\n  # CONFIRM: yours?\n  lead: x';
  expect(confirmations(source)).toEqual([{ line: 3, value: "yours?" }]);
});

test("names files older than the content and the commands that renew them", () => {
  const profile = { name: "Ada", title: "Designer" };
  const manifest = { name: "Ada, Designer", short_name: "Ada" };
  const pdf = Buffer.from("/Keywords (sha256:abc)");
  const preview = { file: "og/work.png", digest: "sha256:123", picture: Buffer.from("Comment\0sha256:123") };
  const fresh = { pdf, digest: "abc", manifest, profile, previews: [preview] };
  expect(outOfDate(fresh)).toEqual([]);
  const own = Buffer.from("drawn by the owner");
  expect(outOfDate({ ...fresh, pdf: own, previews: [{ ...preview, picture: own }] })).toEqual([]);
  expect(outOfDate({ ...fresh, pdf: Buffer.alloc(0) })).toEqual([expect.stringContaining("npm run resume")]);
  expect(outOfDate({ ...fresh, digest: "def" })).toEqual([expect.stringContaining("npm run resume")]);
  expect(outOfDate({ ...fresh, profile: { ...profile, name: "Grace" } })).toEqual([
    expect.stringContaining("npm run previews"),
  ]);
  for (const [change, said] of [
    [{ digest: "sha256:456" }, /older.*og\/work\.png.*npm run previews/],
    [{ picture: null }, /without.*og\/work\.png.*npm run previews/],
  ] as const) {
    expect(outOfDate({ ...fresh, previews: [{ ...preview, ...change }] })).toEqual([expect.stringMatching(said)]);
  }
});

test("reports missing, broken or old website status, and nothing without websites", () => {
  const now = Date.parse("2026-11-20T10:00:00Z");
  const websites = [{ name: "Bakery", url: "https://bakery.example/", since: "2024-02-12", slug: "bakery" }];
  const checked = (...times: string[]) => JSON.stringify(times.map((time) => ({ slug: "bakery", checked: time })));
  expect(staleStatus({ websites: [], text: null, now })).toEqual([]);
  expect(staleStatus({ websites, text: checked("2026-11-19T11:00:00Z"), now })).toEqual([]);
  expect(staleStatus({ websites, text: checked("2026-11-01T11:00:00Z", "2026-11-20T09:00:00Z"), now })).toEqual([]);
  // Upptime's own file does not tell its age.
  expect(staleStatus({ websites, text: '[{ "slug": "bakery" }]', now })).toEqual([]);
  for (const [text, said] of [
    [null, /missing: npm run status/],
    ["<html>", /not a list of sites/],
    ["{}", /not a list of sites/],
    [checked("2026-11-19T09:00:00Z"), /older than a day \(2026-11-19\).*npm run status/],
  ] as const) {
    expect(staleStatus({ websites, text, now })).toEqual([expect.stringMatching(said)]);
  }
});

test("reports missing mail keys and undelivered inquiries; no keys are a hint", () => {
  const [publicKey, service, template] = ["PUBLIC_KEY", "SERVICE_ID", "TEMPLATE_ID"].map(
    (key) => `VITE_EMAILJS_${key}`,
  );
  const shown = ["contact", "inquiry"];
  const none = { env: {}, tested: true, delivers: false, shown };
  const env = Object.fromEntries([publicKey, service, template].map((name) => [name, "x"]));
  expect(mailState(none)).toEqual({ hint: expect.stringContaining(".env.production.local"), notes: [] });
  expect(mailState({ ...none, shown: ["about"] })).toEqual({ notes: [] });
  expect(mailState({ ...none, env: { [`${service}`]: "x", [`${template}`]: "" } })).toEqual({
    notes: [expect.stringContaining(`no ${publicKey} and no ${template}`)],
  });
  expect(mailState({ ...none, delivers: true })).toEqual({ notes: [expect.stringContaining("no mail keys")] });
  expect(mailState({ ...none, env })).toEqual({
    hint: expect.stringMatching(/^Inquiries reach nobody/),
    notes: [],
  });
  expect(mailState({ ...none, env, shown: ["contact"] })).toEqual({ notes: [] });
  expect(mailState({ ...none, env, delivers: true })).toEqual({ notes: [] });
  expect(mailState({ ...none, env, delivers: true, tested: false })).toEqual({
    notes: [expect.stringContaining("npm run doctor -- --send")],
  });
});

test("lists file, line and key, counts them, and exits with 1 while any remain", () => {
  const { stdout, status } = spawnSync(process.execPath, ["scripts/doctor.mjs"], { cwd: root, encoding: "utf8" });
  expect(stdout).toMatch(/samples\/site\.yaml:\d+ {2}email {2}"hello@example\.com"/);
  expect(stdout).toMatch(/samples\/public\/site\.webmanifest:\d+ {2}short_name {2}"Your Name"/);
  expect(stdout).toMatch(/samples\/site\.yaml:\d+ {2}to confirm: /);
  const lines = stdout.split("\n").filter((line) => /^\S+:\d+ {2}/.test(line));
  const waiting = lines.filter((line) => line.includes("  to confirm: "));
  expect(stdout).toContain(`${lines.length - waiting.length} placeholders remain.`);
  expect(stdout).toContain(`${waiting.length} texts are still to confirm`);
  expect(stdout).toContain("Without mail keys");
  expect(status).toBe(1);
});

// The other commands load modules in the same way: scripts/support/load-module.mjs.
test("a mistake in the content ends the command with its place", () => {
  const folder = mkdtempSync(join(root, "content.new-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "site.yaml"), "name: Ada\nemail: ada\n");
  const env = { ...process.env, CONTENT: basename(folder) };
  const { stdout, stderr, status } = spawnSync(process.execPath, ["scripts/doctor.mjs"], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  expect(stderr).toContain(`${basename(folder)}/site.yaml, line 2, column 1, key "email"\n  found:    "ada"`);
  expect(stderr).not.toMatch(/ at |node:internal/);
  expect([stdout, status]).toEqual(["", 1]);
});

test("a mistake in another token file is reported under its name", () => {
  const folder = mkdtempSync(join(root, "content.new-colors-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "mine.tokens.json");
  writeFileSync(file, '{ "both": { "primaryColor": "greenish" } }');
  const words = ["scripts/doctor.mjs", "colors", file];
  const { stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: "utf8" });
  expect(stderr).toContain(`${file}, line 1, column 29`);
  expect(stderr).not.toContain("org_settings");
});

test("a token file that does not exist ends the list of colours with its name", () => {
  const words = ["scripts/doctor.mjs", "colors", "nope.tokens.json"];
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { cwd: root, encoding: "utf8" });
  expect(stderr).toMatch(/^\s*There is no file nope\.tokens\.json\. Name a token file, /);
  expect([stdout, status]).toEqual(["", 1]);
});
