import type { Theme } from "./base.ts";
import {
  BLACK,
  contrast,
  fromHex,
  fromOklch,
  isReadable,
  type Need,
  nearestReadable,
  type Rgb,
  toHex,
  toOklch,
  WHITE,
} from "./color.ts";
import { CASED, CONTROL, pairs, routesOf, STATES, TEXT } from "./pairs.ts";

/** Colours by token id: "org_settings.primaryColor", "role.bg", "route.a-project.lid". */
export type Colors = Record<string, Rgb>;

/** Surfaces on another: when the owner sets only that one, they keep their distance in lightness. */
const ON_SURFACE: Record<string, string> = {
  sunk: "bg",
  hover: "bg",
  rule: "bg",
  "box-sunk": "box",
  "box-rule": "box",
};
/** Colours derived from another in a theme. */
const SHADE_OF: Record<string, Record<Theme, string | undefined>> = {
  lining: { dark: "primary", light: "secondary" },
  "primary-text": { dark: "primary", light: "primary" },
  "lining-text": { dark: "lining", light: "lining" },
  focus: { dark: "primary", light: undefined },
};

type Context = {
  theme: Theme;
  /** Roles set by the owner, without their group. */
  own: ReadonlySet<string>;
  /** The theme's colours without the owner's layer, in hex, by token id. */
  around: Readonly<Record<string, string>>;
  warn: (what: string) => void;
};

/** Keeps the owner's surfaces and gives text, lines and controls on them their nearest readable shades (pairs.ts). */
export function derive(
  overrides: Colors,
  theme: Theme,
  around: Readonly<Record<string, string>>,
  warn: (what: string) => void,
): Colors {
  const role = new Map<string, Rgb>();
  const { "org_settings.primaryColor": primary, "org_settings.secondaryColor": secondary } = overrides;
  if (primary) role.set("primary", primary);
  if (secondary) role.set("secondary", secondary);
  const own = new Set<string>();
  for (const [id, color] of Object.entries(overrides)) {
    const [group, name = ""] = id.split(".");
    if (group !== "role") continue;
    own.add(name);
    role.set(name, color);
  }
  const context = { theme, own, around, warn };
  setSurfaces(role, context);
  setTexts(role, context);
  setCasings(role, context);
  const bg = role.get("bg");
  return {
    ...overrides,
    ...Object.fromEntries([...role].map(([name, color]) => [`role.${name}`, color])),
    ...routes(overrides, around, bg ?? hex(around["role.bg"]), bg !== undefined),
  };
}

function hex(text: string | undefined): Rgb {
  return fromHex(text ?? "") as Rgb;
}

function colorOf(name: string, role: ReadonlyMap<string, Rgb>, { around }: Context): Rgb {
  return role.get(name) ?? hex(around[`role.${name}`]);
}

/** Ink or paper, whichever has more contrast. */
function textOn(color: Rgb, { around }: Context): Rgb {
  const [ink, paper] = [hex(around["palette.ink"]), hex(around["palette.paper"])];
  return contrast(color, ink) >= contrast(color, paper) ? ink : paper;
}

function setSurfaces(role: Map<string, Rgb>, context: Context): void {
  const { own, around, theme, warn } = context;
  for (const under of ["bg", "box"]) {
    const names = Object.keys(ON_SURFACE).filter((name) => ON_SURFACE[name] === under);
    if (!role.has(under) && !names.some((name) => own.has(name))) continue;
    const base = colorOf(under, role, context);
    const surfaces = names.map((name) => ({ name, color: colorOf(name, role, context), isOwn: own.has(name) }));
    for (const { name, color, isOwn, fit } of fitSurfaces(base, hex(around[`role.${under}`]), surfaces)) {
      role.set(name, fit);
      if (!isOwn || toHex(fit) === toHex(color)) continue;
      warn(
        `no text is readable on both role.${under} ${toHex(base)} and role.${name} ${toHex(color)} in the ${theme} theme. ` +
          `Using ${toHex(fit)} for role.${name}.`,
      );
    }
  }
}

function setTexts(role: Map<string, Rgb>, context: Context): void {
  const { own, theme, warn } = context;
  const shadeOf = (name: string) => SHADE_OF[name]?.[theme];
  // The dark theme's focus ring and the states also appear on the black box.
  const isOnBox = (name: string) => (name === "focus" && theme === "dark") || STATES.includes(name);
  for (const name of new Set(pairs.map(({ foreground }) => foreground))) {
    const ofName = pairs.filter(({ foreground }) => foreground === name);
    const sources = [name, shadeOf(name) ?? "", ...ofName.map(({ background }) => background)];
    if (![...sources, ...(isOnBox(name) ? ["box"] : [])].some((each) => role.has(each))) continue;
    const needs = ofName.map(
      ({ background, floor }): Need => ({ against: colorOf(background, role, context), ratio: floor }),
    );
    const [{ against }] = needs as [Need];
    const isText = name.startsWith("on-") && !own.has(name);
    const start = isText
      ? textOn(against, context)
      : colorOf(own.has(name) ? name : (shadeOf(name) ?? name), role, context);
    const box = { against: colorOf("box", role, context), ratio: CONTROL };
    const onBox = isOnBox(name) ? nearestReadable(start, [...needs, box]) : null;
    const kept = onBox ? [...needs, box] : needs;
    role.set(name, onBox ?? nearestReadable(start, needs) ?? textOn(against, context));
    if ((!own.has(name) && name !== "lining") || isReadable(start, kept)) continue;
    const measured = Math.min(...kept.map((need) => contrast(start, need.against)));
    const taken = toHex(role.get(name) as Rgb);
    warn(
      `role.${name} ${toHex(start)} measures ${measured.toFixed(2)}:1 in the ${theme} theme ` +
        `(${ofName[0]?.where}). Using the nearest readable shade: ${taken}.`,
    );
  }
}

type Surface = { name: string; color: Rgb; isOwn: boolean };

/** Fits surfaces on another so that some text is readable on all: the owner's colour, or one at most as far in lightness as before. */
function fitSurfaces(under: Rgb, before: Rgb, surfaces: readonly Surface[]): (Surface & { fit: Rgb })[] {
  let texts = [BLACK, WHITE].filter((text) => contrast(text, under) >= TEXT);
  return surfaces.map((surface) => {
    const { name, color, isOwn } = surface;
    const distance = toOklch(color)[0] - toOklch(before)[0];
    const steps = [1, 0.5, 0.25, 0].map((share) => apart(under, distance * share));
    const legible = (each: Rgb) => texts.filter((text) => contrast(text, each) >= TEXT);
    // Dividers carry no text.
    const isLine = name.endsWith("rule");
    const fit = [...(isOwn ? [color] : []), ...steps].find((each) => isLine || legible(each).length > 0) ?? under;
    if (!isLine) texts = legible(fit);
    return { ...surface, fit };
  });
}

/** Shifts a colour's lightness within sRGB. */
function apart(color: Rgb, distance: number): Rgb {
  const [lightness, chroma, hue] = toOklch(color);
  const wanted = lightness + distance;
  // In the other direction if it would leave the scale.
  const inside = wanted < 0 || wanted > 1 ? lightness - distance : wanted;
  return fromHex(toHex(fromOklch([Math.min(1, Math.max(0, inside)), chroma, hue]))) as Rgb;
}

/** @param isMoved whether the layer sets the background */
function routes(overrides: Colors, around: Readonly<Record<string, string>>, bg: Rgb, isMoved: boolean): Colors {
  const ink = fromHex(around["palette.ink"] ?? "") as Rgb;
  const derived: Colors = {};
  for (const route of routesOf({ ...around, ...overrides })) {
    const of = (part: string) => `route.${route}.${part}`;
    const isOwn = (part: string) => of(part) in overrides;
    if (!isMoved && !["lid", "on-lid", "case"].some(isOwn)) continue;
    const value = (part: string) => overrides[of(part)] ?? fromHex(around[of(part)] ?? "");
    const lid = value("lid") as Rgb;
    const better = contrast(lid, ink) >= contrast(lid, WHITE) ? ink : WHITE;
    const text = isOwn("lid") && !isOwn("on-lid") ? better : (value("on-lid") as Rgb);
    derived[of("on-lid")] = nearestReadable(text, [{ against: lid, ratio: TEXT }]) ?? better;
    if (contrast(lid, bg) < CONTROL) {
      const casing = isOwn("case") ? (value("case") as Rgb) : lid;
      derived[of("case")] = nearestReadable(casing, [{ against: bg, ratio: CONTROL }]) ?? better;
    }
  }
  return derived;
}

/** Outlines fills that are too close to their background. */
function setCasings(role: Map<string, Rgb>, context: Context): void {
  for (const { foreground, background, floor, where } of CASED) {
    if (!role.has(foreground) && !role.has(background)) continue;
    const [fill, ground] = [colorOf(foreground, role, context), colorOf(background, role, context)];
    const measured = contrast(fill, ground);
    if (measured >= floor) continue;
    const casing = nearestReadable(fill, [{ against: ground, ratio: floor }]) ?? textOn(ground, context);
    role.set(`${foreground}-case`, casing);
    context.warn(
      `role.${foreground} ${toHex(fill)} on role.${background} in the ${context.theme} theme measures ` +
        `${measured.toFixed(2)}:1, below ${floor}:1. ${toHex(casing)} outlines ${where}.`,
    );
  }
}
