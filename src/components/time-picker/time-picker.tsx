// https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/
import clsx from "clsx";
import { Field, FormControl } from "#components/field/field.tsx";
import type { FieldProps } from "#components/field/use-field.ts";
import { lastOf, neighbour, twoDigits } from "./time-entry.ts";
import { timePickerClasses as classes } from "./time-picker.classes.ts";
import { useTimeEntry } from "./use-time-entry.ts";

type TimePickerProps = FieldProps & {
  /** Controlled value: `HH:MM:SS` or "". */
  value?: string;
  /** Initial value (uncontrolled). Default: "". */
  defaultValue?: string;
  /** Called with `HH:MM:SS`, 00 for unset parts, or "" when all are unset. */
  onChange?: (value: string) => void;
  /** Column names. Default: Hour, Minute, Second. */
  heads?: readonly [string, string, string];
};

/** Chooses a time from 00:00:00 to 23:59:59 by typing, arrow keys or the neighbouring numbers. */
export function TimePicker({
  value,
  defaultValue,
  onChange,
  heads = ["Hour", "Minute", "Second"],
  ...props
}: TimePickerProps) {
  const { field, parts, time, partProps, pick } = useTimeEntry(props, { value, defaultValue, onChange });
  return (
    <Field field={field} group>
      {/* Clocks read left to right in every script. */}
      <div dir="ltr" className={clsx(classes.box)}>
        {heads.map((head, at) => {
          const part = parts[at] ?? "";
          const beside = (by: number) => (
            // Hidden from assistive technology and Tab; the input's keys do the same.
            <button
              key={by}
              type="button"
              tabIndex={-1}
              aria-hidden="true"
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => pick(at, by, event.nativeEvent as PointerEvent)}
              className={classes.neighbour}
            >
              {twoDigits(neighbour(part, at, by))}
            </button>
          );
          return (
            <div key={head}>
              <label htmlFor={`${field.id}-${at}`} className={classes.head}>
                {head}
              </label>
              <div className={classes.wheel}>
                {[-2, -1].map(beside)}
                <input
                  id={`${field.id}-${at}`}
                  type="text"
                  role="spinbutton"
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder="--"
                  aria-valuemin={0}
                  aria-valuemax={lastOf(at)}
                  aria-valuenow={part ? Number(part) : undefined}
                  aria-valuetext={part ? String(Number(part)) : "Not set"}
                  // Chromium and Firefox ignore valuetext here; Chromium announces an empty input as 0.
                  aria-description={part ? undefined : "Not set"}
                  form={props.form}
                  {...partProps(at)}
                  className={clsx(classes.input)}
                />
                {[1, 2].map(beside)}
              </div>
            </div>
          );
        })}
      </div>
      <FormControl field={field} type="text" value={time} />
      <p data-empty={time ? undefined : ""} className={classes.time}>
        {time || "--:--:--"}
      </p>
    </Field>
  );
}
