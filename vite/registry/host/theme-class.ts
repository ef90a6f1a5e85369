/** The class `dark` on the root, as in most projects with Tailwind. */

export type Theme = "dark" | "light";

/** Also when something else changes the class. @returns a function that removes the listener */
export function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["class"] });
  return () => observer.disconnect();
}

/** Does nothing, since the class itself is watched. */
export function notify(): void {}

export function getTheme(): Theme {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

/**
 * Applies the stored theme, or the system's, before the first paint of a server-rendered page:
 * `<script dangerouslySetInnerHTML={{ __html: themeScript }} />` in its head.
 */
export const themeScript = `{
  let dark = !matchMedia("(prefers-color-scheme: light)").matches;
  try { dark = { true: true, false: false }[localStorage.isDarkMode] ?? dark; } catch {}
  document.documentElement.classList.toggle("dark", dark);
}`;

/** Does not store the theme. */
export function applyTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.toggle("dark", theme === "dark");
  // From another theme control.
  if (theme === "dark") classList.remove("light");
}
