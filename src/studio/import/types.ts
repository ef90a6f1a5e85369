import type { SectionName } from "#theme/layer/org-settings.ts";

/** Something that was skipped, why, and how to fix it. */
export type Note = { what: string; file?: string; why: string; fix?: string };
export type Kind = "layer" | "dtcg" | "figma" | "tokens-studio";
/** A colour whose name matches none of our tokens. */
export type ForeignColor = { name: string; hex: string };
export type Reading = {
  /** Values by token id as the layer writes it: "primaryColor", "role.bg", "size.body". */
  sections: Record<SectionName, Record<string, unknown>>;
  /** Sections and ids: "dark.role.bg". */
  imported: string[];
  skipped: Note[];
  colors: ForeignColor[];
};

/** One token of a dropped file, before its value is read. */
export type ForeignToken = {
  file: string;
  kind: Kind;
  theme: SectionName;
  /** The names of its groups and its own, without those of the theme or set. */
  path: readonly string[];
  /** All names, as an alias may use them. */
  full: readonly string[];
  value: unknown;
  type?: string | undefined;
  /** Figma's id of the variable, and the variable it is an alias of. */
  variable?: string | undefined;
  target?: { id?: string | undefined; name: string } | undefined;
  /** Its name in code, such as `--bg`. */
  code?: string | undefined;
  /** An unsupported change to its value. */
  change?: string | undefined;
};

/** Normalizes a name for aliases: dots between groups, case ignored, `Scale 07` like `scale-07`. */
export function keyOf(names: readonly string[] | string): string {
  return (typeof names === "string" ? names : names.join("."))
    .replaceAll("/", ".")
    .trim()
    .replace(/[\s_-]+/g, "-")
    .toLowerCase();
}

export function addTo<T>(map: Map<string, T[]>, key: string, item: T): void {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}
