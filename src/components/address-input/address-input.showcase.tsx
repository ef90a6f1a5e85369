import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { AddressInput } from "./address-input.tsx";
import * as about from "./address-input.tsx?about";
import type { SearchAddresses } from "./use-address-search.ts";

export function AddressInputUsage({ search, typeahead }: { search: SearchAddresses; typeahead?: boolean }) {
  return (
    <AddressInput
      label="Address in the US or Canada"
      search={search}
      typeahead={typeahead}
      placeholder="e.g. Portland"
      attribution={{ text: "© OpenStreetMap contributors", href: "https://www.openstreetmap.org/copyright" }}
    />
  );
}

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
    ...about,
  }) satisfies ShowcaseEntry;
