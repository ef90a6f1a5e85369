import { Description, ListboxButton, ListboxOption, ListboxOptions } from "@headlessui/react";
import clsx from "clsx";
import type { ReactNode, RefObject } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { useSide } from "#lib/use-side.ts";
import { dropdownClasses as classes } from "./dropdown.classes.ts";
import { openAfterPaint } from "./open-after-paint.ts";
import type { Option } from "./option.ts";
import { useListKeys } from "./use-list-keys.ts";

type ListBoxProps = {
  open: boolean;
  control: RefObject<HTMLButtonElement | null>;
  size: keyof typeof classes.size;
  required?: boolean;
  options: readonly Option[];
  emptyText: string;
  /** A list of several: options carry a box to tick, and keys add these indexes to the choice. */
  onAdd?: (indexes: number[]) => void;
  /** What the button says. */
  children: ReactNode;
};

/** The button and its list, inside a Listbox. */
export function ListBox({ open, control, size, required, options, emptyText, onAdd, children }: ListBoxProps) {
  const { side, direction, width } = useSide(open, control, 300);
  const keys = useListKeys({ onAdd });
  return (
    <>
      <ListboxButton
        ref={control}
        onKeyDown={keys.onButtonKeyDown}
        onPointerDownCapture={openAfterPaint}
        className={clsx("group", classes.trigger, classes.size[size])}
      >
        <span className="min-w-0">{children}</span>
        <Icon name="chevron" className={classes.chevron} />
      </ListboxButton>
      {/* A button has no aria-required. */}
      {required && <Description className="sr-only">Required</Description>}
      <ListboxOptions
        // Numbers: for the string defaults Headless UI asks getComputedStyle in every frame while open.
        anchor={{ to: `${side} start`, gap: 0, offset: 0, padding: 0 }}
        // A modal list would hide the rest of the page, its own label included, from assistive technology.
        modal={false}
        dir={direction}
        style={{ width }}
        onKeyDownCapture={keys.onListKeyDownCapture}
        className={clsx(classes.list)}
      >
        {options.map((option, index) => (
          <ListboxOption
            // Not the value: an owner's list may hold one twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is not reordered while open.
            key={index}
            value={option.value}
            disabled={option.disabled}
            className={clsx(classes.option)}
          >
            {onAdd && <Tick className={classes.box} />}
            <span className={classes.optionLabel}>{option.label}</span>
            {!onAdd && <Icon name="check" className={classes.tick} />}
          </ListboxOption>
        ))}
        {options.length === 0 && (
          // No value, not even null: with nothing chosen that would be the chosen one.
          <ListboxOption value={undefined} disabled data-note className={clsx(classes.option)}>
            {emptyText}
          </ListboxOption>
        )}
      </ListboxOptions>
    </>
  );
}

function Tick({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={className}>
      <Icon name="check" className="invisible size-3.5 stroke-3 group-data-selected/option:visible" />
    </span>
  );
}
