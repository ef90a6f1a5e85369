import type { Option } from "#components/dropdown/option.ts";

/** The options without repeated objects. A list may repeat one, and comparing objects would mix the two up. */
export function tellApart(options: readonly Option[]): Option[] {
  const known = new Set<Option>();
  return options.map((option) => {
    if (known.has(option)) return { ...option };
    known.add(option);
    return option;
  });
}
