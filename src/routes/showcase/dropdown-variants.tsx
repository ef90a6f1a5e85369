import type { ReactNode } from "react";
import { checkboxDropdownShowcase } from "#components/checkbox-dropdown/checkbox-dropdown.showcase.tsx";
import { dropdownShowcase } from "#components/dropdown/dropdown.showcase.tsx";
import { Dropdown } from "#components/dropdown/dropdown.tsx";
import { searchableDropdownShowcase } from "#components/searchable-dropdown/searchable-dropdown.showcase.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { list as airplanes } from "#lib/sample-data/airplanes.json";
import { Card, formatKilobytes } from "./card.tsx";
import { CardFooter } from "./card-footer.tsx";
import { HydrationBoundary } from "./deferred-hydration.tsx";

const planes = airplanes.map(({ name, iataTypeCode }) => ({ value: iataTypeCode, label: `${name} (${iataTypeCode})` }));
const list = {
  ...dropdownShowcase,
  title: "List dropdown",
  sentence: "Pick one. Type a letter to jump to an option.",
};
const { some } = checkboxDropdownShowcase.examples;
const { airports, flights } = searchableDropdownShowcase.examples;

export const VARIANTS = "Dropdown variants";
export const dropdownVariants = [list, checkboxDropdownShowcase, searchableDropdownShowcase];

export function DropdownVariants() {
  return (
    <Card title={VARIANTS} span={12}>
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
  /** The fields; the first label names the variant. */
  children: ReactNode;
};

function Variant({ entry, children }: VariantProps) {
  return (
    <div className="relative flex min-w-0 flex-col gap-4 bg-bg narrow:gap-3 p-(--pad)">
      <HydrationBoundary>{children}</HydrationBoundary>
      <p className="type-small text-mute">{entry.sentence}</p>
      {/* In line with the first label, as in other cards with the heading. */}
      <p className="type-small absolute end-(--pad) top-(--pad) -mt-1 text-mute tabular-nums">
        {formatKilobytes(entry.cost)}
      </p>
      <CardFooter entry={entry} />
    </div>
  );
}
