import { westernDigits } from "#lib/plain-text.ts";

/** `caret` in UTF-16 units from the start. */
export type Edit = { value: string; caret: number };

export const PHONE_PATTERN = "[0-9]{3}-[0-9]{3}-[0-9]{4}";

const DIGITS = 10;

/**
 * Formats exactly ten digits as 123-456-7890 and keeps the caret after the same digit. A pasted country code 1 is dropped,
 * since no area code begins with 1.
 * @param after text and caret as the browser changed them
 * @param inputType of the browser's input event, if known
 */
export function editPhone(before: string, after: Edit, inputType?: string): Edit {
  const digits = digitsOf(after.value);
  const hasCountryCode =
    digits.length === DIGITS + 1 && digits.startsWith("1") && insertedText(before, after).length > 1;
  const number = hasCountryCode ? digits.slice(1) : digits;
  if (number.length !== DIGITS) return after;

  const digitsBeforeCaret = digitsOf(after.value.slice(0, after.caret)).length;
  const place = Math.max(0, digitsBeforeCaret - (hasCountryCode ? 1 : 0));
  // A deleted dash would reappear, so the key also deletes the digit or group beyond it.
  if (digitsOf(before) === digits && before.length > after.value.length) {
    if (inputType === "deleteContentBackward" && place > 0) return without(number, place - 1);
    if (inputType === "deleteContentForward" && place < DIGITS) return without(number, place);
    const head = after.value.slice(0, after.caret);
    const tail = after.value.slice(after.caret);
    if (inputType === "deleteWordBackward") return join(head.replace(/\d+$/, ""), tail);
    if (inputType === "deleteWordForward") return join(head, tail.replace(/^\d+/, ""));
  }
  return { value: format(number), caret: caretAfter(place) };
}

function insertedText(before: string, { value, caret }: Edit): string {
  let start = 0;
  while (start < caret && value[start] === before[start]) start++;
  return value.slice(start, caret);
}

function digitsOf(text: string): string {
  return westernDigits(text).replace(/[^0-9]/g, "");
}

function format(digits: string): string {
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** The caret's place after the nth digit, before a dash. */
function caretAfter(digits: number): number {
  return digits + (digits > 3 ? 1 : 0) + (digits > 6 ? 1 : 0);
}

function without(digits: string, index: number): Edit {
  const at = caretAfter(index + 1) - 1;
  const value = format(digits);
  return join(value.slice(0, at), value.slice(at + 1));
}

function join(head: string, tail: string): Edit {
  return { value: head + tail, caret: head.length };
}
