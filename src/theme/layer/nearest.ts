/**
 * The name that someone most likely meant.
 * @returns the allowed name at most three letters away, the nearest first; undefined without one
 */
export function nearest(name: string, allowed: readonly string[]): string | undefined {
  const [best] = allowed
    .map((each) => ({ each, apart: distance(each.toLowerCase(), name.toLowerCase()) }))
    .filter(({ apart }) => apart <= 3)
    .sort((a, b) => a.apart - b.apart);
  return best?.each;
}

/** Levenshtein's edit distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, x] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, y] of [...b].entries()) {
      next.push(Math.min((row[j] ?? 0) + (x === y ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
