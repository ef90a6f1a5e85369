// https://www.w3.org/WAI/ARIA/apg/patterns/radio/
import { Label, Radio, RadioGroup } from "@headlessui/react";
import clsx from "clsx";
import { type CSSProperties, type KeyboardEvent, useId } from "react";
import { nextRadio } from "#components/workarounds/radio-keys.ts";
import { toggleGroupClasses as classes } from "./toggle-group.classes.ts";

export type ToggleOption<Value extends string> = {
  /** Not empty: for "" Headless UI 2.2.10 submits "on" (https://github.com/tailwindlabs/headlessui/issues/3435). */
  value: Value;
  label: string;
  disabled?: boolean;
};

type ToggleGroupProps<Value extends string> = {
  /** Shown above the group. */
  label: string;
  options: readonly ToggleOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Name of the value in its form. Default: none, so it is not submitted. */
  name?: string;
  className?: string;
};

/** Radio buttons side by side. */
export function ToggleGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
  className,
}: ToggleGroupProps<Value>) {
  const labelId = useId();
  // Options may share a value; then only the first can be selected.
  const placeOf = (wanted: Value) => options.findIndex((option) => option.value === wanted);
  const index = placeOf(value);
  const stops = options.map((option, place) => ({ disabled: option.disabled || placeOf(option.value) !== place }));

  const choose = (next: Value | undefined) => {
    if (next !== undefined && next !== value) onChange(next);
  };

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextRadio(event, stops, index);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    // Without focusVisible, WebKit shows no focus ring after a click. TypeScript 5 does not know it.
    event.currentTarget
      .querySelectorAll<HTMLElement>('[role="radio"]')
      [next]?.focus({ focusVisible: true } as FocusOptions);
    choose(options[next]?.value);
  };

  return (
    <RadioGroup<"div", Value | number>
      value={value}
      onChange={(picked) => choose(typeof picked === "number" ? options[picked]?.value : picked)}
      name={name}
      aria-labelledby={labelId}
      onKeyDownCapture={handleKey}
      className={clsx(classes.root, className)}
    >
      <Label id={labelId} className={classes.label}>
        {label}
      </Label>
      {options.length === 0 ? (
        <p className={classes.empty}>No options</p>
      ) : (
        <div className={classes.track} style={{ "--count": options.length, "--index": index } as CSSProperties}>
          {options.map((option, place) => (
            <Radio
              // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat, and the order never changes.
              key={place}
              // Headless UI checks every radio with the group's value, so repeated values become indexes.
              value={placeOf(option.value) === place ? option.value : place}
              disabled={option.disabled}
              className={clsx(classes.option)}
            >
              {option.label}
            </Radio>
          ))}
          {index >= 0 && <i aria-hidden="true" className={clsx(classes.indicator)} />}
        </div>
      )}
    </RadioGroup>
  );
}
