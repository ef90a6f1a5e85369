import { inflateSync } from "node:zlib";

/**
 * The sheets of a PDF by Chromium, and the colours it paints on whole sheets, margins included: before the first clip, which
 * keeps all else inside the margins.
 */
export function readPdf(pdf: Buffer): { sheets: number; grounds: string[] } {
  const text = pdf.toString("latin1");
  const grounds: string[] = [];
  let sheets = 0;
  for (const { index, 0: start } of text.matchAll(/\/Filter \/Fl\w+[^>]*>>\s*stream\r?\n/g)) {
    const end = text.indexOf("endstream", index);
    const content = inflateSync(pdf.subarray(index + start.length, end)).toString("latin1");
    // A sheet's content turns its axis upside down; glyphs and pictures do not.
    const [, ground] = /^\.\d+ 0 0 -\.\d+ 0 [\d.]+ cm(.*?)W\*? n/s.exec(content) ?? [];
    if (ground === undefined) continue;
    sheets++;
    for (const [, color = ""] of ground.matchAll(/([\d. ]+) rg\n(?:(?!rg).)*?\bf\b/gs)) grounds.push(color.trim());
  }
  return { sheets, grounds };
}
