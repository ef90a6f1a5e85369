import type { Option } from "#components/dropdown/option.ts";
import { removeDiacritics } from "#lib/remove-diacritics.ts";

/**
 * Searches a list, without regard to case and accents. A label matches when it holds every word of the query. Labels
 * with words that begin so come first. The first search prepares the labels, so that a list that nobody searches costs
 * nothing, and the next search through ten thousand costs little.
 */
export function searchOptions(options: readonly Option[]): (query: string) => Option[] {
  let plainLabels: string[] | undefined;
  return (query) => {
    const words = removeDiacritics(query.toLowerCase()).split(/\s+/).filter(Boolean);
    if (words.length === 0) return [...options];
    plainLabels ??= options.map((option) => ` ${removeDiacritics(option.label.toLowerCase())}`);
    const texts = plainLabels;
    const begins: Option[] = [];
    const holds: Option[] = [];
    options.forEach((option, index) => {
      const text = texts[index] ?? "";
      if (!words.every((word) => text.includes(word))) return;
      (words.every((word) => text.includes(` ${word}`)) ? begins : holds).push(option);
    });
    return [...begins, ...holds];
  };
}
