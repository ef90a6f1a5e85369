/**
 * Marks: a text of the content ends with invisible characters that name its place in the files. Only the dev server with edit
 * mode adds them (mark-content.ts), and the page takes them off before it is painted (edit-mode/shown-places.ts).
 */
import type { Path } from "./splice.ts";

/** A value of a file, or a picture in a section of a case study. */
export type Place = { file: string; path: Path } | { file: string; section: number; url: string };

/** Unicode's tag characters: invisible, without a width, and one for each character of ASCII. */
const TAGS = 0xe0000;
const [BEGIN, END] = ["\u{e0001}", "\u{e007f}"];
const MARK = /\u{e0001}([\u{e0020}-\u{e007e}]*)\u{e007f}/gu;

export function mark(text: string, place: Place): string {
  const ascii = [...encodeURIComponent(JSON.stringify(place))];
  const tags = ascii.map((character) => String.fromCodePoint(TAGS + character.charCodeAt(0)));
  return text + BEGIN + tags.join("") + END;
}

export function unmark(text: string): string {
  return text.replaceAll(MARK, "");
}

/** The places in a text that joins several, each with the end of its part in the text without marks. */
export function placesIn(text: string): { end: number; place: Place }[] {
  if (!text.includes(BEGIN)) return [];
  let marked = 0;
  return [...text.matchAll(MARK)].map(({ 0: whole, 1: tags = "", index }) => {
    const end = index - marked;
    marked += whole.length;
    const ascii = [...tags].map((tag) => String.fromCharCode((tag.codePointAt(0) as number) - TAGS));
    return { end, place: JSON.parse(decodeURIComponent(ascii.join(""))) };
  });
}
