import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { list as airlines } from "#lib/sample-data/airlines.json";
import { list as airports } from "#lib/sample-data/airports.json";
import { SearchableDropdown } from "./searchable-dropdown.tsx";
import * as about from "./searchable-dropdown.tsx?about";

const cities = [
  { value: "yul", label: "Montréal" },
  { value: "pdx", label: "Portland" },
  { value: "yyz", label: "Toronto" },
];

export function SearchableDropdownUsage() {
  return <SearchableDropdown label="City" options={cities} placeholder="Search cities" />;
}

const airportOptions = airports.map(({ name, iataCode }) => ({ value: iataCode, label: `${name} (${iataCode})` }));

const flights = Array.from({ length: 10_000 }, (_, i) => {
  const { name, iataCode } = airlines[i % airlines.length] ?? { name: "", iataCode: "" };
  const flight = `${iataCode} ${100 + Math.floor(i / airlines.length)}`;
  return { value: flight, label: `${flight}, ${name}` };
});

export const searchableDropdownShowcase = {
  title: "Searchable dropdown",
  sentence: "Filter a long list. Only visible options are rendered.",
  examples: {
    airports: {
      Example: () => <SearchableDropdown label="Searchable" options={airportOptions} placeholder="Search airports" />,
    },
    flights: {
      Example: () => <SearchableDropdown label="10,000 options" options={flights} placeholder="Search flights" />,
    },
    usage: { Example: SearchableDropdownUsage },
  },
  keys: [
    ["Letters", "Search any part of a label"],
    ["↑ ↓", "Open the list, then next or previous option; Page up and Page down move ten"],
    ["Enter", "Chooses the option"],
    ["Tab", "Chooses the option that letters or arrows reached, otherwise keeps the selection"],
    ["Escape", "Closes the list"],
  ],
  ...about,
} satisfies ShowcaseEntry;
