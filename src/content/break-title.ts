/** Characters that a line has room for before its letters become small, and lines that leave the page room. */
const WIDE = { room: 16, most: 2 };
const NARROW = { room: 13, most: 5 };

/** A title in as few lines as keep its letters large, each about as long as the others. */
export function breakTitle(title: string): FitTitle {
  return { wide: linesOf(title, WIDE), narrow: linesOf(title, NARROW) };
}

function linesOf(title: string, { room, most }: typeof WIDE): string[] {
  // A lone sign begins a line rather than ending one.
  const words = title.trim().split(/(?<!(?:^|\s)[^\p{L}\d])\s+/u);
  // A single word may be longer than the room: it stays whole, and the others need not be shorter.
  const length = Math.max(room, longest(words));
  for (let count = 1; ; count++) {
    const lines = balanced(words, count);
    if (longest(lines) <= length || count === most) return lines;
  }
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));

/** The words in so many lines, of which the longest is as short as can be. */
function balanced(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(" ")];
  let best: string[] = [];
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first).join(" "), ...balanced(words.slice(first), count - 1)];
    if (!best.length || longest(lines) < longest(best)) best = lines;
  }
  return best;
}

/** A title that fills its measure, in the lines it is set in. */
export type FitTitle = {
  /** Lines on a screen that is not narrow. */
  wide: readonly string[];
  /** Lines on a narrow one. */
  narrow: readonly string[];
};

/** A title of one line on every screen. */
export function oneLine(text: string): FitTitle {
  return { wide: [text], narrow: [text] };
}
