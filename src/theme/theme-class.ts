export type Theme = "dark" | "light";

const listeners = new Set<() => void>();

/** @returns a function that removes the listener */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notify(): void {
  for (const listener of listeners) listener();
}

/** The theme on the screen, from the class on `body`. */
export function getTheme(): Theme {
  return document.body.classList.contains("light-mode") ? "light" : "dark";
}

/** Shows a theme without storing it. */
export function applyTheme(theme: Theme): void {
  document.body.classList.toggle("light-mode", theme === "light");
  document.body.classList.toggle("dark-mode", theme === "dark");
  const background = getComputedStyle(document.body).getPropertyValue("--bg").trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = background;
  }
}
