import type { Theme } from "../theme-class.ts";
import { fromHex, toHex } from "./color.ts";
import { isObject } from "./json.ts";

export type { Theme };
export const THEMES = ["dark", "light"] as const;
/** Window widths with sizes of their own. */
export const WINDOWS = ["wide", "medium", "narrow"] as const;
export type Window = (typeof WINDOWS)[number];
/** DTCG types that a layer may set. */
export type TokenType = "color" | "dimension" | "number" | "fontWeight" | "duration" | "cubicBezier";

/** The site's tokens without the owner's layer, read from the token files by vite/tokens/tokens.ts. */
export type Base = {
  /** Types of the tokens that a layer may set, by id: "role.bg", "space.4". */
  types: Readonly<Record<string, TokenType>>;
  /** CSS values by id. "dark" has all tokens at the wide window; the others have only what differs. */
  values: Readonly<Record<Theme | "medium" | "narrow", Readonly<Record<string, string>>>>;
  /** Largest widths of the medium and narrow window, such as "1100px". */
  breakpoints: Readonly<Record<"medium" | "narrow", string>>;
};

/** `role.on-box` → `--on-box`. Every other group keeps its name: `space.4` → `--space-4`. */
export function variableName(id: string): string {
  // Terrazzo 2.7 kebab-cases names in declarations but not in references.
  const kebab = id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`).replaceAll("_", "-");
  return `--${kebab.replace(/^role\./, "").replaceAll(".", "-")}`;
}

/** A token's CSS value in a theme. */
export function valueIn({ values }: Base, theme: Theme, id: string): string | undefined {
  return (theme === "light" ? values.light[id] : undefined) ?? values.dark[id];
}

/** The id as the owner writes it: without the group "org_settings". */
export function shownId(id: string): string {
  return id.replace("org_settings.", "");
}

/** The value of a token or a bare value. */
export function tokenValue(token: unknown): unknown {
  return isObject(token) && "$value" in token ? token.$value : token;
}

type Colors = {
  /** Opaque colours in hex, by id. */
  hex: Readonly<Record<string, string>>;
  /** Aliases by id: "role.lining" → "role.primary". */
  followers: ReadonlyMap<string, string>;
};

/** The studio asks at each step of a drag, and a base never changes. */
const read = new WeakMap<Base, Record<Theme, Colors>>();

export function colorsOf(base: Base, theme: Theme): Colors {
  let both = read.get(base);
  if (!both) {
    both = { dark: readColors(base, "dark"), light: readColors(base, "light") };
    read.set(base, both);
  }
  return both[theme];
}

function readColors(base: Base, theme: Theme): Colors {
  const ids = new Map(Object.keys(base.values.dark).map((id) => [variableName(id), id]));
  const targetOf = (id: string) => ids.get(/^var\((--[\w-]+)\)$/.exec(valueIn(base, theme, id) ?? "")?.[1] ?? "");
  const follow = (id: string): string | undefined => {
    const target = targetOf(id);
    return target ? follow(target) : valueIn(base, theme, id);
  };
  const hex = [...ids.values()].flatMap((id) => {
    const color = fromHex(follow(id) ?? "");
    return color ? [[id, toHex(color)]] : [];
  });
  const followers = [...ids.values()].flatMap((id): [string, string][] => {
    const target = targetOf(id);
    return target ? [[id, target]] : [];
  });
  return { hex: Object.fromEntries(hex), followers: new Map(followers) };
}
