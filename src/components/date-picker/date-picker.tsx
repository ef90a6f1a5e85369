// https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
import clsx from "clsx";
import { useId, useRef, useState } from "react";
import { FieldNotes, notesOf } from "#components/field-notes/field-notes.tsx";
import { FormValue } from "#components/form-value/form-value.tsx";
import { Icon } from "#components/icon/icon.tsx";
import { inputClasses } from "#components/input/input.classes.ts";
import { type CivilDate, isDate } from "./civil-date.ts";
import { DateDialog } from "./date-dialog.tsx";
import { dateNames } from "./date-names.ts";
import { datePickerClasses as classes } from "./date-picker.classes.ts";
import { knownTag, useLocale } from "./use-locale.ts";

type DatePickerProps = {
  label: string;
  /** `YYYY-MM-DD`, or "" for none, when the caller holds it; `defaultValue` is where it begins otherwise. */
  value?: CivilDate | "";
  defaultValue?: CivilDate | "";
  /** Called with `YYYY-MM-DD`, or with "" by Clear. */
  onChange?: (value: CivilDate | "") => void;
  /** First and last day that can be chosen, within the current year ±20. */
  min?: CivilDate;
  max?: CivilDate;
  /** Name of the value in the form around it. */
  name?: string;
  required?: boolean;
  disabled?: boolean;
  /** BCP 47 tag for names, digits and the week's first day. Default: the page's language in the visitor's region. */
  locale?: string;
  /** The day that counts as today. Default: today where the visitor is. */
  today?: CivilDate;
  /** Shown while nothing is chosen. Default: "Choose a date". */
  placeholder?: string;
  /** Help that is always shown. */
  hint?: string;
  /** A message from outside, shown unless the field has one of its own. The caller takes it away again. */
  error?: string;
  className?: string;
};

/** Chooses a day in a modal of three steps: year, month, day. The value is a day of the calendar, in no time zone. */
export function DatePicker({
  label,
  value,
  defaultValue = "",
  onChange,
  min,
  max,
  name,
  required = false,
  disabled = false,
  locale,
  today,
  placeholder = "Choose a date",
  hint,
  error,
  className,
}: DatePickerProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState({ open: false, opening: 0 });
  const [own, setOwn] = useState(defaultValue);
  const [problem, setProblem] = useState<string>();
  const fallback = useLocale();
  const names = dateNames(knownTag(locale) ?? fallback);
  const held = value ?? own;
  const chosen = isDate(held) ? held : "";
  const message = problem ?? error;

  const show = () => setDialog(({ opening }) => ({ open: true, opening: opening + 1 }));
  const close = () => setDialog((before) => ({ ...before, open: false }));
  const change = (next: CivilDate | "") => {
    close();
    setProblem(undefined);
    setOwn(next);
    if (next !== held) onChange?.(next);
  };
  const reset = () => {
    setProblem(undefined);
    setOwn(defaultValue);
  };
  return (
    <div className={clsx(inputClasses.root.stacked, className)}>
      <label id={`${id}-label`} htmlFor={id} className={inputClasses.label.stacked}>
        {label}
      </label>
      <div className={classes.column}>
        <button
          ref={trigger}
          id={id}
          type="button"
          disabled={disabled}
          aria-haspopup="dialog"
          aria-labelledby={`${id}-label ${id}-value`}
          aria-describedby={notesOf(id)}
          data-invalid={message ? "" : undefined}
          onClick={show}
          // Enter that chose the day may still be held when focus comes back.
          onKeyDown={(event) => event.key === "Enter" && event.repeat && event.preventDefault()}
          className={clsx(classes.trigger)}
        >
          <span
            id={`${id}-value`}
            lang={chosen ? names.locale : undefined}
            className={chosen ? undefined : classes.placeholder}
          >
            {chosen ? names.date(chosen) : placeholder}
          </span>
          <Icon name="calendar" />
        </button>
        <FormValue
          type="date"
          value={chosen}
          {...{ name, required, disabled, min, max }}
          control={trigger}
          onReset={reset}
          onInvalid={setProblem}
        />
        <FieldNotes {...{ id, required, hint, message }} spoken={!problem} />
      </div>
      <DateDialog
        {...dialog}
        title={label}
        trigger={trigger}
        onClose={close}
        onClear={required || !chosen ? undefined : () => change("")}
        onChange={change}
        {...{ value: chosen, min, max, today, names }}
      />
    </div>
  );
}
