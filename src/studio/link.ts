/**
 * A theme as a short text for an address: `?theme=…`. A link carries colours and nothing else, as bytes, so that nothing but a
 * colour can come out of one.
 *
 * One byte is the version. Each colour has five: two bits for the section and fourteen for the token's name, then red, green
 * and blue. Two bytes at the end are a checksum, which tells a link that was cut off. Numbers for names come from the names
 * themselves, so that links outlive a change of the token files.
 */
import { UserError } from "#lib/errors.ts";
import { type Base, THEMES } from "#theme/layer/base.ts";
import { fromHex, type Rgb, toHex } from "#theme/layer/color.ts";
import { isObject } from "#theme/layer/json.ts";
import { type Layer, readOrgSettings, SECTIONS, type SectionName } from "#theme/layer/org-settings.ts";
import { readColor } from "#theme/layer/read-color.ts";
import { fileOf, NOTHING, type Sections } from "./sections.ts";

const VERSION = 1;
const ENTRY = 5;
/** The parameter's name in the address. */
export const PARAMETER = "theme";

/** The colours of a layer as the parameter's text. In place of names of other tokens stand their colours. */
export function linkOf(sections: Sections, base: Base): string {
  const bytes = [VERSION];
  const values = withoutNames(sections, base);
  for (const [index, name] of SECTIONS.entries()) {
    for (const [id, value] of Object.entries(values[name])) {
      const color = fromHex(typeof value === "string" ? value : "") ?? readColor(value)?.color;
      if (!color) continue;
      const number = (index << 14) | numberOf(id);
      bytes.push(number >> 8, number & 255, ...channels(color));
    }
  }
  const sum = checksum(bytes);
  return toText([...bytes, sum >> 8, sum & 255]);
}

/** A layer's colours, in place of names the colours that they come to. These may differ between the themes. */
function withoutNames(sections: Sections, base: Base): Sections {
  const values = structuredClone(NOTHING) as Record<SectionName, Record<string, unknown>>;
  let layer: Layer | undefined;
  for (const section of SECTIONS) {
    for (const [id, token] of Object.entries(sections[section])) {
      if (base.types[inFile(id)] !== "color") continue;
      const value = isObject(token) && "$value" in token ? token.$value : token;
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

/** @throws UserError that says what is wrong with the link, in words for whoever opened it */
export function readLink(text: string, base: Base): Sections {
  const bytes = toBytes(text);
  const sum = bytes && checksum(bytes.slice(0, -2));
  if (!bytes || bytes.length < 3 || sum !== (((bytes.at(-2) as number) << 8) | (bytes.at(-1) as number))) {
    throw new UserError("The link is not whole: it was cut off or changed on its way. Ask for it again.");
  }
  if (bytes[0] !== VERSION)
    throw new UserError("The link was made by another version of this site. Ask for a new one.");
  const entries = bytes.slice(1, -2);
  const ids = new Map(
    Object.keys(base.types)
      .filter((id) => base.types[id] === "color")
      .map((id) => [numberOf(asWritten(id)), asWritten(id)]),
  );
  const sections = structuredClone(NOTHING) as Record<SectionName, Record<string, unknown>>;
  for (let at = 0; at < entries.length; at += ENTRY) {
    const [high = 0, low = 0, ...color] = entries.slice(at, at + ENTRY);
    const name = SECTIONS[high >> 6];
    const id = ids.get(((high & 63) << 8) | low);
    if (!name || !id || color.length !== 3)
      throw new UserError("The link names a colour that this site does not have.");
    sections[name][id] = toHex(color.map((channel) => channel / 255) as unknown as Rgb);
  }
  return sections;
}

/** A link's colours, and all that is no colour of the layer that the site was built with: a link says nothing of that. */
export function withSizesOf(committed: Sections, link: Sections, base: Base): Sections {
  const sections = SECTIONS.map((name) => {
    const others = Object.entries(committed[name]).filter(([id]) => base.types[inFile(id)] !== "color");
    return [name, { ...Object.fromEntries(others), ...link[name] }];
  });
  return Object.fromEntries(sections) as Sections;
}

/** Fourteen bits of a name (FNV-1a). A test tells when two names have the same. */
export function numberOf(id: string): number {
  return hash([...id].map((letter) => letter.charCodeAt(0))) & 0x3fff;
}

/** As the token files name the two colours, and as the owner does. */
function inFile(id: string): string {
  return /^(?:primary|secondary)Color$/.test(id) ? `org_settings.${id}` : id;
}
function asWritten(id: string): string {
  return id.replace("org_settings.", "");
}

function channels(color: Rgb): number[] {
  return color.map((channel) => Math.round(channel * 255));
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
    // The last character may have bits to spare, of which the reader takes no notice.
    if (toText(bytes) === text) return bytes;
  } catch {
    // No base64.
  }
}
