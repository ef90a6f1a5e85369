import type { ShowcaseEntry } from "#lib/showcase-entry.ts";
import { SearchableDropdown } from "./searchable-dropdown.tsx";

const timeZones = Intl.supportedValuesOf("timeZone").map((zone) => ({
  value: zone,
  label: zone.replaceAll("_", " ").replaceAll("/", ", "),
}));

export const searchableDropdownShowcase = {
  title: "Searchable dropdown",
  sentence: "Chooses one of a list too long to read. Only what is in view is in the page, be it ten thousand.",
  examples: {
    timeZones: {
      Example: () => (
        <SearchableDropdown
          label="Searchable"
          options={timeZones}
          placeholder={`Search ${timeZones.length} time zones`}
        />
      ),
    },
  },
  keys: [
    ["Letters", "Search any part of a name"],
    ["↑ ↓", "Open the list and go through it"],
    ["Enter", "Chooses the option"],
    ["Escape", "Closes the list"],
  ],
  code: async () => (await import("./searchable-dropdown.tsx?display")).source,
  styling: async () => (await import("./searchable-dropdown.classes.ts?display")).source,
} satisfies ShowcaseEntry;
