/**
 * Reads the owner's file, tokens/org_settings.tokens.json, into the last layer of the token system.
 *
 * The owner may write a plain hex string where the DTCG format wants an object, and may leave sections out; both
 * are put right here. What cannot be put right is refused with file, key, what was found and what is expected:
 * Terrazzo's own errors do not name the file. From each override the shades that keep the page legible are derived.
 */
import { contrast, fromHex, nearestReadable, type Rgb, toHex } from "./color.ts";

const FILE = "tokens/org_settings.tokens.json";
const SECTIONS = ["both", "dark", "light"] as const;
const KEYS = ["primaryColor", "secondaryColor"] as const;

export type Theme = "dark" | "light";
type Key = (typeof KEYS)[number];
type Overrides = Partial<Record<Key, Rgb>>;

/** What the readable shades are measured against, per theme: hex strings of the roles of the same names. */
export type Surroundings = Record<Theme, { bg: string; box: string; ink: string; paper: string }>;

/** A group of DTCG tokens. */
type TokenGroup = { [key: string]: unknown };

export type OrgSettings = {
  /** The layer as a DTCG document with one section each theme: what the resolver's `$ref`s read. */
  document: { both: TokenGroup; dark: TokenGroup; light: TokenGroup };
  /** One line for each override that falls below WCAG AA somewhere it is used. The build goes on. */
  warnings: string[];
};

export class OrgSettingsError extends Error {
  override name = "OrgSettingsError";
  constructor(where: string, found: string, expected: string) {
    super(`${FILE}${where}\n  found:    ${found}\n  expected: ${expected}`);
  }
}

/**
 * @param source the file's text
 * @param surroundings colours of the theme files, for measuring contrast
 * @throws OrgSettingsError when the text is not JSON, has an unknown key, or a value is no opaque colour
 */
export function readOrgSettings(source: string, surroundings: Surroundings): OrgSettings {
  const root = parseJson(source);
  const sections = { both: {}, dark: {}, light: {} } as Record<(typeof SECTIONS)[number], Overrides>;
  for (const [name, value] of Object.entries(root)) {
    if (name.startsWith("$")) continue;
    if (!isOneOf(SECTIONS, name)) throw unknownKey("", name, SECTIONS);
    if (!isObject(value)) {
      throw new OrgSettingsError(`, section "${name}"`, JSON.stringify(value), `a section in braces, such as {}`);
    }
    for (const [key, color] of Object.entries(value)) {
      if (key.startsWith("$")) continue;
      if (!isOneOf(KEYS, key)) throw unknownKey(` in section "${name}"`, key, KEYS);
      sections[name][key] = readColor(color, `${name}.${key}`);
    }
  }
  const warnings: string[] = [];
  const layer = (theme: Theme) => {
    const overrides = { ...sections.both, ...sections[theme] };
    return derive(overrides, theme, surroundings[theme], warnings);
  };
  return { document: { both: {}, dark: layer("dark"), light: layer("light") }, warnings };
}

function parseJson(source: string): TokenGroup {
  let root: unknown;
  try {
    root = JSON.parse(source);
  } catch (error) {
    const comma = /,(\s*[}\]])/.exec(source);
    const at = comma?.index ?? Number(/position (\d+)/.exec(String(error))?.[1] ?? source.length);
    const before = source.slice(0, at).split("\n");
    const found = comma ? "a comma before a closing bracket" : String((error as Error).message);
    throw new OrgSettingsError(
      `, line ${before.length}, column ${(before.at(-1) ?? "").length + 1}`,
      found,
      comma ? "no comma after the last entry: JSON does not allow one. Delete it" : "valid JSON",
    );
  }
  if (!isObject(root))
    throw new OrgSettingsError("", JSON.stringify(root), 'an object with "both", "dark" and "light"');
  return root;
}

function readColor(value: unknown, key: string): Rgb {
  const expected = 'an opaque colour: "#0a7d55", or { "colorSpace": "srgb", "components": [0.04, 0.49, 0.33] }';
  const fail = (found: unknown) => new OrgSettingsError(`, key "${key}"`, JSON.stringify(found), expected);
  const inner = isObject(value) && "$value" in value ? value.$value : value;
  if (typeof inner === "string") {
    const color = fromHex(inner);
    if (!color) throw fail(inner);
    return color;
  }
  if (!isObject(inner)) throw fail(inner);
  const { colorSpace, components, alpha } = inner;
  const opaque = alpha === undefined || alpha === 1;
  const inRange = (c: unknown): c is number => typeof c === "number" && c >= 0 && c <= 1;
  if (colorSpace !== "srgb" || !opaque || !Array.isArray(components)) throw fail(inner);
  if (components.length !== 3 || !components.every(inRange)) throw fail(inner);
  return components as unknown as Rgb;
}

/**
 * Text and focus colours that go with an override. `on-…` is whichever of ink and paper reads better on it;
 * `primary-text` and `focus` are its nearest shades that pass on the theme's background, `lining-text` that of the
 * lining (the primary colour in the dark theme, the secondary in the light one) on the black box.
 */
function derive(overrides: Overrides, theme: Theme, around: Surroundings[Theme], warnings: string[]): TokenGroup {
  const { primaryColor, secondaryColor } = overrides;
  const hex = (text: string) => fromHex(text) as Rgb;
  const [bg, box, ink, paper] = [hex(around.bg), hex(around.box), hex(around.ink), hex(around.paper)];
  const on = (color: Rgb) => (contrast(color, ink) >= contrast(color, paper) ? ink : paper);
  const settings: TokenGroup = {};
  const role: TokenGroup = {};
  const check = (key: Key, color: Rgb, against: Rgb, use: string, ratio: number) => {
    const measured = contrast(color, against);
    if (measured >= ratio) return;
    const better = nearestReadable(color, [against], ratio);
    warnings.push(
      `${FILE}: ${key} ${toHex(color)} as ${use} in the ${theme} theme measures ${measured.toFixed(2)}:1, ` +
        `below WCAG AA's ${ratio}:1.${better ? ` The nearest colour that passes is ${toHex(better)}.` : ""}`,
    );
  };
  if (primaryColor) {
    settings.primaryColor = token(primaryColor);
    role["on-primary"] = token(on(primaryColor));
    role["primary-text"] = token(nearestReadable(primaryColor, [bg], 4.5) ?? on(bg));
    check("primaryColor", primaryColor, bg, "the accent line and controls on the background", 3);
    check("primaryColor", primaryColor, on(primaryColor), "a button under its label", 4.5);
    if (theme === "dark") role.focus = token(nearestReadable(primaryColor, [bg, box], 3) ?? on(bg));
  }
  if (secondaryColor) {
    settings.secondaryColor = token(secondaryColor);
    role["on-secondary"] = token(on(secondaryColor));
    check("secondaryColor", secondaryColor, on(secondaryColor), "a surface under its text", 4.5);
  }
  const lining =
    theme === "dark" ? (["primaryColor", primaryColor] as const) : (["secondaryColor", secondaryColor] as const);
  const [key, color] = lining;
  if (color) {
    role["lining-text"] = token(nearestReadable(color, [box], 4.5) ?? paper);
    check(key, color, box, "the lining on the black box", 3);
  }
  return {
    ...(Object.keys(settings).length && { org_settings: settings }),
    ...(Object.keys(role).length && { role }),
  };
}

function token(color: Rgb): TokenGroup {
  const hex = toHex(color);
  return { $type: "color", $value: { colorSpace: "srgb", components: fromHex(hex), hex } };
}

function unknownKey(where: string, found: string, allowed: readonly string[]): OrgSettingsError {
  const near = allowed.find((name) => distance(name.toLowerCase(), found.toLowerCase()) <= 3);
  const list = allowed.map((name) => `"${name}"`).join(", ");
  return new OrgSettingsError(where, `"${found}"`, near ? `"${near}" (did you mean that?); known are ${list}` : list);
}

/** Levenshtein's edit distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, x] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, y] of [...b].entries()) {
      next.push(Math.min((row[j] ?? 0) + (x === y ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function isObject(value: unknown): value is TokenGroup {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isOneOf<T extends string>(list: readonly T[], value: string): value is T {
  return (list as readonly string[]).includes(value);
}
