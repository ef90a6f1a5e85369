import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { bytes, item } from "./address-input.tsx?cost";
import { AddressInputUsage } from "./address-input.usage.tsx";
import type { SearchAddresses } from "./use-address-search.ts";

/** The caller passes the search, since components call no service. */
export const addressInputShowcase = (search: SearchAddresses, typeahead = false) =>
  ({
    title: "Address input",
    sentence: "Searches on Enter, at most once a second. Your text stays if you pick nothing.",
    examples: {
      address: {
        // biome-ignore lint/correctness/noComponentHookFactories: made once, when the page is loaded.
        Example: () => <AddressInputUsage search={search} typeahead={typeahead} />,
      },
    },
    keys: [
      ["Enter", "Searches without submitting the form, then picks the highlighted suggestion"],
      ["↑ ↓", "Move through the suggestions"],
      ["Tab", "Picks the highlighted suggestion, otherwise keeps the text"],
      ["Escape", "Closes the suggestions and keeps the text"],
    ],
    cost: bytes,
    item,
    docs: () => import("./address-input.tsx?docs"),
  }) satisfies ShowcaseEntry;
