/** Characters per line before the type gets small, and the most lines that fit. */
const WIDE = { room: 16, most: 2 };
const NARROW = { room: 13, most: 5 };

/** Breaks a title into the fewest lines that keep its type large, of about equal length. */
export function breakTitle(title: string): TitleLines {
  return { wide: linesOf(title, WIDE), narrow: linesOf(title, NARROW) };
}

function linesOf(title: string, { room, most }: typeof WIDE): string[] {
  const words = wordsOf(title.trim());
  // A word longer than a line stays whole, and sets the length for all lines.
  const length = Math.max(room, longest(words));
  for (let count = 1; ; count++) {
    const lines = balanced(words, count);
    if (longest(lines) <= length || count === most) return lines;
  }
}

/** Chinese, Japanese and Korean signs are as wide as two others. */
const WIDE_SIGN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー・、。]/gu;

export function lengthOf(line: string): number {
  return line.length + (line.match(WIDE_SIGN)?.length ?? 0);
}

const longest = (lines: readonly string[]) => Math.max(...lines.map(lengthOf));

/** The words, each with the space before it. Chinese and Japanese have no spaces. */
function wordsOf(title: string): string[] {
  // A lone sign, such as "&", starts a line instead of ending one.
  return title.split(/(?<!(?:^|\s)[^\p{L}\d])(?=\s)/u).flatMap((word) => {
    if (!/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(word)) return word;
    const words: string[] = [];
    for (const { segment, isWordLike } of new Intl.Segmenter("ja", { granularity: "word" }).segment(word)) {
      // A sign ends a line there, and does not start one.
      if (isWordLike || !words.length) words.push(segment);
      else words.push(words.pop() + segment);
    }
    return words;
  });
}

/** Breaks words into `count` lines with the shortest longest line. */
function balanced(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join("").trim()];
  let best: string[] = [];
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first).join("").trim(), ...balanced(words.slice(first), count - 1)];
    if (!best.length || longest(lines) < longest(best)) best = lines;
  }
  return best;
}

/** Breaks a sentence into `count` lines of about equal length, or fewer if it has fewer words. */
export function wrap(text: string, count: number): string[] {
  const words = wordsOf(text.trim());
  for (let length = Math.max(longest(words), Math.ceil(lengthOf(text) / count)); ; length++) {
    const lines: string[] = [];
    for (const word of words) {
      const longer = (lines.at(-1) ?? "") + word;
      if (lines.length && lengthOf(longer.trim()) <= length) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    if (lines.length <= count) return lines.map((line) => line.trim());
  }
}

/** A title's lines on wide and narrow screens. */
export type TitleLines = { wide: readonly string[]; narrow: readonly string[] };

export function oneLine(text: string): TitleLines {
  return { wide: [text], narrow: [text] };
}
