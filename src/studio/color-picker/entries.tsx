import clsx from "clsx";
import { type ReactNode, useId } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { colorPickerClasses as classes } from "./color-picker.classes.ts";
import { EntryField } from "./entry-field.tsx";
import { NUMBERS, showNumber, stepNumber } from "./read-entry.ts";
import type { PickerState } from "./use-color-picker.ts";
import { type EntryName, useEntries } from "./use-entries.ts";

type EntriesProps = {
  picker: PickerState;
  children?: ReactNode;
};

export function Entries({ picker, children }: EntriesProps) {
  const { wanted, shown, hex } = picker;
  const id = useId();
  const entries = useEntries(picker);
  const { messages } = entries;
  const propsOf = (name: EntryName) => ({
    about: entries.about,
    problem: messages[name]?.isProblem ? `${id}-${name}` : undefined,
    onEnter: (text: string) => entries.enter(name, text),
    onEdit: (text?: string) => entries.edit(name, text),
  });
  return (
    <>
      <div className={classes.row}>
        <i aria-hidden="true" data-part="swatch" className={clsx(classes.swatch)} style={{ backgroundColor: hex }} />
        <EntryField label="Colour" text={hex} {...propsOf("color")} />
        {children}
      </div>
      <div className={classes.numbers}>
        {(["l", "c", "h"] as const).map((axis) => (
          <EntryField
            key={axis}
            label={NUMBERS[axis].label}
            unit={NUMBERS[axis].unit}
            text={showNumber(axis, shown)}
            {...propsOf(axis)}
            onStep={(by) => picker.set(stepNumber(axis, by, wanted))}
          />
        ))}
      </div>
      <div aria-live="polite" className={classes.messages}>
        {(Object.keys(messages) as EntryName[]).map((name) => {
          const message = messages[name];
          return (
            message && (
              <p key={name} id={`${id}-${name}`} className={message.isProblem ? classes.problem : classes.note}>
                <Icon name={message.isProblem ? "alert" : "info"} /> <span>{message.text}</span>
              </p>
            )
          );
        })}
      </div>
    </>
  );
}
