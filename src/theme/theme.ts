/**
 * The theme: light or dark, kept under `isDarkMode`, shown as a class on `body`.
 *
 * Without a choice the theme follows the system. Where storage is blocked or full, a choice lasts as long as the page.
 * before-paint.js sets the class for the first time, before the first frame.
 */
import { useSyncExternalStore } from "react";
import { applyTheme, getTheme, type Theme } from "./theme-class.ts";

/** localStorage key; 'true' or 'false', anything else counts as not chosen. */
const THEME_KEY = "isDarkMode";

const listeners = new Set<() => void>();
/** A choice that could not be stored. */
let unstored: Theme | null = null;

/** The visitor's own choice, or null while the system decides. */
export function getStoredTheme(): Theme | null {
  if (unstored) return unstored;
  try {
    const stored = localStorage.getItem(THEME_KEY);
    if (stored === "true") return "dark";
    if (stored === "false") return "light";
  } catch {
    // Storage is blocked, so nothing was chosen before.
  }
  return null;
}

/** Chooses a theme for this and every later visit. */
export function setTheme(theme: Theme): void {
  unstored = theme;
  try {
    localStorage.setItem(THEME_KEY, String(theme === "dark"));
    unstored = null;
  } catch {
    // Blocked or full: see `unstored`.
  }
  apply();
}

/** Calls back after every change of theme. Returns a function that stops it. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the system and other tabs. Call once, at the start. Returns a function that stops it. */
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
  const system = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  applyTheme(getStoredTheme() ?? system);
  const background = getComputedStyle(document.body).getPropertyValue("--bg").trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = background;
  }
  for (const listener of listeners) listener();
}

/** The theme on the screen; the component renders again when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, getTheme, () => "dark");
}
