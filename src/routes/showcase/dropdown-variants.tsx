import { checkboxDropdownShowcase } from "#components/checkbox-dropdown/checkbox-dropdown.showcase.tsx";
import { Dropdown } from "#components/dropdown/dropdown.tsx";
import { searchableDropdownShowcase } from "#components/searchable-dropdown/searchable-dropdown.showcase.tsx";
import { Cell } from "./cell.tsx";
import { KeyTable } from "./key-table.tsx";

const roles = ["Full Stack", "Pipeline Developer", "Web Design"].map((label) => ({ value: label, label }));

/** The three kinds of dropdown side by side. */
export function DropdownVariants() {
  const Checkbox = checkboxDropdownShowcase.examples.some.Example;
  const Searchable = searchableDropdownShowcase.examples.timeZones.Example;
  return (
    <Cell title="Dropdown variants" span={9}>
      <div className="grid grid-cols-3 gap-gutter narrow:grid-cols-1 narrow:gap-s5">
        <div className="grid content-start gap-4">
          <Dropdown label="List" options={roles} defaultValue="Web Design" />
          <p className="type-small text-mute">One of a few. Type a letter to reach an option.</p>
        </div>
        <div className="grid content-start gap-4">
          <Checkbox />
          <p className="type-small text-mute">{checkboxDropdownShowcase.sentence}</p>
          <KeyTable keys={checkboxDropdownShowcase.keys} />
        </div>
        <div className="grid content-start gap-4">
          <Searchable />
          <p className="type-small text-mute">{searchableDropdownShowcase.sentence}</p>
          <KeyTable keys={searchableDropdownShowcase.keys} />
        </div>
      </div>
    </Cell>
  );
}
