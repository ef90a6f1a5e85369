export type Theme = "dark" | "light";

/** The theme on the screen, from the class on `body`. */
export function getTheme(): Theme {
  return document.body.classList.contains("light-mode") ? "light" : "dark";
}

/** Shows a theme without storing it. */
export function applyTheme(theme: Theme): void {
  document.body.classList.toggle("light-mode", theme === "light");
  document.body.classList.toggle("dark-mode", theme === "dark");
}
