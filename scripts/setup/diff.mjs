/** The changes, file by file, for a terminal. */
import process from "node:process";
import { styleText } from "node:util";
import { hunks } from "./lines.mjs";
import { bytesOf } from "./present.mjs";

export const hasColors = () => process.stdout.isTTY && process.stdout.hasColors();

/** @param {Map<string, Buffer | null>} files contents by path; null for a file to delete */
export function diffOf(files) {
  const paint = (color, text) => (hasColors() ? styleText(color, text) : text);
  return [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, bytes]) => {
      const now = bytesOf(path);
      if (bytes === null) return [paint("red", `${path}  deleted`)];
      if (now === null) return [`${paint("green", path)}  new, ${sizeOf(bytes)}`];
      if (isBinary(bytes) || isBinary(now)) return [`${paint("yellow", path)}  changed, ${sizeOf(bytes)}`];
      const [before, after] = [linesOf(now), linesOf(bytes)];
      const changes = hunks(before, after).flatMap(({ from, to, start, end }) => [
        ...before.slice(from, to).map((line) => paint("red", `  - ${line}`)),
        ...after.slice(start, end).map((line) => paint("green", `  + ${line}`)),
      ]);
      return [paint("yellow", path), ...changes];
    })
    .join("\n");
}

function sizeOf(bytes) {
  if (isBinary(bytes)) return `${(bytes.length / 1024).toFixed(1)} KB`;
  const count = linesOf(bytes).length;
  return `${count} ${count === 1 ? "line" : "lines"}`;
}

/** By git's rule. */
function isBinary(bytes) {
  return bytes.subarray(0, 8000).includes(0);
}

function linesOf(bytes) {
  return String(bytes).replace(/\n$/, "").split("\n");
}
