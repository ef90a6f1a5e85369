import { westernDigits } from "#lib/plain-text.ts";

/** Hours, minutes and seconds: each two digits, or "" while unset. */
export type Parts = readonly string[];

/** A time while it is being typed. */
export type Entry = {
  parts: Parts;
  /** The part that keys go to: 0 hours, 1 minutes, 2 seconds. */
  at: number;
  /** The first digit of a part that may take a second one, or "". */
  typed: string;
};

const LAST = [23, 59, 59] as const;
/** Page up and Page down: a quarter of a day, an hour or a minute. */
const PAGE = [6, 15, 15] as const;
const UNSET: Parts = ["", "", ""];

/** From HH:MM:SS. Any other text leaves all parts unset. */
export function partsOfTime(time: string): Parts {
  return /^([01]\d|2[0-3])(:[0-5]\d){2}$/.test(time) ? time.split(":") : UNSET;
}

/** HH:MM:SS with "00" for unset parts, or "" when all parts are unset. */
export function timeOf(parts: Parts): string {
  return parts.some(Boolean) ? parts.map((part) => part || "00").join(":") : "";
}

/** Types a digit and moves on when the part is full. A digit that does not fit (the 4 of 24 hours) goes to the next part. */
export function typeDigit({ parts, at, typed }: Entry, digit: number): Entry {
  const last = lastOf(at);
  const value = Number(typed) * 10 + digit;
  if (value > last) return typeDigit(moveTo({ parts, at, typed }, at + 1), digit);
  const next = { ...setPart({ parts, at, typed }, value), typed: String(digit) };
  // A leading 0 waits for its second digit.
  return typed === "" && value * 10 <= last ? next : moveTo(next, at + 1);
}

export function moveTo({ parts }: Entry, at: number): Entry {
  return { parts, at: Math.min(Math.max(at, 0), LAST.length - 1), typed: "" };
}

/** Steps a part, wrapping. An unset part counts as between its last value and 00. */
export function stepBy(entry: Entry, by: number): Entry {
  return setPart(entry, neighbour(entry.parts[entry.at] ?? "", entry.at, by));
}

/** The value `by` steps away, wrapping at most once. */
export function neighbour(part: string, at: number, by: number): number {
  const count = lastOf(at) + 1;
  const from = part === "" && by > 0 ? -1 : Number(part);
  return (from + by + count) % count;
}

/** The entry after a WAI-ARIA spin button key or a left or right arrow. Undefined for other keys. */
export function entryAfterKey(entry: Entry, key: string): Entry | undefined {
  const { parts, at } = entry;
  const page = PAGE[at] ?? 1;
  const moves: Record<string, Entry> = {
    ArrowUp: stepBy(entry, 1),
    ArrowDown: stepBy(entry, -1),
    PageUp: stepBy(entry, page),
    PageDown: stepBy(entry, -page),
    Home: setPart(entry, 0),
    End: setPart(entry, lastOf(at)),
    ArrowLeft: moveTo(entry, at - 1),
    ArrowRight: moveTo(entry, at + 1),
    Backspace: parts[at] ? setPart(entry, "") : moveTo(entry, at - 1),
    Delete: setPart(entry, ""),
  };
  return moves[key];
}

/** @param value "" unsets the part */
export function setPart({ parts, at }: Entry, value: number | ""): Entry {
  const text = value === "" ? "" : twoDigits(value);
  return { parts: parts.map((part, place) => (place === at ? text : part)), at, typed: "" };
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

export function lastOf(at: number): number {
  return LAST[at] ?? 59;
}

const TIME = /^(?:\d{4}-\d\d-\d\d[T ])?(\d{1,2})(?:[:.h](\d{1,2}))?(?:[:.](\d{1,2}))?\s*(?:([ap])\.?\s?m\.?)?$/i;

/**
 * Reads a time as people write it: 9:5:3, 09.05, 09h05, 9:05:03 PM, 9 pm, 0905, 090503, even after an ISO date or in Arabic
 * or full-width digits.
 * @returns undefined for other text and invalid times (25:00, 13 PM)
 */
export function readTime(text: string): Parts | undefined {
  const plain = westernDigits(text).trim();
  // Adds colons to four or six plain digits.
  const [, hour, minute = "0", second = "0", half] = TIME.exec(plain.replace(/\d\d(?=(\d\d){1,2}$)/g, "$&:")) ?? [];
  // A single number could be any of the three parts.
  if (hour === undefined || plain === hour) return undefined;
  if (half && (Number(hour) < 1 || Number(hour) > 12)) return undefined;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  const parts = partsOfTime([hours, Number(minute), Number(second)].map(twoDigits).join(":"));
  return parts[0] ? parts : undefined;
}
