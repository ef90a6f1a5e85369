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
  /** Name of the group, shown above. */
  label: string;
  options: readonly ToggleOption<Value>[];
  /** The chosen value. */
  value: Value;
  onChange: (value: Value) => void;
  /** Name of the value in its form. Default: none, so the value is not sent. */
  name?: string;
  className?: string;
};

/** Chooses one of a few options side by side. They are radio buttons, and the chosen one is filled. */
export function ToggleGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
  className,
}: ToggleGroupProps<Value>) {
  const labelId = useId();
  // Two options of a list may share a value. Only the first can be checked, and keys skip the other.
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
    // After a click, WebKit shows no ring on what a key leads to: it asks how the element before took focus.
    event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus({ focusVisible: true });
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
        <p className={classes.empty}>Nothing to choose from</p>
      ) : (
        <div className={classes.track} style={{ "--count": options.length, "--index": index } as CSSProperties}>
          {options.map((option, place) => (
            <Radio
              // biome-ignore lint/suspicious/noArrayIndexKey: a list may hold a value twice, and its order never changes.
              key={place}
              // Headless UI checks every radio with the group's value, so a repeated value is replaced by the index.
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
