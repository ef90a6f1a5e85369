// https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
import clsx from "clsx";
import { useRef, useState } from "react";
import { Field, FormControl } from "#components/field/field.tsx";
import { type FieldProps, useField, useFieldValue } from "#components/field/use-field.ts";
import { Icon } from "#components/icon/icon.tsx";
import { afterPaint } from "#lib/after-paint.ts";
import { type CivilDate, isDate } from "./civil-date.ts";
import { DateDialog } from "./date-dialog.tsx";
import { dateNames } from "./date-names.ts";
import { datePickerClasses as classes } from "./date-picker.classes.ts";
import { knownTag, useLocale } from "./use-locale.ts";

type DatePickerProps = FieldProps & {
  /** Controlled value: `YYYY-MM-DD` or "". */
  value?: CivilDate | "";
  /** Initial value (uncontrolled). Default: "". */
  defaultValue?: CivilDate | "";
  /** Called with `YYYY-MM-DD`, or "" when cleared. */
  onChange?: (value: CivilDate | "") => void;
  /** First selectable day, at most 20 years back. Default: January 1 of that year. */
  min?: CivilDate;
  /** Last selectable day, at most 20 years ahead. Default: December 31 of that year. */
  max?: CivilDate;
  /** BCP 47 tag for names, digits and the week's first day. Default: the page's language in the visitor's region. */
  locale?: string;
  /** Overrides today. Default: today in the visitor's time zone. */
  today?: CivilDate;
  /** Shown without a date. Default: "Choose a date". */
  placeholder?: string;
};

/** Chooses a day in three steps: year, month, day. The value has no time zone. */
export function DatePicker({
  value,
  defaultValue = "",
  onChange,
  min,
  max,
  locale,
  today,
  placeholder = "Choose a date",
  ...props
}: DatePickerProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [held, set, reset] = useFieldValue(value, defaultValue, onChange);
  const fallback = useLocale();
  const names = dateNames(knownTag(locale) ?? fallback);
  const chosen = isDate(held) ? held : "";
  const field = useField(props, { control: trigger, value: chosen, onReset: reset });

  const close = () => setOpen(false);
  const change = (next: CivilDate | "") => {
    close();
    set(next);
  };
  return (
    <Field field={field}>
      <button
        {...field.attributes}
        ref={trigger}
        id={field.id}
        type="button"
        disabled={props.disabled}
        aria-haspopup="dialog"
        aria-labelledby={`${field.id}-label ${field.id}-value`}
        aria-describedby={field.notes}
        data-invalid={field.invalid ? "" : undefined}
        // After the press is painted, since making a large page inert is slow.
        onClick={() => afterPaint(() => setOpen(true))}
        // The Enter key that chose the day may still be held when focus returns.
        onKeyDown={(event) => event.key === "Enter" && event.repeat && event.preventDefault()}
        className={clsx(classes.trigger)}
      >
        <span
          id={`${field.id}-value`}
          lang={chosen ? names.locale : undefined}
          className={chosen ? undefined : classes.placeholder}
        >
          {chosen ? names.date(chosen) : placeholder}
        </span>
        <Icon name="calendar" />
      </button>
      <FormControl field={field} type="date" value={chosen} min={min} max={max} />
      <DateDialog
        open={open}
        title={props.label}
        trigger={trigger}
        onClose={close}
        onClear={props.required || !chosen ? undefined : () => change("")}
        onChange={change}
        {...{ value: chosen, min, max, today, names }}
      />
    </Field>
  );
}
