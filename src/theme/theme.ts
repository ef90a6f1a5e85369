/**
 * Light or dark, stored under `isDarkMode` and shown as a class on `body`, which before-paint.js sets before the first frame.
 * The theme follows the system until the visitor chooses. If storage is blocked or full, a choice lasts until the page closes.
 */
import { useSyncExternalStore } from "react";
import { readStored, store } from "#lib/stored.ts";
import { applyTheme, getTheme, notify, onThemeChange, type Theme } from "./theme-class.ts";

/** Holds "true" or "false"; anything else counts as not chosen. */
const THEME_KEY = "isDarkMode";

let unstored: Theme | null = null;
/** Chosen, but not on the screen yet. */
let coming: Theme | null = null;

let change = (update: () => void) => update();

/** Runs the visitor's changes within a function that shows them, such as a view transition. */
export function showThemeChangesWith(run: typeof change): void {
  change = run;
}

/** The visitor's choice, or null while the system decides. */
export function getStoredTheme(): Theme | null {
  if (unstored) return unstored;
  const stored = readStored("localStorage", THEME_KEY);
  if (stored === "true") return "dark";
  return stored === "false" ? "light" : null;
}

/** Sets the theme for this and later visits. */
export function setTheme(theme: Theme): void {
  unstored = store("localStorage", THEME_KEY, String(theme === "dark")) ? null : theme;
  // The switch turns in the frame of the press; the colours may need more.
  coming = theme;
  notify();
  change(apply);
}

/** Follows the system and other tabs. Call once at the start. Returns a function that stops it. */
export function initTheme(): () => void {
  const system = matchMedia("(prefers-color-scheme: light)");
  const fromStorage = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== null) return;
    unstored = null;
    apply();
  };
  apply();
  system.addEventListener("change", apply);
  window.addEventListener("storage", fromStorage);
  return () => {
    system.removeEventListener("change", apply);
    window.removeEventListener("storage", fromStorage);
  };
}

function apply(): void {
  coming = null;
  const system = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  applyTheme(getStoredTheme() ?? system);
  notify();
}

/** @param given the theme, if the caller knows it. The first render is the server's, without it. */
export function useTheme(given?: Theme): Theme {
  return useSyncExternalStore(
    onThemeChange,
    () => given ?? coming ?? getTheme(),
    () => "dark",
  );
}
