/**
 * Reads the owner's file, tokens/org_settings.tokens.json, into the last layer of the token system.
 *
 * The owner may write any colour of CSS where the DTCG format wants an object, name another token (`{palette.mint}`), and
 * leave sections out; all of it is put right here. What cannot be put right is refused with file, line, column, key, what
 * was found and what is expected. The owner's surfaces stay as they are. Text, lines and controls that they make illegible
 * are derived anew (pairs.ts). The build and the theme studio run this same code.
 */

import { closestMatch } from "#lib/closest-match.ts";
import { OwnerError } from "#lib/errors.ts";
import { type Base, colorsOf, THEMES, type Theme, WINDOWS, type Window } from "./base.ts";
import { fromHex, type Rgb, toHex } from "./color.ts";
import { type Colors, derive } from "./derive.ts";
import { isObject, type JsonObject, readJson } from "./json.ts";
import { COLOR_EXPECTED, readColor } from "./read-color.ts";
import { inProportion, readScale } from "./read-scale.ts";

const FILE = "tokens/org_settings.tokens.json";
export const SECTIONS = ["both", "dark", "light"] as const;
export type SectionName = (typeof SECTIONS)[number];
/** The two colours that stand in a section by themselves, and the name of a font package. */
const KEYS = ["primaryColor", "secondaryColor"] as const;
const TYPEFACE = "typeface";
/** A name that npm takes. */
export const PACKAGE_NAME = /^(?:@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*$/;

const FOREIGN =
  '"both", "dark" and "light". This looks like a file of Figma, Tokens Studio or another design system: the theme studio reads ' +
  'those. Empty this file to {}, run npm run dev, press "Open the studio" on the showcase, and drop the file under "In and out".';

/** What the owner's layer changes. */
export type Layer = {
  /** Hex by token id. */
  colors: Record<Theme, Readonly<Record<string, string>>>;
  /** Everything else, as it stands in CSS, by token id and window. */
  scales: Record<Theme, Readonly<Record<string, Readonly<Record<Window, string>>>>>;
  /** Package of a variable font. Undefined for the site's own. */
  typeface: string | undefined;
};

export type OrgSettings = {
  layer: Layer;
  /** One line for each colour that falls below WCAG AA somewhere, or that sRGB cannot show. The build goes on. */
  warnings: string[];
};

/** A value of the owner's: where it stands, and what it is. */
type Entry = { value: unknown; path: readonly string[] };
type Entries = Record<string, Entry>;
/** Makes the error about a value. */
export type Fail = (path: readonly string[], found: unknown, expected: string) => OwnerError;

/**
 * @param source the file's text
 * @param base the site's look without the layer
 * @throws OwnerError when the text is not JSON, has an unknown key, or a value is not what its key takes
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
  const layer: Layer = {
    colors: { dark: {}, light: {} },
    scales: { dark: {}, light: {} },
    typeface: typefaceOf(sections, fail),
  };
  for (const theme of THEMES) {
    const entries = settings(theme);
    const { hex: around, followers } = colorsOf(base, theme);
    const overrides = readColors(entries, base, theme, fail, warn);
    layer.colors[theme] = withFollowers(derive(overrides, theme, around, warn), followers);
    layer.scales[theme] = readScales(entries, base, fail);
  }
  return { layer, warnings: [...new Set(warnings)] };
}

/** @throws OwnerError when the text is not a JSON object */
export function parseLayer(source: string): Parsed {
  return parseTokens(FILE, source);
}

type Parsed = { root: JsonObject; fail: Fail };

/**
 * @param file path from the project's root, for errors
 * @throws OwnerError when the text is not a JSON object
 */
export function parseTokens(file: string, source: string): Parsed {
  if (!source.trim()) {
    throw new OwnerError([{ file, line: 1, column: 1, found: "an empty file", expected: "{} at least" }]);
  }
  const { value, placeOf } = readJson(source, file);
  const fail: Fail = (path, found, expected) =>
    new OwnerError([{ file, ...placeOf(path), key: path.join("."), found: text(found), expected }]);
  if (isObject(value)) return { root: value, fail };
  throw fail([], value, 'an object with "both", "dark" and "light"');
}

/**
 * The case studies that have a colour from the owner's file alone.
 * @param slugs of all case studies
 * @param colored those that have a colour without the file
 * @throws OwnerError for a name that is not a case study's, and for a lid in one theme only
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

/** Whether a token of the DTCG format or of Tokens Studio is anywhere in it. */
function hasToken(node: unknown): boolean {
  if (!isObject(node)) return false;
  return "$value" in node || ("value" in node && "type" in node) || Object.values(node).some(hasToken);
}

/** A section's values by token id. */
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

/** The names that may stand in a group. */
function known(ids: readonly string[], under: string): string[] {
  const names = ids.filter((id) => id.startsWith(under)).map((id) => id.slice(under.length).split(".")[0] as string);
  if (under) return [...new Set(names)];
  return [...KEYS, TYPEFACE, ...new Set(names.filter((name) => name !== "org_settings"))];
}

/** The colours behind the values. One that names another has that one's, which may be the owner's too. */
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

/** Everything that is no colour. A size keeps its proportion in the windows that have one of their own. */
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
      // A narrow window has the sizes of a medium one too, where it has none of its own.
      const { medium, ...rest } = Object.fromEntries(sizes);
      const narrow = base.values.narrow[id] ? rest.narrow : medium;
      return [[id, { wide: rest.wide, medium, narrow }]];
    }),
  );
}

/**
 * The end of a chain of names: a value, or a token of the site that the layer does not set.
 * @param targets ids that the chain may end in
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
    const value = isObject(entry.value) && "$value" in entry.value ? entry.value.$value : entry.value;
    const alias = typeof value === "string" && /^\{(?:org_settings\.)?([\w.-]+)\}$/.exec(value)?.[1];
    if (!alias) return { value, named: undefined };
    const named = isOneOf(KEYS, alias) ? `org_settings.${alias}` : alias;
    // A colour that stands for one of the owner's has the owner's: role.primary that of primaryColor.
    const set = chain(named, followers).find(isSet);
    const target = set && (set === named || !way.includes(set)) ? set : named;
    if (way.includes(target)) {
      const loop = [...way.slice(way.indexOf(target)), target].map(shown).join(" → ");
      throw fail(entry.path, `a loop, ${loop}`, "a value at the end of the names");
    }
    const next = isSet(target) ? entries[target] : undefined;
    if (!next && !targets.includes(target)) {
      const names = targets.map((each) => `{${shown(each)}}`);
      const near = closestMatch(value, names);
      throw fail(entry.path, value, near ? `"${near}" (did you mean that?)` : `one of ${names.join(", ")}`);
    }
    if (!next) return { value, named: target };
    way.push(target);
    entry = next;
  }
}

/** Colours that stand for one of the layer's have its value. */
function withFollowers(colors: Colors, followers: ReadonlyMap<string, string>): Record<string, string> {
  const result = Object.fromEntries(Object.entries(colors).map(([id, color]) => [id, toHex(color)]));
  for (const id of followers.keys()) {
    const set = chain(id, followers).find((each) => each in colors);
    if (set) result[id] = toHex(colors[set] as Rgb);
  }
  return result;
}

/** A colour, the one that it stands for, the one that this stands for, and so on. */
function chain(id: string, followers: ReadonlyMap<string, string>): string[] {
  const target = followers.get(id);
  return target ? [id, ...chain(target, followers)] : [id];
}

function typefaceOf(sections: Record<SectionName, Entries>, fail: Fail): string | undefined {
  for (const theme of THEMES) {
    const entry = sections[theme][TYPEFACE];
    if (entry) throw fail(entry.path, entry.value, 'the typeface under "both": letters are the same in both themes');
  }
  const entry = sections.both[TYPEFACE];
  if (!entry) return;
  const value = isObject(entry.value) && "$value" in entry.value ? entry.value.$value : entry.value;
  if (typeof value === "string" && PACKAGE_NAME.test(value)) return value;
  throw fail(entry.path, value, 'the name of a font package, such as "@fontsource-variable/archivo"');
}

function unknownName(path: readonly string[], allowed: readonly string[], fail: Fail): OwnerError {
  const found = path.at(-1) as string;
  const near = closestMatch(found, allowed);
  const list = allowed.map((name) => `"${name}"`).join(", ");
  return fail(path, found, near ? `"${near}" (did you mean that?); known are ${list}` : list);
}

/** As the owner writes an id: without the group of the two colours. */
function shown(id: string): string {
  return id.replace("org_settings.", "");
}

/** A value as an error shows it: the beginning of a long one. */
function text(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 200 ? `${json.slice(0, 200)}…` : json;
}

function isOneOf<T extends string>(list: readonly T[], value: string): value is T {
  return (list as readonly string[]).includes(value);
}
