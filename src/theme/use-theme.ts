import { useSyncExternalStore } from "react";
import { onThemeChange } from "./theme.ts";
import { shownTheme, type Theme } from "./theme-class.ts";

/** The theme on the screen; the component renders again when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, shownTheme, () => "dark");
}
