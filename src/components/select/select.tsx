import clsx from "clsx";
import { Icon } from "#components/icon/icon.tsx";
import { selectClasses as classes } from "./select.classes.ts";

type SelectProps<Value extends string> = {
  id?: string;
  /** Read by screen readers only. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  className?: string;
};

/** The native select, for pages with hundreds of them. Styled in browsers with `appearance: base-select`. */
export function Select<Value extends string>({ id, label, value, options, onChange, className }: SelectProps<Value>) {
  return (
    <span className={clsx(classes.root, className)}>
      <select
        id={id}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className={clsx(classes.select)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className={clsx(classes.option)}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" className={classes.chevron} />
    </span>
  );
}
