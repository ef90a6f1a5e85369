import { fold } from "./fold.ts";

/**
 * Which label a person means by what they typed: the next one that begins with it, from the active one on and around
 * the end. Case and accents do not count. One letter again and again steps through the labels that begin with it.
 * @param labels in the list's order; undefined for one that cannot be chosen
 * @param active index of the active label, or -1
 * @returns its index, or -1
 */
export function findByText(labels: readonly (string | undefined)[], active: number, typed: string): number {
  const text = fold(typed);
  const first = [...text][0] ?? "";
  const repeats = text === first.repeat(text.length / Math.max(1, first.length));
  const query = repeats ? first : text;
  const start = repeats ? active + 1 : Math.max(0, active);
  for (let step = 0; step < labels.length; step++) {
    const index = (start + step) % labels.length;
    const label = labels[index];
    if (query && label !== undefined && fold(label).startsWith(query)) return index;
  }
  return -1;
}
