import clsx from "clsx";
import { Icon } from "#components/icon/icon.tsx";
import { selectClasses as classes } from "./select.classes.ts";

type SelectProps<Value extends string> = {
  id?: string;
  /** Name for screen readers. The select shows no label. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  className?: string;
};

/**
 * The browser's own select, for pages with hundreds of them: a select costs nothing until it is opened. Browsers that can
 * style the list (`appearance: base-select`) show it in the site's style, others in the system's.
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
