import type { SectionName } from "./reading.ts";

const WORDS = new Map<string, SectionName>([
  ...["dark", "night", "midnight"].map((word) => [word, "dark"] as const),
  ...["light", "day", "daylight"].map((word) => [word, "light"] as const),
]);

/** The theme that a file, a mode, a set or a group is for, by the words of its name. Both where it names none or two. */
export function themeOf(name: string): SectionName {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").split(/[^A-Za-z]+/);
  const themes = new Set(words.flatMap((word) => WORDS.get(word.toLowerCase()) ?? []));
  const [theme] = themes;
  return themes.size === 1 && theme ? theme : "both";
}
