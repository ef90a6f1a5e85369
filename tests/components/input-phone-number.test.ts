import fc from "fast-check";
import { expect, test } from "vitest";
import { type Edit, editPhone, PHONE_PATTERN } from "#components/input/phone-number.ts";
import { runs } from "#tests/support/complete.ts";

const format = new RegExp(`^${PHONE_PATTERN}$`);
const digits = (text: string) => text.replace(/[^0-9]/g, "");

/** Replaces a selection, as a browser does. */
function replace(value: string, from: number, to: number, text: string): Edit {
  return { value: value.slice(0, from) + text + value.slice(to), caret: from + text.length };
}

const someDigits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const shown = (ten: string) => `${ten.slice(0, 3)}-${ten.slice(3, 6)}-${ten.slice(6)}`;
// Pasted texts: digits with common separators, and noise.
const pasted = fc.stringMatching(/^[-0-9 ().+/a-z]{0,16}$/);

test("ten digits become 123-456-7890; anything else stays as typed", () => {
  const anyField = fc.oneof(someDigits(10).map(shown), pasted);
  fc.assert(
    fc.property(anyField, fc.nat(20), fc.nat(20), pasted, (before, a, b, text) => {
      const [from, to] = [Math.min(a, b, before.length), Math.min(Math.max(a, b), before.length)];
      const typed = replace(before, from, to, text);
      const after = editPhone(before, typed, "insertText");
      const count = digits(typed.value).length;
      if (count === 10) expect(after.value).toBe(shown(digits(typed.value)));
      // Fewer than two new characters count as typed, not pasted.
      else if (count === 11 && digits(typed.value).startsWith("1") && !before.slice(from).startsWith(text.slice(0, -1)))
        expect(after.value).toMatch(format);
      else expect(after).toEqual(typed);
    }),
    { numRuns: runs(2000) },
  );
});

test("the caret stays after the same digit", () => {
  fc.assert(
    fc.property(someDigits(9), fc.nat(9), fc.nat(9), (nine, at, digit) => {
      const typed = replace(nine, at, at, String(digit));
      const after = editPhone(nine, typed, "insertText");
      expect(digits(after.value.slice(0, after.caret))).toBe(digits(typed.value.slice(0, typed.caret)));
      expect(after.caret).toBeLessThanOrEqual(after.value.length);
    }),
  );
});

test("Backspace deletes the digit before the caret, Delete the one after", () => {
  fc.assert(
    fc.property(someDigits(10), fc.nat(12), fc.boolean(), (ten, at, forward) => {
      const before = shown(ten);
      const from = forward ? at : at - 1;
      if (from < 0 || from >= before.length) return;
      const typed = { value: before.slice(0, from) + before.slice(from + 1), caret: from };
      const after = editPhone(before, typed, forward ? "deleteContentForward" : "deleteContentBackward");
      const place = digits(before.slice(0, at)).length;
      const gone = forward ? place : place - 1;
      expect(digits(after.value)).toBe(ten.slice(0, gone) + ten.slice(gone + 1));
      expect(digits(after.value.slice(0, after.caret))).toBe(ten.slice(0, gone));
    }),
  );
});

test.each(["123-456-7890", "234-567-8901"])("typing an eleventh digit into %s drops none", (ten) => {
  for (let at = 0; at <= ten.length; at++) {
    const typed = replace(ten, at, at, "1");
    expect(editPhone(ten, typed, "insertText")).toEqual(typed);
  }
});

test("deleting one of twelve digits leaves eleven, even if the first is 1", () => {
  const typed = { value: "123-456-78901", caret: 13 };
  expect(editPhone("123-456-789012", typed, "deleteContentBackward")).toEqual(typed);
});

test.each([
  ["deleteWordForward", "234567-8901", 3, "234-8901", 3],
  ["deleteWordForward", "234-5678901", 7, "234-567", 7],
  ["deleteWordBackward", "234567-8901", 3, "567-8901", 0],
  ["deleteWordBackward", "234-5678901", 7, "234-8901", 4],
])("%s of a dash deletes the group beyond it: %s", (inputType, typed, at, value, caret) => {
  expect(editPhone("234-567-8901", { value: typed, caret: at }, inputType)).toEqual({ value, caret });
});

test.each([
  ["+1 (123) 456-7890", "123-456-7890"],
  ["1 123 456 7890", "123-456-7890"],
  ["123.456.7890", "123-456-7890"],
  ["１２３４５６７８９０", "123-456-7890"],
  ["١٢٣٤٥٦٧٨٩٠", "123-456-7890"],
  ["+۱ (۱۲۳) ۴۵۶-۷۸۹۰", "123-456-7890"],
  ["12345678901", "234-567-8901"],
  ["+44 20 7946 0958", "+44 20 7946 0958"],
])("%s pasted becomes %s", (text, expected) => {
  expect(editPhone("", { value: text, caret: text.length }, "insertFromPaste").value).toBe(expected);
});
