/** The class `dark` on the root, as in most projects with Tailwind. */

export type Theme = "dark" | "light";

export function getTheme(): Theme {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

/** Does not store the theme. */
export function applyTheme(theme: Theme): void {
  document.documentElement.classList.toggle("dark", theme === "dark");
}
