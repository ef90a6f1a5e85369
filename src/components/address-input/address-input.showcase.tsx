import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { bytes, item } from "./address-input.tsx?cost";
import { AddressInputUsage } from "./address-input.usage.tsx";
import type { SearchAddresses } from "./use-address-search.ts";

/**
 * A component reaches no service, so whoever shows it hands the search over.
 * @param search asks a geocoder
 * @param typeahead whether that allows a search while the visitor types
 */
export const addressInputShowcase = (search: SearchAddresses, typeahead = false) =>
  ({
    title: "Address input",
    sentence: "Searches when asked, at most once a second. Typed text stays when no suggestion is picked.",
    examples: {
      address: {
        // biome-ignore lint/correctness/noComponentHookFactories: made once, when the page is loaded.
        Example: () => <AddressInputUsage search={search} typeahead={typeahead} />,
      },
    },
    keys: [
      ["Enter", "Searches without sending the form, then picks the lit suggestion"],
      ["↑ ↓", "Go through the suggestions"],
      ["Tab", "Picks the suggestion that the arrow keys reached, else keeps the text"],
      ["Escape", "Closes the suggestions and keeps the text"],
    ],
    cost: bytes,
    item,
    docs: () => import("./address-input.tsx?docs"),
  }) satisfies ShowcaseEntry;
