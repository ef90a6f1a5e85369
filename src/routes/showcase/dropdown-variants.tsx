import { list as airplanes } from "virtual:sample-data/airplanes";
import { checkboxDropdownShowcase } from "#components/checkbox-dropdown/checkbox-dropdown.showcase.tsx";
import { Dropdown } from "#components/dropdown/dropdown.tsx";
import { searchableDropdownShowcase } from "#components/searchable-dropdown/searchable-dropdown.showcase.tsx";
import { Cell } from "./cell.tsx";
import { KeyTable } from "./key-table.tsx";
import { SourceButtons } from "./source-buttons.tsx";

// As many as a plain list is good for: beyond a couple of hundred the searchable one is.
const planes = airplanes
  .slice(0, 24)
  .map(({ name, iataTypeCode }) => ({ value: iataTypeCode, label: `${name} (${iataTypeCode})` }));
const { some } = checkboxDropdownShowcase.examples;
const { airports, flights } = searchableDropdownShowcase.examples;

/** The three kinds of dropdown side by side. */
export function DropdownVariants() {
  return (
    <Cell title="Dropdown variants" span={9}>
      <div className="grid grid-cols-3 gap-gutter narrow:grid-cols-1 narrow:gap-s5">
        <div className="grid content-start gap-4">
          <Dropdown label="List" options={planes} defaultValue={planes[0]?.value} />
          <p className="type-small text-mute">One of a few. Type a letter to reach an option.</p>
        </div>
        <div className="grid content-start gap-4">
          <some.Example />
          <p className="type-small text-mute">{checkboxDropdownShowcase.sentence}</p>
          <KeyTable keys={checkboxDropdownShowcase.keys} />
        </div>
        <div className="grid content-start gap-4">
          <airports.Example />
          <flights.Example />
          <p className="type-small text-mute">{searchableDropdownShowcase.sentence}</p>
          <KeyTable keys={searchableDropdownShowcase.keys} />
        </div>
      </div>
      <SourceButtons
        entry={{
          title: "Dropdown variants",
          code: searchableDropdownShowcase.code,
          styling: searchableDropdownShowcase.styling,
        }}
      />
    </Cell>
  );
}
