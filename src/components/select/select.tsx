import clsx from "clsx";
import { Icon } from "#components/icon/icon.tsx";
import { selectClasses as classes } from "./select.classes.ts";

type SelectProps<Value extends string> = {
  id?: string;
  /** Read by screen readers; the select shows no label of its own. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  className?: string;
};

/**
 * The browser's own select, for places with hundreds of them: it costs nothing until it is opened. Browsers that can
 * style its list (`appearance: base-select`) show it in the site's manner, the others in the system's.
 */
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
