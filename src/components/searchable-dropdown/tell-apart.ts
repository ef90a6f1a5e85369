import type { Option } from "#components/dropdown/option.ts";

/** The options, no object twice: an owner's list may repeat one, and a list that compares objects would mix them up. */
export function tellApart(options: readonly Option[]): Option[] {
  const known = new Set<Option>();
  return options.map((option) => {
    if (known.has(option)) return { ...option };
    known.add(option);
    return option;
  });
}
