import type { Option } from "#components/dropdown/list-box.tsx";
import { removeDiacritics } from "#lib/plain-text.ts";

/**
 * Searches a list, ignoring case and accents. A label matches when it contains every word of the query. Labels with words
 * that begin with those of the query come first. The first search prepares the labels. So an unused list costs nothing,
 * and a later search through ten thousand labels costs little.
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

/** The options without repeated objects. A list may repeat one, and comparing objects would mix the two up. */
export function cloneRepeats(options: readonly Option[]): Option[] {
  const known = new Set<Option>();
  return options.map((option) => {
    if (known.has(option)) return { ...option };
    known.add(option);
    return option;
  });
}
