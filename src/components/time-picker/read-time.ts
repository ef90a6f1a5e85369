import { westernDigits } from "#lib/plain-text.ts";
import { type Parts, partsOfTime, twoDigits } from "./time-entry.ts";

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
