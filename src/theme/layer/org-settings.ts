/**
 * Reads the owner's file, tokens/org_settings.tokens.json, into the last layer of the token system.
 *
 * The owner may write any colour of CSS where the DTCG format wants an object, name another colour (`{palette.mint}`), and
 * leave sections out; all of it is put right here. What cannot be put right is refused with file, key, what was found and
 * what is expected: Terrazzo's own errors do not name the file. The owner's surfaces stay as they are. Text, lines and
 * controls that they make illegible are derived anew (pairs.ts).
 */
import { fromCss, fromHex, type Rgb, toHex } from "./color.ts";
import { type Colors, derive, type Theme } from "./derive.ts";

const FILE = "tokens/org_settings.tokens.json";
const SECTIONS = ["both", "dark", "light"] as const;
const KEYS = ["primaryColor", "secondaryColor"] as const;
/** What may be named one by one, as in the theme files: `role.bg`, `route.marz.lid`. */
const GROUPS = ["role", "route"] as const;

/** Every colour of a theme without the owner's layer, in hex, by token id. */
export type Surroundings = Record<Theme, Readonly<Record<string, string>>>;

/** A group of DTCG tokens. */
type TokenGroup = { [key: string]: unknown };

export type OrgSettings = {
  /** The layer as a DTCG document with one section each theme: what the resolver's `$ref`s read. */
  document: { both: TokenGroup; dark: TokenGroup; light: TokenGroup };
  /** One line for each colour that falls below WCAG AA somewhere, or that sRGB cannot show. The build goes on. */
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
  const warnings: string[] = [];
  const sections: Record<(typeof SECTIONS)[number], Record<string, unknown>> = { both: {}, dark: {}, light: {} };
  const ids = Object.keys(surroundings.dark);
  for (const [name, value] of Object.entries(root)) {
    if (name.startsWith("$")) continue;
    if (!isOneOf(SECTIONS, name)) throw unknownKey("", name, SECTIONS);
    sections[name] = flat(section(value, name), name, ids);
  }
  const layer = (theme: Theme) => {
    const values = { ...sections.both, ...sections[theme] };
    const name = (id: string) => `${id in sections[theme] ? theme : "both"}.${shown(id)}`;
    const overrides = readColors(values, name, surroundings[theme], warnings);
    return document(derive(overrides, theme, surroundings[theme], (what) => warnings.push(`${FILE}: ${what}`)));
  };
  return { document: { both: {}, dark: layer("dark"), light: layer("light") }, warnings: [...new Set(warnings)] };
}

function section(value: unknown, name: string): TokenGroup {
  if (isObject(value)) return value;
  throw new OrgSettingsError(`, section "${name}"`, JSON.stringify(value), "a section in braces, such as {}");
}

/** A section's values by token id. */
function flat(group: TokenGroup, name: string, ids: readonly string[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(group)) {
    if (key.startsWith("$")) continue;
    if (isOneOf(KEYS, key)) values[`org_settings.${key}`] = value;
    else if (isOneOf(GROUPS, key)) Object.assign(values, named(value, key, name, ids));
    else throw unknownKey(` in section "${name}"`, key, [...KEYS, ...GROUPS]);
  }
  return values;
}

/** The values of a group whose names are those of the theme files. */
function named(value: unknown, path: string, inSection: string, ids: readonly string[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(section(value, `${inSection}.${path}`))) {
    if (key.startsWith("$")) continue;
    const id = `${path}.${key}`;
    if (ids.includes(id)) values[id] = inner;
    else if (ids.some((each) => each.startsWith(`${id}.`))) Object.assign(values, named(inner, id, inSection, ids));
    else {
      const known = ids
        .filter((each) => each.startsWith(`${path}.`))
        .map((each) => each.slice(path.length + 1).split(".")[0]);
      throw unknownKey(` in "${inSection}.${path}"`, key, [...new Set(known as string[])]);
    }
  }
  return values;
}

/** As the owner writes an id: without the group of the two colours. */
function shown(id: string): string {
  return id.replace("org_settings.", "");
}

/** The colours behind the values. One that names another has that one's, which may be the owner's too. */
function readColors(
  values: Record<string, unknown>,
  name: (id: string) => string,
  around: Readonly<Record<string, string>>,
  warnings: string[],
): Colors {
  const follow = (id: string, value: unknown, way: readonly string[]): Rgb => {
    const inner = isObject(value) && "$value" in value ? value.$value : value;
    const alias = typeof inner === "string" && /^\{(?:org_settings\.)?([\w.-]+)\}$/.exec(inner)?.[1];
    if (!alias) return readColor(inner, name(id), warnings);
    const target = isOneOf(KEYS, alias) ? `org_settings.${alias}` : alias;
    if (way.includes(target)) {
      const loop = [...way.slice(way.indexOf(target)), target].map(shown).join(" → ");
      throw new OrgSettingsError(`, key "${name(id)}"`, `a loop, ${loop}`, "a colour at the end of the names");
    }
    if (target in values) return follow(target, values[target], [...way, target]);
    const color = fromHex(around[target] ?? "");
    if (color) return color;
    throw unknownKey(
      `, key "${name(id)}"`,
      inner,
      Object.keys(around).map((each) => `{${shown(each)}}`),
    );
  };
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, follow(id, value, [id])]));
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

function readColor(value: unknown, key: string, warnings: string[]): Rgb {
  const expected =
    'an opaque colour: "#0a7d55", "oklch(0.5 0.1 160)", "{palette.mint}", or { "colorSpace": "srgb", "components": [0.04, 0.49, 0.33] }';
  const fail = () => new OrgSettingsError(`, key "${key}"`, JSON.stringify(value), expected);
  const text = typeof value === "string" ? value : isObject(value) ? cssOf(value) : undefined;
  const read = text === undefined ? null : fromCss(text);
  if (!read) throw fail();
  if (read.mapped) {
    warnings.push(
      `${FILE}: ${key} ${text} lies outside of sRGB. The nearest colour that every screen shows is ${toHex(read.color)}.`,
    );
  }
  return read.color;
}

/** A DTCG colour object as CSS writes it. Undefined for an object that is none. */
function cssOf({ colorSpace, components, alpha = 1 }: TokenGroup): string | undefined {
  const isPart = (part: unknown) => typeof part === "number" || part === "none";
  if (typeof colorSpace !== "string" || !Array.isArray(components) || components.length !== 3) return;
  if (!components.every(isPart) || alpha !== 1) return;
  const isShare = (part: unknown) => part === "none" || ((part as number) >= 0 && (part as number) <= 1);
  if (/^(?:srgb|srgb-linear|display-p3|a98-rgb|prophoto-rgb|rec2020)$/.test(colorSpace) && components.every(isShare)) {
    return `color(${colorSpace} ${components.join(" ")})`;
  }
  if (/^(?:oklch|oklab|lch|lab)$/.test(colorSpace)) return `${colorSpace}(${components.join(" ")})`;
  if (/^(?:hsl|hwb)$/.test(colorSpace)) return `${colorSpace}(${components[0]} ${components[1]}% ${components[2]}%)`;
}

/** The layer in the format of the token files. */
function document(colors: Colors): TokenGroup {
  const root: TokenGroup = {};
  for (const [id, color] of Object.entries(colors)) {
    const path = id.split(".");
    const last = path.pop() as string;
    let group = root;
    for (const name of path) {
      group[name] ??= {};
      group = group[name] as TokenGroup;
    }
    group[last] = token(color);
  }
  return root;
}

function token(color: Rgb): TokenGroup {
  const hex = toHex(color);
  return { $type: "color", $value: { colorSpace: "srgb", components: fromHex(hex), hex } };
}

function unknownKey(where: string, found: string, allowed: readonly string[]): OrgSettingsError {
  const [near] = allowed
    .map((name) => ({ name, apart: distance(name.toLowerCase(), found.toLowerCase()) }))
    .filter(({ apart }) => apart <= 3)
    .sort((a, b) => a.apart - b.apart)
    .map(({ name }) => name);
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
