/** Edit mode and setup keep the line breaks of a file, and write all files or none. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { setValue } from "../../vite/edit/splice.ts";
import { writeFiles } from "../../vite/edit/write-files.ts";

test("a key added to a file with CRLF ends in CRLF", () => {
  expect(setValue("name: Ada\r\n", ["place"], "Lisbon")).toBe("name: Ada\r\nplace: Lisbon\r\n");
});

test("when one file cannot be written, all others are as before", () => {
  const folder = mkdtempSync(join(tmpdir(), "write-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = (name: string) => join(folder, name);
  writeFileSync(file("old"), "before");
  const files = ["old", "new", "old/not-a-folder"].map((name): [string, string] => [file(name), "after"]);
  expect(() => writeFiles(new Map(files))).toThrow("Nothing was saved");
  expect([readdirSync(folder), readFileSync(file("old"), "utf8")]).toEqual([["old"], "before"]);
});
