/** Random owner layers with any colours and sizes. */
import { base } from "virtual:token-base";
import fc from "fast-check";
import type { Sections } from "#studio/sections.ts";
import { toHex } from "#theme/layer/color.ts";

/** Ids as the owner writes them. */
export const colorIds = Object.keys(base.types)
  .filter((id) => base.types[id] === "color")
  .map((id) => id.replace("org_settings.", ""));
const scaleIds = Object.keys(base.types).filter((id) => base.types[id] !== "color");

const byte = fc.integer({ min: 0, max: 255 });
const share = fc.integer({ min: 0, max: 1000 }).map((part) => part / 1000);

export const hexColor = fc.tuple(byte, byte, byte).map(([r, g, b]) => toHex([r / 255, g / 255, b / 255]));

const oklch = fc.tuple(share, share, fc.integer({ min: 0, max: 360 })).map(([l, c, h]) => [l, c * 0.4, h] as const);
const colorValue = asToken(
  fc.oneof(
    hexColor,
    hexColor.map((hex) => ` ${hex.toUpperCase()} `),
    fc.tuple(byte, byte, byte).map((parts) => `rgb(${parts.join(", ")})`),
    oklch.map((components) => `oklch(${components.join(" ")})`),
    oklch.map((components) => ({ colorSpace: "oklch", components, alpha: 1 })),
    fc.tuple(share, share, share).map((components) => ({ colorSpace: "display-p3", components })),
  ),
  "color",
);

/** A value by itself, or as a token of the format. */
function asToken<T>(value: fc.Arbitrary<T>, $type: string): fc.Arbitrary<unknown> {
  return fc
    .tuple(value, fc.integer({ min: 0, max: 3 }))
    .map(([$value, form]) => (form === 0 ? { $type, $value } : $value));
}

/** Bounds that every token of a group keeps, in px where it is a length. */
const BOUNDS: Record<string, [least: number, most: number]> = {
  size: [10, 240],
  control: [24, 120],
  line: [2, 12],
  leading: [0.6, 3],
  width: [25, 200],
  measure: [20, 120],
  weight: [1, 1000],
  duration: [0, 3000],
};

function scaleValue(id: string): fc.Arbitrary<unknown> {
  const [group = ""] = id.split(".");
  const [least, most] = BOUNDS[group] ?? [0, 400];
  const amount = fc.integer({ min: least * 10, max: most * 10 }).map((tenths) => tenths / 10);
  const type = base.types[id] as string;
  const bezier = fc.tuple(share, share, share, share);
  const forms: Record<string, fc.Arbitrary<unknown>> = {
    dimension: fc.oneof(
      amount.map((px) => ` ${px / 16}rem`),
      amount.map((value) => ({ value, unit: "px" })),
    ),
    duration: fc.oneof(
      amount.map((ms) => `${ms / 1000}s`),
      amount.map((value) => ({ value, unit: "ms" })),
    ),
    number: fc.oneof(amount, amount.map(String)),
    fontWeight: fc.oneof(amount, amount.map(String)),
    cubicBezier: fc.oneof(
      bezier,
      bezier.map((parts) => `cubic-bezier(${parts.join(", ")})`),
    ),
  };
  return asToken(forms[type] as fc.Arbitrary<unknown>, type);
}

function sectionOf(value: (id: string) => fc.Arbitrary<unknown>, ids: readonly string[], maxLength: number) {
  return fc
    .uniqueArray(fc.constantFrom(...ids), { maxLength })
    .chain((chosen) => fc.tuple(...chosen.map((id) => value(id).map((each): [string, unknown] => [id, each]))))
    .map((entries) => Object.fromEntries(entries));
}

/** Values in any section, each possibly empty. */
export function randomLayer(): fc.Arbitrary<Sections> {
  const any = fc
    .tuple(
      sectionOf(() => colorValue, colorIds, 8),
      sectionOf(scaleValue, scaleIds, 8),
    )
    .map(([colors, scales]) => ({ ...colors, ...scales }));
  const some = fc.oneof({ arbitrary: any, weight: 3 }, { arbitrary: fc.constant({}), weight: 1 });
  return fc.record({ both: some, dark: some, light: some });
}

/** A layer as a link may carry it: colours in hex. */
export const hexLayer: fc.Arbitrary<Sections> = (() => {
  const some = fc.dictionary(fc.constantFrom(...colorIds), hexColor, { noNullPrototype: true });
  return fc.record({ both: some, dark: some, light: some });
})();
