import type { ShowcaseEntry } from "#lib/showcase-entry.ts";
import { AddressInput } from "./address-input.tsx";
import { bytes } from "./address-input.tsx?cost";
import type { Address } from "./use-address-search.ts";

const places: readonly Address[] = [
  { display_name: "Ottawa, Ontario, Canada", lat: "45.4215", lon: "-75.6972" },
  { display_name: "Toronto, Ontario, Canada", lat: "43.6532", lon: "-79.3832" },
  { display_name: "Montréal, Québec, Canada", lat: "45.5019", lon: "-73.5674" },
  { display_name: "Portland, Oregon, United States", lat: "45.5152", lon: "-122.6784" },
  { display_name: "Portland, Maine, United States", lat: "43.6591", lon: "-70.2568" },
];

/** A search over five places, so that the example needs no network. */
async function searchPlaces(query: string): Promise<readonly Address[]> {
  return places.filter((place) => place.display_name.toLowerCase().includes(query.toLowerCase()));
}

export const addressInputShowcase = {
  title: "Address input",
  sentence: "Searches when asked, at most once a second, and keeps what was typed when nothing is picked.",
  examples: {
    address: {
      Example: () => (
        <AddressInput
          label="Address in the US or Canada"
          search={searchPlaces}
          placeholder="Such as Portland"
          attribution={{ text: "© OpenStreetMap contributors", href: "https://www.openstreetmap.org/copyright" }}
        />
      ),
    },
  },
  keys: [
    ["Enter", "Searches; with suggestions in view, picks the one that is lit"],
    ["Up, Down", "Go through the suggestions"],
    ["Escape", "Closes them and keeps the text"],
  ],
  cost: bytes,
  code: async () => (await import("./address-input.tsx?display")).source,
  styling: async () => (await import("./address-input.classes.ts?display")).source,
} satisfies ShowcaseEntry;
