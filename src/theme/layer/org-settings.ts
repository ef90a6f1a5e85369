/** Reads the owner's file, tokens/org_settings.tokens.json, in the build and in the theme studio. */
import { closestMatch } from "#lib/closest-match.ts";
import { OwnerError } from "#lib/errors.ts";
import { type Base, colorsOf, shownId, THEMES, type Theme, tokenValue, WINDOWS, type Window } from "./base.ts";
import { fromHex, type Rgb, toHex } from "./color.ts";
import { type Colors, derive } from "./derive.ts";
import { isObject, type JsonObject, readJson } from "./json.ts";
import { COLOR_EXPECTED, readColor } from "./read-color.ts";
import { inProportion, readScale } from "./read-scale.ts";

const FILE = "tokens/org_settings.tokens.json";
export const SECTIONS = ["both", "dark", "light"] as const;
export type SectionName = (typeof SECTIONS)[number];
/** Keys outside of groups. */
const KEYS = ["primaryColor", "secondaryColor"] as const;
const TYPEFACE = "typeface";
export const TYPEFACE_EXPECTED =
  'the name of an npm package with a variable font, such as "@fontsource-variable/inter", or a list of such names';
/** A valid npm package name. */
const PACKAGE_NAME = /^(?:@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*$/;

const FOREIGN =
  '"both", "dark" and "light". This looks like a file of Figma, Tokens Studio or another design system: import it in the theme ' +
  'studio. Change this file to {}, run npm run dev, press "Open theme studio" on the showcase, and use "Import and export".';

export type Layer = {
  /** Hex by token id. */
  colors: Record<Theme, Readonly<Record<string, string>>>;
  /** CSS values of all other tokens, by id and window. */
  scales: Record<Theme, Readonly<Record<string, Readonly<Record<Window, string>>>>>;
};

export type OrgSettings = {
  layer: Layer;
  /** One line for each colour below WCAG AA or outside sRGB. */
  warnings: string[];
};

type Entry = { value: unknown; path: readonly string[] };
type Entries = Record<string, Entry>;
type Fail = (path: readonly string[], found: unknown, expected: string) => OwnerError;

/**
 * Accepts CSS colours as well as DTCG objects, aliases (`{palette.mint}`) and missing sections. Derives readable shades.
 * @param source the file's text
 * @throws OwnerError if the text is not JSON, has an unknown key or an invalid value
 */
export function readOrgSettings(source: string, base: Base): OrgSettings {
  const { root, fail } = parseLayer(source);
  const sections: Record<SectionName, Entries> = { both: {}, dark: {}, light: {} };
  for (const [name, value] of Object.entries(root)) {
    if (name.startsWith("$")) continue;
    if (!isOneOf(SECTIONS, name)) {
      const isForeign = hasToken(root) && !SECTIONS.some((section) => section in root);
      throw isForeign ? fail([name], name, FOREIGN) : unknownName([name], SECTIONS, fail);
    }
    sections[name] = entriesOf(value, name, base, fail);
  }
  const warnings: string[] = [];
  const warn = (what: string) => warnings.push(`${FILE}: ${what}`);
  const settings = (theme: Theme) => ({ ...sections.both, ...sections[theme] });
  checkTypeface(sections, fail);
  const layer: Layer = { colors: { dark: {}, light: {} }, scales: { dark: {}, light: {} } };
  for (const theme of THEMES) {
    const entries = settings(theme);
    const { hex: around, followers } = colorsOf(base, theme);
    const overrides = readColors(entries, base, theme, fail, warn);
    layer.colors[theme] = withFollowers(derive(overrides, theme, around, warn), followers);
    layer.scales[theme] = readScales(entries, base, fail);
  }
  return { layer, warnings: [...new Set(warnings)] };
}

export function parseLayer(source: string): Parsed {
  return parseTokens(FILE, source);
}

type Parsed = { root: JsonObject; fail: Fail };

/**
 * @param file path from the project's root, for errors
 * @throws OwnerError if the text is not a JSON object
 */
export function parseTokens(file: string, source: string): Parsed {
  if (!source.trim()) {
    throw new OwnerError([{ file, line: 1, column: 1, found: "an empty file", expected: "at least {}" }]);
  }
  const { value, placeOf } = readJson(source, file);
  const fail: Fail = (path, found, expected) =>
    new OwnerError([{ file, ...placeOf(path), key: path.join("."), found: text(found), expected }]);
  if (isObject(value)) return { root: value, fail };
  throw fail([], value, 'an object with "both", "dark" and "light"');
}

/**
 * The case studies coloured only by the owner's file. Throws for an unknown one, or a lid in one theme only.
 * @param colored those that have a colour without the file
 */
export function coloredRoutes(source: string, slugs: readonly string[], colored: readonly string[]): string[] {
  const { root, fail } = parseLayer(source);
  const routesOf = (section: SectionName) => {
    const { [section]: group } = root;
    return isObject(group) && isObject(group.route) ? group.route : {};
  };
  const hasLid = (section: SectionName, slug: string) => {
    const { [slug]: route } = routesOf(section);
    return isObject(route) && "lid" in route;
  };
  const found = SECTIONS.flatMap((section) =>
    Object.keys(routesOf(section)).flatMap((slug) => {
      const path = [section, "route", slug];
      if (slug.startsWith("$") || colored.includes(slug)) return [];
      if (!slugs.includes(slug)) {
        const near = closestMatch(slug, slugs);
        const known = `a case study of site.yaml: ${slugs.map((each) => `"${each}"`).join(", ")}`;
        throw fail(path, slug, near ? `"${near}" (did you mean that?), or ${known}` : known);
      }
      const bare = THEMES.find((theme) => !hasLid("both", slug) && !hasLid(theme, slug));
      if (bare) throw fail(path, `no lid for the ${bare} theme`, 'a lid under "both", or one for each theme');
      return [slug];
    }),
  );
  return [...new Set(found)];
}

function hasToken(node: unknown): boolean {
  if (!isObject(node)) return false;
  return "$value" in node || ("value" in node && "type" in node) || Object.values(node).some(hasToken);
}

function entriesOf(group: unknown, name: SectionName, base: Base, fail: Fail): Entries {
  const ids = Object.keys(base.types);
  const entries: Entries = {};
  const read = (value: unknown, path: readonly string[], under: string) => {
    if (!isObject(value)) throw fail(path, value, "a section in braces, such as {}");
    for (const [key, inner] of Object.entries(value)) {
      if (key.startsWith("$")) continue;
      const id = under === "" && isOneOf(KEYS, key) ? `org_settings.${key}` : `${under}${key}`;
      const here = [...path, key];
      if (Object.hasOwn(base.types, id) || id === TYPEFACE) entries[id] = { value: inner, path: here };
      else if (ids.some((each) => each.startsWith(`${id}.`)) && id !== "org_settings") read(inner, here, `${id}.`);
      else throw unknownName(here, known(ids, under), fail);
    }
  };
  read(group, [name], "");
  return entries;
}

function known(ids: readonly string[], under: string): string[] {
  const names = ids.filter((id) => id.startsWith(under)).map((id) => id.slice(under.length).split(".")[0] as string);
  if (under) return [...new Set(names)];
  return [...KEYS, TYPEFACE, ...new Set(names.filter((name) => name !== "org_settings"))];
}

/** Reads the colours and resolves aliases, also to the owner's own. */
function readColors(entries: Entries, base: Base, theme: Theme, fail: Fail, warn: (what: string) => void): Colors {
  const { hex: around, followers } = colorsOf(base, theme);
  const colors: Record<string, Rgb> = {};
  for (const [id, entry] of Object.entries(entries)) {
    if (base.types[id] !== "color") continue;
    const { value, named } = follow(id, entries, fail, Object.keys(around), followers);
    const { path } = entry;
    if (named) {
      colors[id] = fromHex(around[named] as string) as Rgb;
      continue;
    }
    const read = readColor(value);
    if (!read) throw fail(path, value, COLOR_EXPECTED);
    // Through hex, so that what is measured is what the browser will paint.
    colors[id] = fromHex(toHex(read.color)) as Rgb;
    if (!read.mapped) continue;
    warn(
      `${path.join(".")} ${read.css} lies outside of sRGB. The nearest colour that every screen shows is ${toHex(read.color)}.`,
    );
  }
  return colors;
}

/** Reads all other tokens. Sizes keep their proportion in windows with sizes of their own. */
function readScales(entries: Entries, base: Base, fail: Fail): Layer["scales"][Theme] {
  const { dark: wide } = base.values;
  return Object.fromEntries(
    Object.entries(entries).flatMap(([id, entry]) => {
      const type = base.types[id];
      if (!type || type === "color") return [];
      const sameType = Object.keys(base.types).filter((each) => base.types[each] === type);
      const { value, named } = follow(id, entries, fail, sameType);
      const read = readScale(id, type, named ? wide[named] : value);
      if ("expected" in read) throw fail(entry.path, value, read.expected);
      const sizes = WINDOWS.map((window) => {
        const there = window === "wide" ? undefined : base.values[window][id];
        return [window, there ? inProportion(read.css, wide[id] as string, there) : read.css];
      });
      // Narrow windows inherit from medium ones.
      const { medium, ...rest } = Object.fromEntries(sizes);
      const narrow = base.values.narrow[id] ? rest.narrow : medium;
      return [[id, { wide: rest.wide, medium, narrow }]];
    }),
  );
}

/**
 * Follows aliases to a value, or to a token that the layer does not set.
 * @param targets ids that an alias may end at
 */
function follow(
  id: string,
  entries: Entries,
  fail: Fail,
  targets: readonly string[],
  followers: ReadonlyMap<string, string> = new Map(),
): { value: unknown; named: string | undefined } {
  const isSet = (each: string) => Object.hasOwn(entries, each);
  const way = [id];
  let entry = entries[id] as Entry;
  for (;;) {
    const value = tokenValue(entry.value);
    const alias = typeof value === "string" && /^\{(?:org_settings\.)?([\w.-]+)\}$/.exec(value)?.[1];
    if (!alias) return { value, named: undefined };
    const named = isOneOf(KEYS, alias) ? `org_settings.${alias}` : alias;
    // An alias of one of the owner's colours has the owner's value: role.primary that of primaryColor.
    const set = chain(named, followers).find(isSet);
    const target = set && (set === named || !way.includes(set)) ? set : named;
    if (way.includes(target)) {
      const loop = [...way.slice(way.indexOf(target)), target].map(shownId).join(" → ");
      throw fail(entry.path, `a circular reference, ${loop}`, "one of them to have a value");
    }
    const next = isSet(target) ? entries[target] : undefined;
    if (!next && !targets.includes(target)) {
      const names = targets.map((each) => `{${shownId(each)}}`);
      const near = closestMatch(value, names);
      throw fail(entry.path, value, near ? `"${near}" (did you mean that?)` : `one of ${names.join(", ")}`);
    }
    if (!next) return { value, named: target };
    way.push(target);
    entry = next;
  }
}

/** Adds the aliases of the layer's colours. */
function withFollowers(colors: Colors, followers: ReadonlyMap<string, string>): Record<string, string> {
  const result = Object.fromEntries(Object.entries(colors).map(([id, color]) => [id, toHex(color)]));
  for (const id of followers.keys()) {
    const set = chain(id, followers).find((each) => each in colors);
    if (set) result[id] = toHex(colors[set] as Rgb);
  }
  return result;
}

/** A colour and the aliases it leads to. */
function chain(id: string, followers: ReadonlyMap<string, string>): string[] {
  const target = followers.get(id);
  return target ? [id, ...chain(target, followers)] : [id];
}

function checkTypeface(sections: Record<SectionName, Entries>, fail: Fail): void {
  for (const theme of THEMES) {
    const entry = sections[theme][TYPEFACE];
    if (entry) throw fail(entry.path, entry.value, 'the typeface under "both": it is the same in both themes');
  }
  const entry = sections.both[TYPEFACE];
  if (entry && !packageNames(entry.value)) throw fail(entry.path, tokenValue(entry.value), TYPEFACE_EXPECTED);
}

/** The packages that a typeface names: one, or a list whose others draw letters that the first lacks. */
export function packageNames(typeface: unknown): [string, ...string[]] | undefined {
  const names: unknown[] = [tokenValue(typeface)].flat();
  const areNames = names.length > 0 && names.every((name) => typeof name === "string" && PACKAGE_NAME.test(name));
  return areNames ? (names as [string, ...string[]]) : undefined;
}

function unknownName(path: readonly string[], allowed: readonly string[], fail: Fail): OwnerError {
  const found = path.at(-1) as string;
  const near = closestMatch(found, allowed);
  const list = allowed.map((name) => `"${name}"`).join(", ");
  return fail(path, found, near ? `"${near}" (did you mean that?); known are ${list}` : list);
}

function text(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 200 ? `${json.slice(0, 200)}…` : json;
}

function isOneOf<T extends string>(list: readonly T[], value: string): value is T {
  return (list as readonly string[]).includes(value);
}
