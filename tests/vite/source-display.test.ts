import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { plainText } from "#components/showcase-entry.ts";
import { highlight } from "../../vite/modules/source-display.ts";

const components = join(import.meta.dirname, "../../src/components");

test("highlighting keeps every component's file byte for byte", async () => {
  const files = readdirSync(components, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const text = readFileSync(join(components, file), "utf8");
    expect(plainText(await highlight(file, text)), file).toBe(text);
  }
});

test("keywords, strings and comments have spans; neighbours of a kind share one", async () => {
  const { name, lines } = await highlight("a/b.ts", '// why\nexport const a = "b";\n');
  expect(name).toBe("b.ts");
  expect(lines).toEqual([
    [["comment", "// why"]],
    [
      ["keyword", "export const "],
      ["", "a "],
      ["keyword", "= "],
      ["string", '"b"'],
      ["", ";"],
    ],
    [],
  ]);
});

test("an error names a file of another language", async () => {
  await expect(highlight("a.rs", "fn main() {}")).rejects.toThrow(/^a\.rs: .*tsx/);
});
