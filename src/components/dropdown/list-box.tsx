import { ListboxButton, ListboxOption, ListboxOptions } from "@headlessui/react";
import clsx from "clsx";
import type { ReactNode } from "react";
import type { FieldState } from "#components/field/use-field.ts";
import { Icon } from "#components/icon/icon.tsx";
import { openAfterPaint, useListPanel } from "#components/workarounds/list-panel.ts";
import { useListboxKeys } from "#components/workarounds/listbox-keys.ts";
import { dropdownClasses as classes } from "./dropdown.classes.ts";

type ListBoxProps = {
  field: FieldState<HTMLButtonElement>;
  open: boolean;
  size: keyof typeof classes.size;
  options: readonly Option[];
  emptyText: string;
  /** For multiple selection: options have checkboxes, and keys add options by index. */
  onAdd?: (indexes: number[]) => void;
  /** The button's text. */
  children: ReactNode;
};

/** The button and list of a Listbox. */
export function ListBox({ field, open, size, options, emptyText, onAdd, children }: ListBoxProps) {
  const { control, id, attributes } = field;
  const panel = useListPanel(open, control);
  const keys = useListboxKeys(onAdd);
  return (
    <>
      <ListboxButton
        {...attributes}
        ref={control}
        id={id}
        onKeyDown={keys.onButtonKeyDown}
        onPointerDownCapture={openAfterPaint}
        className={clsx("group", classes.trigger, classes.size[size])}
      >
        <span className="min-w-0">{children}</span>
        <Icon name="chevron" className={classes.chevron} />
      </ListboxButton>
      <ListboxOptions {...panel} className={clsx(classes.list)} onKeyDownCapture={keys.onListKeyDownCapture}>
        {options.map((option, index) => (
          <ListboxOption
            // biome-ignore lint/suspicious/noArrayIndexKey: options may share a value, and never move while open.
            key={index}
            value={option.value}
            disabled={option.disabled as boolean}
            className={clsx(classes.option)}
          >
            {onAdd && (
              <span aria-hidden="true" className={clsx(classes.box)}>
                <Icon name="check" className="invisible size-3.5 stroke-3 group-data-selected/option:visible" />
              </span>
            )}
            <span className={classes.optionLabel}>{option.label}</span>
            {!onAdd && <Icon name="check" className={classes.tick} />}
          </ListboxOption>
        ))}
        {options.length === 0 && (
          // Not null, which would be the selected value when nothing is selected.
          <ListboxOption value={undefined} disabled data-note className={clsx(classes.option)}>
            {emptyText}
          </ListboxOption>
        )}
      </ListboxOptions>
    </>
  );
}

export type Option<Value extends string = string> = {
  value: Value;
  label: string;
  /** Default: false. */
  disabled?: boolean;
};
