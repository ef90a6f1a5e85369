// https://www.w3.org/WAI/ARIA/apg/patterns/switch/
import clsx from "clsx";
import type { ElementAttributes } from "#lib/element-attributes.ts";
import { setTheme, useTheme } from "#theme/theme.ts";
import type { Theme } from "#theme/theme-class.ts";
import { themeSwitchClasses as classes } from "./theme-switch.classes.ts";

type ThemeSwitchProps = ElementAttributes<HTMLButtonElement> & {
  /** "mark" is a half-filled square, "switch" a labelled track with a thumb. Default: "mark". */
  variant?: "mark" | "switch";
  /** "light", or any other text for dark: the theme of another theme control, such as next-themes. */
  value?: string | undefined;
  /** Called with the new theme, which the caller then shows. Without it the switch shows and stores the theme itself. */
  onChange?: (theme: Theme) => void;
  className?: string;
};

/** Uses no library, since every page has one. */
export function ThemeSwitch({ variant = "mark", value, onChange = setTheme, className, ...rest }: ThemeSwitchProps) {
  const theme = useTheme(value as Theme | undefined);
  return (
    <button
      type="button"
      role="switch"
      aria-label="Light theme"
      title={variant === "mark" ? "Light theme" : undefined}
      {...rest}
      aria-checked={theme === "light"}
      onClick={() => onChange(theme === "light" ? "dark" : "light")}
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
