/** Characters per line before the type gets small, and the most lines that fit. */
const WIDE = { room: 16, most: 2 };
const NARROW = { room: 13, most: 5 };

/** Breaks a title into the fewest lines that keep its type large, of about equal length. */
export function breakTitle(title: string): TitleLines {
  return { wide: linesOf(title, WIDE), narrow: linesOf(title, NARROW) };
}

function linesOf(title: string, { room, most }: typeof WIDE): string[] {
  // A lone sign, such as "&", starts a line instead of ending one.
  const words = title.trim().split(/(?<!(?:^|\s)[^\p{L}\d])\s+/u);
  // A word longer than a line stays whole, and sets the length for all lines.
  const length = Math.max(room, longest(words));
  for (let count = 1; ; count++) {
    const lines = balanced(words, count);
    if (longest(lines) <= length || count === most) return lines;
  }
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));

/** Breaks words into `count` lines with the shortest longest line. */
function balanced(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(" ")];
  let best: string[] = [];
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first).join(" "), ...balanced(words.slice(first), count - 1)];
    if (!best.length || longest(lines) < longest(best)) best = lines;
  }
  return best;
}

/** A title's lines on wide and narrow screens. */
export type TitleLines = { wide: readonly string[]; narrow: readonly string[] };

export function oneLine(text: string): TitleLines {
  return { wide: [text], narrow: [text] };
}

export const errorTitle: TitleLines = {
  wide: ["Unexpected", "Application Error!"],
  narrow: ["Unexpected", "Application", "Error!"],
};
