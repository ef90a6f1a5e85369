/** The allowed name that a mistyped one most likely means, within some edits. Ignores case. */
export function closestMatch(name: string, allowed: readonly string[], edits = 3): string | undefined {
  const typed = name.toLowerCase();
  let best: string | undefined;
  let least = Math.min(edits + 1, typed.length);
  for (const each of allowed) {
    if (Math.abs(each.length - typed.length) >= least) continue;
    const apart = distance(each.toLowerCase(), typed);
    if (apart < least) [best, least] = [each, apart];
  }
  return best;
}

/** Levenshtein's edit distance, in which two swapped characters are one edit. */
function distance(a: string, b: string): number {
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const change = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      const isSwap = a[i] === b[j - 1] && a[i - 1] === b[j];
      const swap = isSwap ? (above[j - 1] ?? 0) + 1 : change;
      next.push(Math.min(change, swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    [above, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
