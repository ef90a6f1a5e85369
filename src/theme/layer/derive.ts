/**
 * What goes with the owner's colours. Their surfaces stay as they are. Text, lines and controls on them become their own
 * nearest shades that can be read there (pairs.ts).
 */
import type { Theme } from "./base.ts";
import {
  contrast,
  fromHex,
  fromOklch,
  isReadable,
  type Need,
  nearestReadable,
  type Rgb,
  toHex,
  toOklch,
} from "./color.ts";
import { CONTROL, pairs, ROUTES, STATES, TEXT } from "./pairs.ts";

/** Colours by token id: "org_settings.primaryColor", "role.bg", "route.marz.lid". */
export type Colors = Record<string, Rgb>;

/** Surfaces that lie on another: where only that one is the owner's, they keep their distance in lightness. */
const ON_SURFACE: Record<string, string> = {
  sunk: "bg",
  hover: "bg",
  rule: "bg",
  "box-sunk": "box",
  "box-rule": "box",
};
/** What is a shade of another colour, and what that is in each theme. */
const SHADE_OF: Record<string, Record<Theme, string | undefined>> = {
  "primary-text": { dark: "primary", light: "primary" },
  "lining-text": { dark: "lining", light: "lining" },
  focus: { dark: "primary", light: undefined },
};

type Context = {
  theme: Theme;
  /** Names of the roles that the owner has set. */
  own: ReadonlySet<string>;
  /** The theme's colours without the owner's layer, in hex, by token id. */
  around: Readonly<Record<string, string>>;
  /** Says something of a colour; the build goes on. */
  warn: (what: string) => void;
};

/**
 * The colours of a theme's layer: the owner's, and what goes with them.
 * @param overrides the owner's
 * @param around the theme's colours without them, in hex, by token id
 */
export function derive(
  overrides: Colors,
  theme: Theme,
  around: Readonly<Record<string, string>>,
  warn: (what: string) => void,
): Colors {
  // Grows from the owner's colours to what lies and stands on them.
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
  const lining = role.get(theme === "dark" ? "primary" : "secondary");
  if (lining && !own.has("lining")) role.set("lining", lining);
  setSurfaces(role, context);
  setTexts(role, context);
  setCasing(role, context);
  checkLining(role, context);
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

/** A role's colour, of the layer or else of the theme. */
function colorOf(name: string, role: ReadonlyMap<string, Rgb>, { around }: Context): Rgb {
  return role.get(name) ?? hex(around[`role.${name}`]);
}

/** Whichever of ink and paper reads better on a colour. */
function textOn(color: Rgb, { around }: Context): Rgb {
  const [ink, paper] = [hex(around["palette.ink"]), hex(around["palette.paper"])];
  return contrast(color, ink) >= contrast(color, paper) ? ink : paper;
}

/** Sets the surfaces that lie on one of the owner's. */
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
        `no text can be read on both role.${under} ${toHex(base)} and role.${name} ${toHex(color)} in the ${theme} theme. ` +
          `${toHex(fit)} is taken for role.${name}.`,
      );
    }
  }
}

/** Sets every text, line and control that the owner has set, or that stands on a colour of the layer. */
function setTexts(role: Map<string, Rgb>, context: Context): void {
  const { own, theme, warn } = context;
  const shadeOf = (name: string) => SHADE_OF[name]?.[theme];
  // The dark theme's ring and the states stand on the black box too, where they can.
  const isOnBox = (name: string) => (name === "focus" && theme === "dark") || STATES.includes(name);
  const affected = pairs.filter(
    ({ foreground, background }) =>
      [background, shadeOf(foreground) ?? "", ...(isOnBox(foreground) ? ["box"] : [])].some((each) => role.has(each)) ||
      own.has(foreground),
  );
  for (const name of new Set(affected.map(({ foreground }) => foreground))) {
    const needs = pairs
      .filter(({ foreground }) => foreground === name)
      .map(({ background, floor }): Need => ({ against: colorOf(background, role, context), ratio: floor }));
    const [{ against }] = needs as [Need];
    const isText = name.startsWith("on-") && !own.has(name);
    const start = isText
      ? textOn(against, context)
      : colorOf(own.has(name) ? name : (shadeOf(name) ?? name), role, context);
    const box = { against: colorOf("box", role, context), ratio: CONTROL };
    const onBox = isOnBox(name) ? nearestReadable(start, [...needs, box]) : null;
    const kept = onBox ? [...needs, box] : needs;
    role.set(name, onBox ?? nearestReadable(start, needs) ?? textOn(against, context));
    if (!own.has(name) || isReadable(start, kept)) continue;
    const measured = Math.min(...kept.map((need) => contrast(start, need.against)));
    const taken = toHex(role.get(name) as Rgb);
    warn(
      `role.${name} ${toHex(start)} measures ${measured.toFixed(2)}:1 in the ${theme} theme. ` +
        `The nearest shade that can be read is taken: ${taken}.`,
    );
  }
}

const [BLACK, WHITE]: readonly [Rgb, Rgb] = [
  [0, 0, 0],
  [1, 1, 1],
];

type Surface = { name: string; color: Rgb; isOwn: boolean };

/**
 * Surfaces that lie on another, such that some text can be read on all of them: the owner's own colour, or else the one at
 * the distance in lightness that it had before, or nearer.
 */
function fitSurfaces(under: Rgb, before: Rgb, surfaces: readonly Surface[]): (Surface & { fit: Rgb })[] {
  let texts = [BLACK, WHITE].filter((text) => contrast(text, under) >= TEXT);
  return surfaces.map((surface) => {
    const { name, color, isOwn } = surface;
    const distance = toOklch(color)[0] - toOklch(before)[0];
    const steps = [1, 0.5, 0.25, 0].map((share) => apart(under, distance * share));
    const legible = (each: Rgb) => texts.filter((text) => contrast(text, each) >= TEXT);
    // A line carries no text.
    const isLine = name.endsWith("rule");
    const fit = [...(isOwn ? [color] : []), ...steps].find((each) => isLine || legible(each).length > 0) ?? under;
    if (!isLine) texts = legible(fit);
    return { ...surface, fit };
  });
}

/** A colour with another lightness, within what a screen shows. */
function apart(color: Rgb, distance: number): Rgb {
  const [lightness, chroma, hue] = toOklch(color);
  const wanted = lightness + distance;
  // Away from the end of the scale that it would pass.
  const inside = wanted < 0 || wanted > 1 ? lightness - distance : wanted;
  return fromHex(toHex(fromOklch([Math.min(1, Math.max(0, inside)), chroma, hue]))) as Rgb;
}

/**
 * The text of a case study's lid, and the casing of a route line that the background would swallow.
 * @param isMoved whether the background is another than the theme's
 */
function routes(overrides: Colors, around: Readonly<Record<string, string>>, bg: Rgb, isMoved: boolean): Colors {
  const ink = fromHex(around["palette.ink"] ?? "") as Rgb;
  const derived: Colors = {};
  for (const route of ROUTES) {
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

/** Sets the casing of the accent line, where the background would swallow the primary colour. */
function setCasing(role: Map<string, Rgb>, context: Context): void {
  if (!role.has("primary") && !role.has("bg")) return;
  const [primary, bg] = [colorOf("primary", role, context), colorOf("bg", role, context)];
  const measured = contrast(primary, bg);
  if (measured >= CONTROL) return;
  const casing = nearestReadable(primary, [{ against: bg, ratio: CONTROL }]) ?? textOn(bg, context);
  role.set("case", casing);
  context.warn(
    `role.primary ${toHex(primary)} as the accent line in the ${context.theme} theme measures ${measured.toFixed(2)}:1, ` +
      `below ${CONTROL}:1. A casing of ${toHex(casing)} is drawn around the line.`,
  );
}

/** Says where the lining does not show on the black box. */
function checkLining(role: ReadonlyMap<string, Rgb>, context: Context): void {
  if (!role.has("lining") && !role.has("box")) return;
  const [lining, box] = [colorOf("lining", role, context), colorOf("box", role, context)];
  const measured = contrast(lining, box);
  if (measured >= CONTROL) return;
  const better = nearestReadable(lining, [{ against: box, ratio: CONTROL }]);
  context.warn(
    `role.lining ${toHex(lining)} on the black box in the ${context.theme} theme measures ${measured.toFixed(2)}:1, ` +
      `below ${CONTROL}:1.${better ? ` The nearest colour that shows is ${toHex(better)}.` : ""}`,
  );
}
