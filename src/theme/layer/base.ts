/** The site's look without the owner's layer, as the build reads it from the token files (vite/tokens/tokens.ts). */

import type { Theme } from "../theme-class.ts";
import { fromHex, toHex } from "./color.ts";

export type { Theme };
export const THEMES = ["dark", "light"] as const;
/** Widths of window that have sizes of their own. */
export const WINDOWS = ["wide", "medium", "narrow"] as const;
export type Window = (typeof WINDOWS)[number];
/** Types of the Design Tokens format that a layer may set. */
export type TokenType = "color" | "dimension" | "number" | "fontWeight" | "duration" | "cubicBezier";

export type Base = {
  /** Type of every token that a layer may set, by id: "role.bg", "space.4". */
  types: Readonly<Record<string, TokenType>>;
  /** Each token as it stands in CSS, by id. The dark theme and the wide window have all, the others what differs. */
  values: Readonly<Record<Theme | "medium" | "narrow", Readonly<Record<string, string>>>>;
  /** Widest medium and narrow window, such as "1100px". */
  breakpoints: Readonly<Record<"medium" | "narrow", string>>;
};

/** `role.on-box` → `--on-box`. Every other group keeps its name: `space.4` → `--space-4`. */
export function variableName(id: string): string {
  // All kebab: Terrazzo 2.7 kebab-cases the name where it declares a variable but not where it refers to it.
  const kebab = id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`).replaceAll("_", "-");
  return `--${kebab.replace(/^role\./, "").replaceAll(".", "-")}`;
}

/** A token's value in a theme, as it stands in CSS. */
export function valueIn({ values }: Base, theme: Theme, id: string): string | undefined {
  return (theme === "light" ? values.light[id] : undefined) ?? values.dark[id];
}

type Colors = {
  /** Opaque colours in hex, by id. */
  hex: Readonly<Record<string, string>>;
  /** Which colour has the value of which, by id: "role.lining" → "role.primary". */
  followers: ReadonlyMap<string, string>;
};

/** A studio asks at each step of a drag, and a base never changes. */
const read = new WeakMap<Base, Record<Theme, Colors>>();

/** Colours of a theme without a layer. */
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
