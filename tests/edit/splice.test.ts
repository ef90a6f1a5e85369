/** Edits change one value: every other byte of the owner's file stays. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isScalar, parseDocument, visit } from "yaml";
import { runs } from "#tests/support/complete.ts";
import { arrangeList, insertItem, type Path, setValue } from "../../vite/edit/splice.ts";
import { root } from "../../vite/root.mjs";

const STYLES = `# A comment with "quotes": and more
plain: A text  # kept
single: 'It''s here'   # kept too
double: "Tab\\tand \\u00e9"
literal: |
  Two
  lines

folded: >-
  One line
  in two.
year: 2024
empty:
wrapped: A text that goes
  on here.
flow: [a, "b, c", 'd']
group:
  # Above the first key.
  inner: x
  list:
    # About the first.
    - one

    # About the second.
    - two
  # At the end.
links:
  - label: A
    href: https://a.test/  # first
  # Before B.
  - label: B
    href: https://b.test/
none: []
`;

const samples = ["site.yaml", "pages.yaml", "websites.yaml", "resume.json"].map((name) => `samples/${name}`);
const studies = readdirSync(join(root, "samples/work")).map((slug) => `samples/work/${slug}/case-study.md`);
const front = (text: string) => /^---\n([\s\S]*?\n)---\n/.exec(text)?.[1] ?? text;
const files = [
  ...[...samples, ...studies].map((name) => [name, front(readFileSync(join(root, name), "utf8"))] as const),
  ["every style", STYLES] as const,
  ["every style, CRLF", STYLES.replaceAll("\n", "\r\n")] as const,
];

/** Paths and ranges of all texts and numbers. */
function leavesOf(text: string): { path: Path; range: [number, number] }[] {
  const leaves: { path: Path; range: [number, number] }[] = [];
  const document = parseDocument(text);
  visit(document, {
    Scalar(role, node, above) {
      if (role === "key" || !node.range) return;
      const path = above.flatMap((each, depth): (string | number)[] => {
        const next = above[depth + 1] ?? node;
        const items = "items" in each ? (each.items as unknown[]) : undefined;
        if ("key" in each && isScalar(each.key)) return [String(each.key.value)];
        return items && !("key" in next) ? [items.indexOf(next)] : [];
      });
      leaves.push({ path, range: [node.range[0], node.range[1]] });
    },
  });
  return leaves;
}

const words = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1 }),
  fc.constantFrom("a: b", "a #b", "- a", "true", "null", "2024", "'", '"', "[x]", "{x}", "*a", "&a", "!a", "%a", "@a"),
  fc.constantFrom("two\nlines", "a\n\n  b", "שלום", "🙂", " a ", "a\\b", "a, b", "---", "a:", "~", "|", ">"),
);

test.each(files)("%s: any text in any place reads back, and the rest stays", (_, text) => {
  const leaves = leavesOf(text);
  if (leaves.length === 0) return;
  const before = parseDocument(text);
  fc.assert(
    fc.property(fc.constantFrom(...leaves), words, ({ path, range: [start, end] }, value) => {
      const result = setValue(text, path, value);
      const read = parseDocument(result);
      expect(read.errors).toEqual([]);
      const old = before.getIn(path);
      const got = read.getIn(path);
      // A number stays one, and a block of lines ends with a line break.
      expect(String(got).replace(/\n$/, "")).toBe(value.replace(/\n$/, ""));
      if (typeof old !== "number") expect(typeof got).toBe("string");
      expect(result.startsWith(text.slice(0, start).trimEnd())).toBe(true);
      expect(result.endsWith(text.slice(end))).toBe(true);
    }),
    { numRuns: runs(200) },
  );
});

test.each(files)("%s: the same value again changes no byte", (_, text) => {
  const document = parseDocument(text);
  for (const { path } of leavesOf(text)) expect(setValue(text, path, document.getIn(path))).toBe(text);
});

test("keys are added where they belong, and deleted with their line alone", () => {
  expect(setValue("a: 1\nb:\n  c: x\n# End\n", ["b", "d"], "y")).toBe("a: 1\nb:\n  c: x\n  d: y\n# End\n");
  expect(setValue("", ["a", "b"], "x")).toBe("a:\n  b: x\n");
  expect(setValue("a: 1\r\n", ["b"], "x")).toBe("a: 1\r\nb: x\r\n");
  expect(setValue("contact:\nb: 1\n", ["contact", "send"], "Go")).toBe("contact:\n  send: Go\nb: 1\n");
  expect(setValue("# Only a comment\n", ["a"], ["x"])).toBe("# Only a comment\na:\n  - x\n");
  expect(setValue('{\n  "a": 1,\n  "b": 2\n}\n', ["c"], "x")).toBe('{\n  "a": 1,\n  "b": 2,\n  "c": "x"\n}\n');
  expect(setValue(STYLES, ["single"], undefined)).toBe(STYLES.replace("single: 'It''s here'   # kept too\n", ""));
  expect(setValue(STYLES, ["group", "inner"], undefined)).toBe(STYLES.replace("  inner: x\n", ""));
  expect(setValue("a:\n  b: 1\nc: 2\n", ["a", "b"], undefined)).toBe("c: 2\n");
  expect(setValue("- a: 1\n  b: 2\n", [0, "a"], undefined)).toBe("- b: 2\n");
  expect(setValue("a: {b: 1, c: 2}\n", ["a", "b"], undefined)).toBe("a: {c: 2}\n");
  expect(setValue("a: {b: 1, c: 2}\n", ["a", "c"], undefined)).toBe("a: {b: 1}\n");
  expect(setValue("a: x\n", ["missing"], undefined)).toBe("a: x\n");
});

test("list entries are added, moved and deleted with the comments above them", () => {
  const list = (text: string) => parseDocument(text).getIn(["group", "list"], true);
  expect(list(STYLES)).toBeDefined();
  expect(arrangeList(STYLES, ["links"], [1, 0])).toContain(
    "  # Before B.\n  - label: B\n    href: https://b.test/\n  - label: A",
  );
  expect(arrangeList(STYLES, ["flow"], [2, 0])).toContain("flow: ['d', a]\n");
  expect(arrangeList(STYLES, ["links"], [])).toContain("links: []\nnone");
  expect(insertItem(STYLES, ["flow"], 1, "x")).toContain(`flow: [a, x, "b, c", 'd']`);
  expect(insertItem(STYLES, ["flow"], 3, "x, y")).toContain(`'d', "x, y"]`);
  expect(insertItem(STYLES, ["none"], 0, "x")).toContain("none: [x]\n");
  expect(insertItem(STYLES, ["group", "list"], 0, "zero")).toContain("    - zero\n    # About the first.\n    - one");
  expect(insertItem(STYLES, ["links"], 2, { label: "C", href: "https://c.test/" })).toContain(
    "    href: https://b.test/\n  - label: C\n    href: https://c.test/\nnone",
  );
  expect(insertItem("links: []\n", ["links"], 0, { a: 1 })).toBe("links:\n  - a: 1\n");
});

test.each(files)("%s: every list in any order, and back", (_, text) => {
  const lists: Path[] = [];
  for (const { path } of leavesOf(text)) {
    const at = path.findLastIndex((step) => typeof step === "number");
    const list = path.slice(0, at);
    if (at >= 0 && !lists.some((each) => String(each) === String(list))) lists.push(list);
  }
  for (const path of lists) {
    const value = (parseDocument(text).getIn(path, true) as { toJSON(): unknown[] }).toJSON();
    const order = [...value.keys()].reverse();
    const turned = arrangeList(text, path, order);
    expect(arrangeList(turned, path, order)).toBe(text);
    const without = arrangeList(text, path, order.slice(1).reverse());
    expect((parseDocument(without).getIn(path, true) as { toJSON(): unknown[] }).toJSON()).toEqual(value.slice(0, -1));
  }
});

test("a value set part by part keeps what is equal", () => {
  const links = [
    { label: "A", href: "https://new.test/" },
    { label: "B", href: "https://b.test/" },
    { label: "C", href: "https://c.test/" },
  ];
  expect(setValue(STYLES, ["links"], links)).toBe(
    STYLES.replace("https://a.test/", "https://new.test/").replace(
      "    href: https://b.test/\n",
      "    href: https://b.test/\n  - label: C\n    href: https://c.test/\n",
    ),
  );
});

test("an alias is refused instead of changed for the other", () => {
  expect(() => setValue("a: &x one\nb: *x\n", ["a"], "two")).toThrow(/text editor/);
});
