/** The class `dark` on the root, as in most projects with Tailwind, or `data-theme` in a project that sets it. */

export type Theme = "dark" | "light";

/** Also when something else changes the theme. @returns a function that removes the listener */
export function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["class", "data-theme"] });
  return () => observer.disconnect();
}

/** Does nothing, since the root itself is watched. */
export function notify(): void {}

export function getTheme(): Theme {
  return document.documentElement.matches(".dark, [data-theme=dark]") ? "dark" : "light";
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

/** Does not store the theme. Changes what the project uses: `data-theme`, the class, or both. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  const hasData = root.matches("[data-theme]");
  const hasClass = root.matches(".dark, .light");
  if (hasData) root.setAttribute("data-theme", theme);
  if (hasData && !hasClass) return;
  root.classList.toggle("dark", theme === "dark");
  // From another theme control.
  if (theme === "dark") root.classList.remove("light");
}
