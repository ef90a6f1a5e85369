import { list as airlines } from "virtual:sample-data/airlines";
import { list as airports } from "virtual:sample-data/airports";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { SearchableDropdown } from "./searchable-dropdown.tsx";
import { bytes, item } from "./searchable-dropdown.tsx?cost";
import { SearchableDropdownUsage } from "./searchable-dropdown.usage.tsx";

const airportOptions = airports.map(({ name, iataCode }) => ({ value: iataCode, label: `${name} (${iataCode})` }));

/** Ten thousand flight numbers made up from the airlines' codes, to show that the length does not matter. */
const flights = Array.from({ length: 10_000 }, (_, i) => {
  const { name, iataCode } = airlines[i % airlines.length] ?? { name: "", iataCode: "" };
  const flight = `${iataCode} ${100 + Math.floor(i / airlines.length)}`;
  return { value: flight, label: `${flight}, ${name}` };
});

export const searchableDropdownShowcase = {
  title: "Searchable dropdown",
  sentence: "Searches a list that is too long to read. Of ten thousand options, only those in view are in the page.",
  examples: {
    airports: {
      Example: () => <SearchableDropdown label="Searchable" options={airportOptions} placeholder="Search airports" />,
    },
    flights: {
      caption: "Ten thousand flights.",
      Example: () => <SearchableDropdown label="Very long" options={flights} placeholder="Search flights" />,
    },
    usage: { Example: SearchableDropdownUsage },
  },
  keys: [
    ["Letters", "Search any part of a name"],
    ["↑ ↓", "Open the list, one option on; Page up and Page down ten"],
    ["Enter", "Chooses the option"],
    ["Tab", "Chooses the option that letters or arrows reached, else leaves the choice as it was"],
    ["Escape", "Closes the list"],
  ],
  cost: bytes,
  item,
  docs: () => import("./searchable-dropdown.tsx?docs"),
} satisfies ShowcaseEntry;
