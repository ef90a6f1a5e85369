/**
 * Encodes a theme's colours for a URL: `?theme=…`. The format can hold nothing but colours.
 *
 * One byte for the version, five for each colour (two bits for the section, fourteen hashed from the token's name, then red,
 * green and blue), and two for a checksum. Hashed names keep links valid when the token files change.
 */
import { UserError } from "#lib/errors.ts";
import { type Base, shownId, THEMES, tokenValue } from "#theme/layer/base.ts";
import { fromHex, type Rgb, toHex } from "#theme/layer/color.ts";
import { type Layer, readOrgSettings, SECTIONS, type SectionName } from "#theme/layer/org-settings.ts";
import { readColor } from "#theme/layer/read-color.ts";
import { fileOf, NOTHING, type Sections } from "./sections.ts";

const VERSION = 1;
const ENTRY = 5;
export const PARAMETER = "theme";

/** Encodes a layer's colours, aliases resolved. */
export function linkOf(sections: Sections, base: Base): string {
  const bytes = [VERSION];
  const values = resolveAliases(sections, base);
  for (const [index, name] of SECTIONS.entries()) {
    for (const [id, value] of Object.entries(values[name])) {
      const color = fromHex(typeof value === "string" ? value : "") ?? readColor(value)?.color;
      if (!color) continue;
      const number = (index << 14) | numberOf(id);
      bytes.push(number >> 8, number & 255, ...color.map((channel) => Math.round(channel * 255)));
    }
  }
  const sum = checksum(bytes);
  return toText([...bytes, sum >> 8, sum & 255]);
}

/** A layer's colours with aliases replaced, which may resolve to a different colour in each theme. */
function resolveAliases(sections: Sections, base: Base): Sections {
  const values = structuredClone(NOTHING) as Record<SectionName, Record<string, unknown>>;
  let layer: Layer | undefined;
  for (const section of SECTIONS) {
    for (const [id, token] of Object.entries(sections[section])) {
      if (base.types[inFile(id)] !== "color") continue;
      const value = tokenValue(token);
      if (typeof value !== "string" || !value.startsWith("{")) {
        values[section][id] = value;
        continue;
      }
      layer ??= readOrgSettings(fileOf(sections), base).layer;
      for (const theme of section === "both" ? THEMES : [section]) {
        // A theme's own section comes later, and wins.
        values[theme][id] = layer.colors[theme][inFile(id)];
      }
    }
  }
  return values;
}

/** @throws UserError written for the visitor who opened the link */
export function readLink(text: string, base: Base): Sections {
  const bytes = toBytes(text);
  const sum = bytes && checksum(bytes.slice(0, -2));
  if (!bytes || bytes.length < 3 || sum !== (((bytes.at(-2) as number) << 8) | (bytes.at(-1) as number))) {
    throw new UserError("This link is incomplete. Ask for a new one.");
  }
  if (bytes[0] !== VERSION)
    throw new UserError("This link was made for another version of the site. Ask for a new one.");
  const entries = bytes.slice(1, -2);
  const ids = new Map(
    Object.keys(base.types)
      .filter((id) => base.types[id] === "color")
      .map((id) => [numberOf(shownId(id)), shownId(id)]),
  );
  const sections = structuredClone(NOTHING) as Record<SectionName, Record<string, unknown>>;
  for (let at = 0; at < entries.length; at += ENTRY) {
    const [high = 0, low = 0, ...color] = entries.slice(at, at + ENTRY);
    const name = SECTIONS[high >> 6];
    const id = ids.get(((high & 63) << 8) | low);
    if (!name || !id || color.length !== 3)
      throw new UserError("This link contains a colour that this site doesn’t use. Ask for a new one.");
    sections[name][id] = toHex(color.map((channel) => channel / 255) as unknown as Rgb);
  }
  return sections;
}

/** A link's colours with the committed layer's sizes, which a link does not carry. */
export function withSizesOf(committed: Sections, link: Sections, base: Base): Sections {
  const sections = SECTIONS.map((name) => {
    const others = Object.entries(committed[name]).filter(([id]) => base.types[inFile(id)] !== "color");
    return [name, { ...Object.fromEntries(others), ...link[name] }];
  });
  return Object.fromEntries(sections) as Sections;
}

/** Fourteen bits of a name's hash. A test fails if two names share one. */
export function numberOf(id: string): number {
  return hash([...id].map((letter) => letter.charCodeAt(0))) & 0x3fff;
}

/** The owner writes "primaryColor", the token files "org_settings.primaryColor". */
function inFile(id: string): string {
  return /^(?:primary|secondary)Color$/.test(id) ? `org_settings.${id}` : id;
}

function checksum(bytes: readonly number[]): number {
  const whole = hash(bytes);
  return (whole >>> 16) ^ (whole & 0xffff);
}

/** FNV-1a, 32 bits. http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(bytes: readonly number[]): number {
  let value = 0x811c9dc5;
  for (const byte of bytes) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}

function toText(bytes: readonly number[]): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function toBytes(text: string): number[] | undefined {
  if (!/^[\w-]{4,2000}$/.test(text)) return;
  try {
    const bytes = [...atob(text.replaceAll("-", "+").replaceAll("_", "/"))].map((letter) => letter.charCodeAt(0));
    // atob() ignores spare bits of the last character.
    if (toText(bytes) === text) return bytes;
  } catch {
    // Not base64.
  }
}
