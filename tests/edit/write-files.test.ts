/** Edit mode and setup keep the line breaks of a file, and write all files or none. */
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { setValue } from "../../vite/edit/splice.ts";
import { writeFiles } from "../../vite/write-files.mjs";

test("a key added to a file with CRLF ends in CRLF", () => {
  expect(setValue("name: Ada\r\n", ["place"], "Lisbon")).toBe("name: Ada\r\nplace: Lisbon\r\n");
});

function inFolder(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), "write-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return (name) => join(folder, name);
}

test("when one file cannot be written, all others are as before", () => {
  const file = inFolder();
  writeFileSync(file("old"), "before");
  const files = ["old", "new", "old/not-a-folder"].map((name): [string, string] => [file(name), "after"]);
  expect(() => writeFiles(new Map(files))).toThrow(/not-a-folder could not be written\..*Nothing was saved\.$/);
  expect([readdirSync(file("")), readFileSync(file("old"), "utf8")]).toEqual([["old"], "before"]);
});

test("a full disk leaves the file as it was, and says so", () => {
  const file = inFolder();
  writeFileSync(file("site.yaml"), "before");
  // The kernel answers "no space left" to every write there.
  symlinkSync("/dev/full", file(`.site.yaml.${process.pid}.new`));
  expect(() => writeFiles(new Map([[file("site.yaml"), "after"]]))).toThrow("The disk is full. Nothing was saved.");
  expect([readdirSync(file("")), readFileSync(file("site.yaml"), "utf8")]).toEqual([["site.yaml"], "before"]);
});

test("a private file stays private", () => {
  const file = inFolder();
  writeFileSync(file("keys"), "before");
  chmodSync(file("keys"), 0o600);
  writeFiles(new Map([[file("keys"), "after"]]));
  expect(statSync(file("keys")).mode & 0o777).toBe(0o600);
});
