// https://www.w3.org/WAI/ARIA/apg/patterns/switch/
import clsx from "clsx";
import type { ElementAttributes } from "#lib/element-attributes.ts";
import { setTheme, useTheme } from "#theme/theme.ts";
import { themeSwitchClasses as classes } from "./theme-switch.classes.ts";

type ThemeSwitchProps = ElementAttributes<HTMLButtonElement> & {
  /** "mark" is a half-filled square, "switch" a labelled track with a thumb. Default: "mark". */
  variant?: "mark" | "switch";
  className?: string;
};

/** Uses no library, since every page has one. */
export function ThemeSwitch({ variant = "mark", className, ...rest }: ThemeSwitchProps) {
  const theme = useTheme();
  return (
    <button
      type="button"
      role="switch"
      aria-label="Light theme"
      title={variant === "mark" ? "Light theme" : undefined}
      {...rest}
      aria-checked={theme === "light"}
      onClick={() => setTheme(theme === "light" ? "dark" : "light")}
      className={clsx(classes.root, classes[variant], className)}
    >
      <i
        aria-hidden="true"
        className={clsx(classes.track, variant === "mark" ? classes.markTrack : classes.switchTrack)}
      />
      {variant === "switch" && <span aria-hidden="true">Light theme</span>}
    </button>
  );
}
