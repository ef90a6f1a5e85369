import type { Option } from "#components/dropdown/option.ts";
import { fold } from "#lib/fold.ts";

/**
 * Searches a list. The labels are folded once, at the first search: a list that nobody searches costs nothing, and a
 * search through ten thousand folds no text but what was typed. A label matches that holds every word of the query;
 * those with a word that begins so come first.
 */
export function searchOptions(options: readonly Option[]): (query: string) => Option[] {
  let folded: string[] | undefined;
  return (query) => {
    const words = fold(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return [...options];
    folded ??= options.map((option) => ` ${fold(option.label)}`);
    const texts = folded;
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
