import type { Option } from "#components/dropdown/option.ts";
import { fold } from "#lib/fold.ts";

/**
 * Prepares a list once, so that a search through ten thousand labels folds no text but what was typed. A label matches
 * that holds every word of the query; those with a word that begins so come first.
 */
export function searchOptions(options: readonly Option[]): (query: string) => Option[] {
  const folded = options.map((option) => ` ${fold(option.label)}`);
  return (query) => {
    const words = fold(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return [...options];
    const begins: Option[] = [];
    const holds: Option[] = [];
    options.forEach((option, index) => {
      const text = folded[index] ?? "";
      if (!words.every((word) => text.includes(word))) return;
      (words.every((word) => text.includes(` ${word}`)) ? begins : holds).push(option);
    });
    return [...begins, ...holds];
  };
}
