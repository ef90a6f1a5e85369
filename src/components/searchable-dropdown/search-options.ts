import type { Option } from "#components/dropdown/list-box.tsx";
import { removeDiacritics } from "#lib/plain-text.ts";

/**
 * Finds the labels that contain every word of the query, ignoring case and accents; those that match at the start of words
 * come first. The first search prepares the labels, so that later ones are fast.
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

/** Clones repeated objects, which could not be told apart by identity. */
export function cloneRepeats(options: readonly Option[]): Option[] {
  const known = new Set<Option>();
  return options.map((option) => {
    if (known.has(option)) return { ...option };
    known.add(option);
    return option;
  });
}
