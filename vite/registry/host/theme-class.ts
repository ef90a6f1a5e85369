/** Where the page says which theme shows: the class `dark` on the root, as shadcn's and most projects with Tailwind do. */

export type Theme = "dark" | "light";

/** The theme on the screen now. */
export function shownTheme(): Theme {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

/** Shows a theme, and keeps nothing. */
export function showTheme(theme: Theme): void {
  document.documentElement.classList.toggle("dark", theme === "dark");
}
