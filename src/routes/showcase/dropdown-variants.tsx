import { list as airplanes } from "virtual:sample-data/airplanes";
import type { ReactNode } from "react";
import { checkboxDropdownShowcase } from "#components/checkbox-dropdown/checkbox-dropdown.showcase.tsx";
import { dropdownShowcase } from "#components/dropdown/dropdown.showcase.tsx";
import { Dropdown } from "#components/dropdown/dropdown.tsx";
import { searchableDropdownShowcase } from "#components/searchable-dropdown/searchable-dropdown.showcase.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { Card } from "./card.tsx";
import { CardDetails } from "./card-details.tsx";
import { HydrationBoundary } from "./deferred-hydration.tsx";
import { kilobytes } from "./kilobytes.ts";
import { SourceButtons } from "./source-buttons.tsx";

const planes = airplanes.map(({ name, iataTypeCode }) => ({ value: iataTypeCode, label: `${name} (${iataTypeCode})` }));
const list = {
  ...dropdownShowcase,
  title: "List dropdown",
  sentence: "One of a few. Type a letter to reach an option.",
};
const { some } = checkboxDropdownShowcase.examples;
const { airports, flights } = searchableDropdownShowcase.examples;

export const dropdownVariants = [list, checkboxDropdownShowcase, searchableDropdownShowcase];

/** The three kinds of dropdown side by side. */
export function DropdownVariants() {
  return (
    <Card title="Dropdown variants" span={9}>
      <div className="-mx-(--pad) -mb-(--pad) grid flex-1 grid-cols-3 gap-0.5 border-t-thick border-box bg-box medium:grid-cols-1">
        <Variant entry={list}>
          <Dropdown label="List" options={planes} defaultValue="320" />
        </Variant>
        <Variant entry={checkboxDropdownShowcase}>
          <some.Example />
        </Variant>
        <Variant entry={searchableDropdownShowcase}>
          <airports.Example />
          <flights.Example />
        </Variant>
      </div>
    </Card>
  );
}

type VariantProps = {
  entry: Omit<ShowcaseEntry, "examples">;
  /** The fields. The label of the first field names the variant. */
  children: ReactNode;
};

/** A third of the card, with the parts of a whole card. */
function Variant({ entry, children }: VariantProps) {
  return (
    <div className="relative flex min-w-0 flex-col gap-4 bg-bg p-(--pad)">
      <HydrationBoundary>{children}</HydrationBoundary>
      <p className="type-small text-pretty text-mute">{entry.sentence}</p>
      {/* In line with the first label. Other cards show the size in line with their heading. */}
      <p className="type-small absolute end-(--pad) top-(--pad) -mt-1 text-mute tabular-nums">
        {kilobytes(entry.cost)}
      </p>
      <CardDetails entry={entry} />
      <SourceButtons entry={entry} />
    </div>
  );
}
