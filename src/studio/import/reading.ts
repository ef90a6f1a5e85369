/** What reading dropped files comes to. */

/** Values by token id in the layer's own naming: "primaryColor", "role.bg", "size.body". */
type Section = Record<string, unknown>;
export type Taken = { both: Section; dark: Section; light: Section };
/** Something that was not taken: what, the reason, and how to mend it. */
export type Note = { what: string; why: string; mend?: string };
export type Kind = "layer" | "dtcg" | "figma" | "tokens-studio" | "hex-list";
export type Reading = { kind: Kind; taken: Taken; took: string[]; left: Note[] };

export type SectionName = keyof Taken;
export type Theme = "dark" | "light";

/** One token of a dropped file, before its value is understood. */
export type Found = {
  file: string;
  kind: Kind;
  theme: SectionName;
  /** The names of its groups and its own, without the one that says the theme or the set. */
  path: readonly string[];
  /** The same with all names: how an alias may call it. */
  full: readonly string[];
  value: unknown;
  type?: string | undefined;
  /** Figma's id of the variable, and the variable that it is an alias of. */
  variable?: string | undefined;
  target?: { id?: string | undefined; name: string } | undefined;
  /** The name that it has in code, such as `--bg`. */
  code?: string | undefined;
  /** What changes its value in a way that is not computed here. */
  change?: string | undefined;
};

/** As an alias calls a token: groups apart by dots, and no difference between cases. */
export function keyOf(names: readonly string[] | string): string {
  return (typeof names === "string" ? names : names.join(".")).replaceAll("/", ".").trim().toLowerCase();
}
