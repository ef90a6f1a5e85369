import { useSyncExternalStore } from "react";
import { currentTheme, onThemeChange, type Theme } from "./theme.ts";

/** The theme on the screen; the component renders again when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, currentTheme, () => "dark");
}
