/** Where the page says which theme shows: a class on `body`, which the tokens' style sheet reads. */

export type Theme = "dark" | "light";

/** The theme on the screen now. */
export function getTheme(): Theme {
  return document.body.classList.contains("light-mode") ? "light" : "dark";
}

/** Shows a theme, and keeps nothing. */
export function applyTheme(theme: Theme): void {
  document.body.classList.toggle("light-mode", theme === "light");
  document.body.classList.toggle("dark-mode", theme === "dark");
}
