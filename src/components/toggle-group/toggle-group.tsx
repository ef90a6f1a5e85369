// https://www.w3.org/WAI/ARIA/apg/patterns/radio/
import { Label, Radio, RadioGroup } from "@headlessui/react";
import clsx from "clsx";
import { type CSSProperties, type KeyboardEvent, useId, useImperativeHandle, useRef } from "react";
import { useFieldValue, useFormReset } from "#components/field/use-field.ts";
import { nextRadio } from "#components/workarounds/radio-keys.ts";
import type { ElementAttributes } from "#lib/element-attributes.ts";
import { toggleGroupClasses as classes } from "./toggle-group.classes.ts";

export type ToggleOption<Value extends string> = {
  /** Not empty: for "" Headless UI 2.2.10 submits "on" (https://github.com/tailwindlabs/headlessui/issues/3435). */
  value: Value;
  label: string;
  disabled?: boolean;
};

type ToggleGroupProps<Value extends string> = ElementAttributes & {
  /** Shown above the group. */
  label: string;
  options: readonly ToggleOption<Value>[];
  /** Controlled value. */
  value?: Value;
  /** Initial value (uncontrolled). Default: the first option. */
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** Name of the value in its form. Default: none, so it is not submitted. */
  name?: string;
  /** The id of a form elsewhere in the page. */
  form?: string;
  className?: string;
};

/** Radio buttons side by side. */
export function ToggleGroup<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  form,
  className,
  ref,
  ...rest
}: ToggleGroupProps<Value>) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const [chosen, set, reset] = useFieldValue(value, defaultValue ?? (options[0]?.value as Value), onChange);
  useFormReset(root, form, reset);
  const labelId = useId();
  // Options may share a value; then only the first can be selected.
  const placeOf = (wanted: Value) => options.findIndex((option) => option.value === wanted);
  const index = placeOf(chosen);
  const stops = options.map((option, place) => ({ disabled: option.disabled || placeOf(option.value) !== place }));

  const choose = (next: Value | undefined) => {
    if (next !== undefined) set(next);
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
      {...rest}
      ref={root}
      form={form as string}
      value={chosen}
      onChange={(picked) => choose(typeof picked === "number" ? options[picked]?.value : picked)}
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
              disabled={option.disabled as boolean}
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
