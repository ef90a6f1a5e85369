import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readContent } from "../../vite/content/read-content.ts";
import { addRecipient, checkRecipients, linkOf, readRecipients, withdraw } from "../../vite/content/recipients.ts";
import { ContentFiles } from "../../vite/edit/content-files.ts";
import { root } from "../../vite/root.mjs";

let folder: string;
const file = () => join(root, folder, "recipients.json");

beforeEach(() => {
  folder = relative(root, mkdtempSync(join(tmpdir(), "recipients-")));
  cpSync("samples", join(root, folder), { recursive: true });
});
afterEach(() => rmSync(join(root, folder), { recursive: true }));

test("a recipient keeps one link until it is withdrawn, and gets another then", () => {
  const acme = addRecipient(folder, "marz", "Acme");
  expect(linkOf(acme, "marz", "https://a.test/")).toMatch(/^https:\/\/a\.test\/#\/work\/marz\?k=1[\da-f]{40}$/);
  expect(addRecipient(folder, "marz", "Acme")).toEqual(acme);
  expect(addRecipient(folder, "marz", "Bolt").key).not.toBe(acme.key);
  withdraw(folder, "marz", "Acme");
  expect(readFileSync(file(), "utf8")).not.toContain(acme.key);
  expect(() => withdraw(folder, "marz", "Acme")).toThrow('"Acme" has no link to work/marz. Recipients: "Bolt".');
  const again = addRecipient(folder, "marz", "Acme");
  expect(again.id).not.toBe(acme.id);
  expect(readRecipients(folder).marz?.map(({ name, key }) => [name, Boolean(key)])).toEqual([
    ["Acme", false],
    ["Bolt", true],
    ["Acme", true],
  ]);
});

test("a build without the file, which git ignores, fails instead of publishing", () => {
  expect(readFileSync(".gitignore", "utf8").split("\n")).toContain("recipients.json");
  const study = join(root, folder, "work/marz/case-study.md");
  writeFileSync(study, readFileSync(study, "utf8").replace("---\n", "---\nsealed: true\n"));
  expect(() => checkRecipients(readContent(folder))).toThrow('npm run seal -- marz "Name"');
  addRecipient(folder, "marz", "Acme");
  expect(() => checkRecipients(readContent(folder))).not.toThrow();
  // Without anyone left, it stays closed for all.
  withdraw(folder, "marz", "Acme");
  expect(() => checkRecipients(readContent(folder))).not.toThrow();
});

test.each(["{", "[1]", '{"marz": 3}', '{"marz": [{"name": "A", "id": "b", "key": "c"}]}'])(
  "a broken file of recipients is an error with its fix, and is kept: %s",
  (text) => {
    writeFileSync(file(), text);
    expect(() => addRecipient(folder, "marz", "Acme")).toThrow("bring back a copy");
    expect(readFileSync(file(), "utf8")).toBe(text);
  },
);

test("an unlisted case study takes its recipients along to its new address, and back", () => {
  const files = new ContentFiles(folder);
  const acme = addRecipient(folder, "marz", "Acme");
  const { name = "" } = files.unlist({ slug: "marz" });
  expect(readRecipients(folder)).toEqual({ [name]: [acme] });
  expect(files.state().links[name]?.[0]?.link).toContain(`/#/work/${name}?k=${acme.key}`);
  files.step("done");
  expect(readRecipients(folder)).toEqual({ marz: [acme] });
  expect(existsSync(join(root, folder, "work/marz"))).toBe(true);
});
