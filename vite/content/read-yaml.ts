/** Reads YAML or JSON by a schema and locates every mistake. */
import { type Document, isMap, isNode, isPair, LineCounter, parseDocument, visit, type YAMLError } from "yaml";
import { z } from "zod";
import { closestMatch } from "../../src/lib/closest-match.ts";
import { OwnerError, type Problem } from "../../src/lib/errors.ts";

export type Source = {
  /** Path from the project's root, for errors. */
  file: string;
  text: string;
  /** Lines of the file above the text. */
  above?: number;
};

type Path = readonly PropertyKey[];

/** The value, and a way to report a mistake in it. */
export type Read<T> = { value: T; problem: (path: Path, found: string, expected: string) => Problem };

/**
 * @param schema its messages say what is expected, such as "text"
 * @throws OwnerError when the text is not valid YAML or does not match the schema
 */
export function readYaml<S extends z.ZodType>({ file, text, above = 0 }: Source, schema: S): Read<z.output<S>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeOf = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file, line: line + above, column: Math.max(1, col) };
  };
  const [error] = document.errors;
  if (error) {
    const indented = badIndent(document.errors, text);
    const place = placeOf(indented ?? error.pos[0]);
    const line = lineAt(text, indented ?? error.pos[0]);
    const [curly] = CURLY_LINE.exec(line) ?? [];
    const indentation = `the same number of spaces before all keys of one group: the indentation of line ${place.line} is off`;
    const expected = curly ? straight(curly) : indented === undefined ? syntaxOf(error) : indentation;
    throw new OwnerError([{ ...place, found: `"${line}", which is not valid YAML`, expected }]);
  }
  const misread: Problem[] = [];
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return;
      const found = `*${alias.source}, which YAML takes for a reference`;
      misread.push({ ...placeOf(alias.range?.[0] ?? 0), found, expected: QUOTED });
    },
    Scalar(_, { type, source = "", range }) {
      if (type !== "PLAIN" || !CURLY.test(source)) return;
      misread.push({ ...placeOf(range?.[0] ?? 0), found: `${source}, in curly quotes`, expected: straight(source) });
    },
  });
  if (misread.length) throw new OwnerError(misread);
  const problem = (path: Path, found: string, expected: string): Problem => ({
    ...placeOf(offsetOf(document, path)),
    key: nameOf(path),
    found,
    expected,
  });
  const read = schema.safeParse(document.toJS() ?? undefined);
  if (read.success) return { value: read.data, problem };
  throw new OwnerError(
    read.error.issues.flatMap((issue) => {
      if (issue.code !== "unrecognized_keys") {
        const found = document.getIn(issue.path) && plain(document, issue.path);
        const isUnquoted = issue.message === "text" && ["number", "boolean"].includes(typeof found);
        const expected = isUnquoted ? `text, which needs quotes here: "${found}"` : issue.message;
        return problem(issue.path, formatValue(found), expected);
      }
      const given = Object.keys(plain(document, issue.path) as object);
      const allowed = keysOf(schema, issue.path).filter((key) => !given.includes(key));
      return issue.keys.map((key) => {
        const meant = closestMatch(key, allowed);
        const names = meant ? `"${meant}"` : `one of ${allowed.map((name) => `"${name}"`).join(", ")}`;
        return problem([...issue.path, key], `the key "${key}", which does not exist`, names);
      });
    }),
  );
}

function plain(document: Document, path: Path): unknown {
  const node = document.getIn(path, true);
  return isNode(node) ? node.toJS(document) : node;
}

/** The offset of a value, or of its parent if it is missing. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isPair(item) && String(item.key) === String(path[length - 1]));
      if (pair && isNode(pair.key)) return pair.key.range?.[0] ?? 0;
    }
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node)) return node.range?.[0] ?? 0;
  }
  return isNode(document.contents) ? (document.contents.range?.[0] ?? 0) : 0;
}

/** `["links", 1, "href"]` as `links[1].href`. */
function nameOf(path: Path): string {
  return path.reduce<string>(
    (name, part) => (typeof part === "number" ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part)),
    "",
  );
}

/** The keys that a schema knows at a place. */
function keysOf(schema: z.ZodType, path: Path): string[] {
  let here: Json | undefined = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Json;
  for (const part of path) here = typeof part === "number" ? here?.items : here?.properties?.[String(part)];
  return Object.keys(here?.properties ?? {});
}

type Json = { properties?: Record<string, Json>; items?: Json };

function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = text.slice(start).split("\n");
  return line.trim().slice(0, 80);
}

/** A text between typographic quotes, which word processors type. YAML takes them as part of the text. */
const CURLY = /^[“”„‘][^“”„]*[“”’]$/;
const CURLY_LINE = /(?<=[:-] +)[“”„‘][^“”„]*[“”’]$/;
const straight = (curly: string) => `straight quotes: "${curly.slice(1, -1)}"`;

/** The offset of a line that is indented wrongly, if that is the mistake. */
function badIndent(errors: readonly YAMLError[], text: string): number | undefined {
  const joined = errors.find(({ code }) => code === "MULTILINE_IMPLICIT_KEY");
  if (joined) return joined.pos[1];
  const [{ message, pos }] = errors as [YAMLError];
  const [at] = pos;
  const beginsLine = /(?:^|\n) *$/.test(text.slice(0, at));
  return beginsLine && /same column|without - indicator|at node end/.test(message) ? at : undefined;
}

const QUOTED = 'double quotes around the whole text, such as key: "*A* text"';

/** YAML's most common mistakes in plain words. */
function syntaxOf({ code, message }: YAMLError): string {
  if (code === "DUPLICATE_KEY") return "each key once. The same key is already above.";
  if (code === "TAB_AS_INDENT") return "spaces at the line's start, not a tab";
  if (code === "BLOCK_AS_IMPLICIT_KEY" || /Nested mappings/.test(message)) {
    return 'quotes around a text that contains ": ", such as key: "A text: with a colon"';
  }
  if (code === "BAD_SCALAR_START" || /at node end|Not a YAML token/.test(message)) return QUOTED;
  if (code === "MISSING_CHAR" || code === "BAD_INDENT") {
    return `the closing character (${message.replace(/\.$/, "")})`;
  }
  return message;
}

const LONGEST = 80;

/** A value as an error shows it. */
function formatValue(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
