/** The punched lower edge of a case study's lid: a shape that repeats sideways. */
import { readdirSync, readFileSync } from "node:fs";
import type { LidEdge } from "../../src/content/work/case-study.ts";
import { type Problem, UserError } from "../../src/lib/errors.ts";
import { elementsIn, parseSvg, sizeOf } from "./svg.ts";

const SHAPES = new URL("./edges/", import.meta.url);
export const EDGES: readonly string[] = readdirSync(SHAPES).map((name) => name.replace(".svg", ""));
const TALLEST = 160;
const EXAMPLE = '<path d="M0 0H48V24H0Z"/>';

export function shippedEdge(name: string): LidEdge {
  return readEdge(name, readFileSync(new URL(`${name}.svg`, SHAPES), "utf8")) as LidEdge;
}

/**
 * Reads an edge from an SVG file that contains only paths.
 * @param file path from the project's root
 * @returns the edge, or what is wrong with the file
 */
export function readEdge(file: string, text: string): LidEdge | Problem {
  const problem = (at: number, found: string, expected: string): Problem => {
    const lines = text.slice(0, at).split("\n");
    return { file, line: lines.length, column: (lines.at(-1) ?? "").length + 1, found, expected };
  };
  let root: ReturnType<typeof parseSvg>;
  let size: ReturnType<typeof sizeOf>;
  try {
    root = parseSvg(text);
    if (!root) return problem(0, "a file that is not an SVG", `an <svg> with a ${EXAMPLE} in it`);
    size = sizeOf(root);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return problem(0, "a file that cannot be used as an edge", `another one: this one ${error.message}`);
  }
  const { width, height } = size;
  if (height > TALLEST) return problem(0, `an edge ${height} px high`, `a shape of at most ${TALLEST} px`);
  const [, ...parts] = elementsIn(root);
  for (const { name, attributes, start } of parts) {
    const path = attributes.d ?? "";
    if (name !== "path") return problem(start, `<${name}>`, `only paths, such as ${EXAMPLE}`);
    if (!path.trim()) return problem(start, "a <path> without a d", `only paths, such as ${EXAMPLE}`);
    const wrong = wrongPart(path);
    if (wrong === undefined) continue;
    const at = start + Math.max(0, text.slice(start).indexOf(wrong));
    return problem(at, `"${wrong.slice(0, 60).trim()}" in a path`, `a path that can be drawn, such as ${EXAMPLE}`);
  }
  if (!parts.length) return problem(0, "an SVG without a path", EXAMPLE);
  const bare = text.replaceAll(/<!--.*?-->|<\?.*?\?>|<!DOCTYPE[^>]*>/gis, "").replaceAll(/\s+/g, " ");
  const encoded = bare.trim().replaceAll(/[%#"'()<> ]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  // Without quotes, which would be escaped in an attribute.
  const { viewBox = `0 0 ${width} ${height}` } = root.attributes;
  const paths = parts.map(({ attributes: { d, "fill-rule": fillRule, transform } }) => ({ d, fillRule, transform }));
  return {
    style: { "--edge-mask": `url(data:image/svg+xml,${encoded})`, "--edge-height": `${height}px` },
    paths: paths as LidEdge["paths"],
    ...{ width, height, viewBox },
  };
}

/** Numbers that each command of a path takes. */
const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /^[\s,]*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i;
/** Two of an arc's numbers, which need no separator. */
const FLAG = /^[\s,]*[01]/;

/** The first part of a path that a browser cannot draw. Undefined for a correct path. */
function wrongPart(path: string): string | undefined {
  // The letter e is part of a number.
  const [start = "", ...parts] = path.trim().split(/(?=[a-df-z])/i);
  if (!/^m/i.test(start)) return start || path;
  return [start, ...parts].find((part) => {
    const size = ARGUMENTS[part.charAt(0).toLowerCase()];
    if (size === undefined) return true;
    let rest = part.slice(1);
    let count = 0;
    for (;;) {
      const isFlag = size === 7 && (count % 7 === 3 || count % 7 === 4);
      const [number] = (isFlag ? FLAG : NUMBER).exec(rest) ?? [];
      if (number === undefined) break;
      rest = rest.slice(number.length);
      count++;
    }
    return rest.trim() !== "" || (size === 0 ? count > 0 : count === 0 || count % size > 0);
  });
}
