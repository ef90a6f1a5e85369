/** Hours, minutes and seconds: each two digits, or "" while unset. Wall time: no day, no zone, no `Date`. */
export type Parts = readonly string[];

/** A time while it is being typed. */
export type Entry = {
  parts: Parts;
  /** The part that keys go to: 0 hours, 1 minutes, 2 seconds. */
  at: number;
  /** The first digit of a part that may take a second one, else "". */
  typed: string;
};

const LAST = [23, 59, 59] as const;
/** What Page up and Page down add: a quarter of a day, of an hour, of a minute. */
const PAGE = [6, 15, 15] as const;
const UNSET: Parts = ["", "", ""];

/** The parts of a time written HH:MM:SS. Any other text leaves all parts unset. */
export function partsOfTime(time: string): Parts {
  return /^([01]\d|2[0-3])(:[0-5]\d){2}$/.test(time) ? time.split(":") : UNSET;
}

/** HH:MM:SS with "00" for unset parts, or "" when all parts are unset. */
export function timeOf(parts: Parts): string {
  return parts.some(Boolean) ? parts.map((part) => part || "00").join(":") : "";
}

/**
 * Types a digit. When a part can take no further digit, the entry moves to the next part. A second digit that makes the
 * part too large (the 4 of 24 hours) goes into the next part.
 */
export function typeDigit({ parts, at, typed }: Entry, digit: number): Entry {
  const last = lastOf(at);
  const value = Number(typed) * 10 + digit;
  if (value > last) return typeDigit(moveTo({ parts, at, typed }, at + 1), digit);
  const next = { ...setPart({ parts, at, typed }, value), typed: String(digit) };
  // A leading 0 waits for its second digit like a 1: 0 × 10 fits.
  return typed === "" && value * 10 <= last ? next : moveTo(next, at + 1);
}

/** Moves to another part, within the first and the last. */
export function moveTo({ parts }: Entry, at: number): Entry {
  return { parts, at: Math.min(Math.max(at, 0), LAST.length - 1), typed: "" };
}

/** Adds to a part, around either end. An unset part counts as between its last value and 00. */
export function stepBy(entry: Entry, by: number): Entry {
  return setPart(entry, neighbour(entry.parts[entry.at] ?? "", entry.at, by));
}

/** The value `by` places below a part's own, or above when negative. At most one round away. */
export function neighbour(part: string, at: number, by: number): number {
  const count = lastOf(at) + 1;
  const from = part === "" && by > 0 ? -1 : Number(part);
  return (from + by + count) % count;
}

/** Unsets the part. */
export function clearPart({ parts, at }: Entry): Entry {
  return { parts: parts.with(at, ""), at, typed: "" };
}

/**
 * The entry after a key of the WAI-ARIA spin button, or after an arrow key from part to part.
 * @returns undefined for a key that does nothing
 */
export function entryAfterKey(entry: Entry, key: string): Entry | undefined {
  const { parts, at } = entry;
  switch (key) {
    case "ArrowUp":
      return stepBy(entry, 1);
    case "ArrowDown":
      return stepBy(entry, -1);
    case "PageUp":
      return stepBy(entry, PAGE[at] ?? 1);
    case "PageDown":
      return stepBy(entry, -(PAGE[at] ?? 1));
    case "Home":
      return setPart(entry, 0);
    case "End":
      return setPart(entry, lastOf(at));
    case "ArrowLeft":
      return moveTo(entry, at - 1);
    case "ArrowRight":
      return moveTo(entry, at + 1);
    case "Backspace":
      return parts[at] ? clearPart(entry) : moveTo(entry, at - 1);
    case "Delete":
      return clearPart(entry);
  }
}

/** Sets the part to a value within its range. */
export function setPart({ parts, at }: Entry, value: number): Entry {
  return { parts: parts.with(at, twoDigits(value)), at, typed: "" };
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** The largest value of a part. */
export function lastOf(at: number): number {
  return LAST[at] ?? 59;
}
