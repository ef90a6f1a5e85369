import {
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type KeyboardEvent,
  useRef,
  useState,
} from "react";
import { type FieldProps, useField } from "#components/field/use-field.ts";
import { westernDigits } from "#lib/plain-text.ts";
import { readTime } from "./read-time.ts";
import {
  clearPart,
  type Entry,
  entryAfterKey,
  lastOf,
  moveTo,
  partsOfTime,
  setPart,
  stepBy,
  timeOf,
  typeDigit,
} from "./time-entry.ts";

/** Longest piece of a pasted text that a message repeats. */
const QUOTED = 24;

type TimeEntryState = { value?: string; defaultValue?: string; onChange?: (value: string) => void };

/** State and handlers of a TimePicker: the parts, the keys and pasted texts. */
export function useTimeEntry(props: FieldProps, { value, defaultValue = "", onChange }: TimeEntryState) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const firstInput = useRef<HTMLInputElement>(null);
  const begin = (): Entry => ({ parts: partsOfTime(defaultValue), at: 0, typed: "" });
  const [own, setOwn] = useState(begin);
  // The text of a part during a composition: writing to the input would end the composition and start another.
  const [draft, setDraft] = useState<string>();
  // A caller's value has no unset parts. Ours are kept while both mean the same time.
  const isOwn = value === undefined || value === timeOf(own.parts);
  const entry = isOwn ? own : { ...own, parts: partsOfTime(value), typed: "" };
  const time = timeOf(entry.parts);
  const field = useField(props, { control: firstInput, value: time, onReset: () => setOwn(begin) });

  const entryAt = (at: number) => (entry.at === at ? entry : moveTo(entry, at));

  const update = (next: Entry) => {
    setOwn(next);
    field.setProblem(undefined);
    const nextTime = timeOf(next.parts);
    if (nextTime !== time) onChange?.(nextTime);
  };
  const updateAndFollow = (next: Entry) => {
    update(next);
    inputs.current[next.at]?.focus();
  };

  const typeText = (at: number, text: string) => {
    const digits = westernDigits(text).match(/\d/g) ?? [];
    if (digits.length > 0) updateAndFollow(digits.map(Number).reduce(typeDigit, entryAt(at)));
    else if (/^[:.,\s]$/.test(text)) updateAndFollow(moveTo(entry, at + 1));
  };

  const pasteText = (at: number, text: string) => {
    const parts = readTime(text);
    const plain = westernDigits(text).trim();
    if (parts) update({ parts, at, typed: "" });
    else if (/^\d{1,2}$/.test(plain) && Number(plain) <= lastOf(at)) update(setPart(entryAt(at), Number(plain)));
    else if (plain) {
      const quoted = text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
      field.setProblem({
        invalid: false,
        message: `“${quoted}” is no time from 00:00:00 to 23:59:59. Paste one such as 9:05:03 or 9:05 PM.`,
      });
    }
  };

  const keyDown = (at: number, event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = entryAfterKey(entryAt(at), event.key);
    if (!next) return;
    event.preventDefault();
    updateAndFollow(next);
  };

  const change = (at: number, event: ChangeEvent<HTMLInputElement>) => {
    // Reads the text and not the key, since a phone's keyboard names no keys.
    const { data, inputType, isComposing } = event.nativeEvent as InputEvent;
    // The result of a composition comes with its end event. Browsers differ in the input events after that.
    if (isComposing || inputType?.includes("Composition"))
      setDraft(isComposing ? event.currentTarget.value : undefined);
    else if (inputType?.startsWith("delete")) update(clearPart(entryAt(at)));
    else if (data) typeText(at, data);
    else pasteText(at, event.currentTarget.value);
  };

  return {
    parts: entry.parts,
    time,
    field,
    /** Sets a part to the number `by` places below its own. */
    pick: (at: number, by: number, { pointerType }: PointerEvent) => {
      update(stepBy(entryAt(at), by));
      // After a tap, focus would open the phone's keyboard.
      if (pointerType === "mouse") inputs.current[at]?.focus();
    },
    partProps: (at: number) => ({
      value: (entry.at === at ? draft : undefined) ?? entry.parts[at],
      "aria-invalid": field.invalid || undefined,
      ref: (input: HTMLInputElement | null) => {
        inputs.current[at] = input;
        if (at === 0) firstInput.current = input;
      },
      onFocus: () => setOwn((before) => (before.at === at ? before : moveTo(before, at))),
      // Not when keys have moved on: the next part may have its first digit already.
      onBlur: () => setOwn((before) => (before.at === at ? moveTo(before, at) : before)),
      onKeyDown: (event: KeyboardEvent) => keyDown(at, event),
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(at, event),
      onCompositionEnd: (event: CompositionEvent) => {
        setDraft(undefined);
        typeText(at, event.data);
      },
      onPaste: (event: ClipboardEvent) => {
        event.preventDefault();
        pasteText(at, event.clipboardData.getData("text"));
      },
    }),
  };
}
