/** What reading dropped files comes to. */
import type { SectionName } from "#theme/layer/org-settings.ts";

/** Values by token id in the layer's own naming: "primaryColor", "role.bg", "size.body". */
export type Taken = Record<SectionName, Record<string, unknown>>;
/** Something that was not taken: what, in which file, the reason, and how to fix it. */
export type Note = { what: string; file?: string; why: string; fix?: string };
export type Kind = "layer" | "dtcg" | "figma" | "tokens-studio";
/** A colour of a token whose name no token here has. */
export type ForeignColor = { name: string; hex: string };
export type Reading = { kind: Kind; taken: Taken; took: string[]; left: Note[]; colors: ForeignColor[] };

/** One token of a dropped file, before its value is understood. */
export type ForeignToken = {
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

/** As an alias calls a token: groups apart by dots, and no difference between cases, nor between `Scale 07` and `scale-07`. */
export function keyOf(names: readonly string[] | string): string {
  return (typeof names === "string" ? names : names.join("."))
    .replaceAll("/", ".")
    .trim()
    .replace(/[\s_-]+/g, "-")
    .toLowerCase();
}
