// https://www.w3.org/WAI/ARIA/apg/patterns/radio/
import { Label, Radio, RadioGroup } from "@headlessui/react";
import clsx from "clsx";
import { type CSSProperties, type KeyboardEvent, useId } from "react";
import { nextOption } from "./next-option.ts";
import { toggleGroupClasses as classes } from "./toggle-group.classes.ts";

export type ToggleOption<Value extends string> = {
  /** Not empty: Headless UI 2.2 submits "on" for a falsy value. */
  value: Value;
  label: string;
  disabled?: boolean;
};

type ToggleGroupProps<Value extends string> = {
  /** Stands above the group. */
  label: string;
  options: readonly ToggleOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Name in a form. Default: it is not sent. */
  name?: string;
  className?: string;
};

/** One of a few, side by side: radio buttons with the chosen one filled. */
export function ToggleGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
  className,
}: ToggleGroupProps<Value>) {
  const labelId = useId();
  const index = options.findIndex((option) => option.value === value);

  // Headless UI's radio group knows no Home and End, and its arrows ignore the writing direction.
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = nextOption(options, index, event.key, rtl);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const option = options[next];
    if (!option) return;
    event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
    onChange(option.value);
  };

  return (
    <RadioGroup
      value={value}
      onChange={onChange}
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a list may hold a value twice, and its order never changes.
            <Radio key={place} value={option.value} disabled={option.disabled} className={clsx(classes.option)}>
              {option.label}
            </Radio>
          ))}
          {index >= 0 && <i aria-hidden="true" className={clsx(classes.indicator)} />}
        </div>
      )}
    </RadioGroup>
  );
}
