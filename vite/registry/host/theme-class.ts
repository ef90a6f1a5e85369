/** The class `dark` on the root, as in most projects with Tailwind. */

export type Theme = "dark" | "light";

export function shownTheme(): Theme {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

/** Does not store the theme. */
export function showTheme(theme: Theme): void {
  document.documentElement.classList.toggle("dark", theme === "dark");
}
