import { westernDigits } from "#lib/plain-text.ts";

/** A text field's content and the caret's place, in UTF-16 units from the start. */
export type Edit = { value: string; caret: number };

/** The format of a phone number, and the field's `pattern`. */
export const PHONE_PATTERN = "[0-9]{3}-[0-9]{3}-[0-9]{4}";

const DIGITS = 10;

/**
 * The field's text and caret after an edit. Exactly ten digits become 123-456-7890, and the caret stays behind the same
 * digit. Fewer or more digits stay as typed. The country code of a number such as `+1 (123) 456-7890` is dropped when the
 * number comes at once: no area code begins with 1.
 * @param before the text before the edit
 * @param after text and caret as the browser changed them
 * @param inputType of the browser's input event, if it is known
 */
export function editPhone(before: string, after: Edit, inputType?: string): Edit {
  const digits = digitsOf(after.value);
  const hasCountryCode =
    digits.length === DIGITS + 1 && digits.startsWith("1") && insertedAtOnce(before, after).length > 1;
  const number = hasCountryCode ? digits.slice(1) : digits;
  if (number.length !== DIGITS) return after;

  const digitsBeforeCaret = digitsOf(after.value.slice(0, after.caret)).length;
  const place = Math.max(0, digitsBeforeCaret - (hasCountryCode ? 1 : 0));
  // A deleted dash would come back, so the key also deletes what is beyond the dash: a digit, or its group.
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

/** The text that the edit inserted, as far as it differs from the text before. */
function insertedAtOnce(before: string, { value, caret }: Edit): string {
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

/** The caret's place in the formatted number: right after its nth digit, before a dash. */
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
