import {
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type KeyboardEvent,
  useRef,
  useState,
} from "react";
import { type FieldProps, isComposing, useField } from "#components/field/use-field.ts";
import { useTypedBefore } from "#components/field/use-typed-before.ts";
import { westernDigits } from "#lib/plain-text.ts";
import {
  type Entry,
  entryAfterKey,
  lastOf,
  moveTo,
  partsOfTime,
  readTime,
  setPart,
  stepBy,
  timeOf,
  typeDigit,
} from "./time-entry.ts";

/** Longest excerpt of pasted text in a message. */
const MAX_QUOTE = 24;

type TimeEntryState = {
  value: string | undefined;
  defaultValue: string | undefined;
  onChange: ((value: string) => void) | undefined;
};

export function useTimeEntry(props: FieldProps, { value, defaultValue = "", onChange }: TimeEntryState) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const firstInput = useRef<HTMLInputElement>(null);
  const begin = (time: string): Entry => ({ parts: partsOfTime(time), at: 0, typed: "" });
  const [initial] = useState(value ?? defaultValue);
  const [own, setOwn] = useState(() => begin(defaultValue));
  // A part's text during a composition, which writing to the input would end.
  const [draft, setDraft] = useState<string>();
  // A controlled value has no unset parts; ours are kept while both mean the same time.
  const isOwn = value === undefined || value === timeOf(own.parts);
  const entry = isOwn ? own : { ...own, parts: partsOfTime(value), typed: "" };
  const time = timeOf(entry.parts);
  const field = useField(props, { control: firstInput, value: time, onReset: () => update(begin(initial)) });

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
      const quoted = text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;
      field.setProblem({
        invalid: false,
        message: `“${quoted}” isn’t a valid time. Paste a time like 9:05:03 or 9:05 PM.`,
      });
    }
  };

  const keyDown = (at: number, event: KeyboardEvent) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = entryAfterKey(entryAt(at), event.key);
    if (!next) return;
    event.preventDefault();
    updateAndFollow(next);
  };

  const change = (at: number, event: ChangeEvent<HTMLInputElement>) => {
    // Phone keyboards report no keys, so the text is read.
    const { data, inputType, isComposing } = event.nativeEvent as InputEvent;
    // A composition's result arrives with its end event; browsers differ in later input events.
    if (isComposing || inputType?.includes("Composition"))
      setDraft(isComposing ? event.currentTarget.value : undefined);
    else if (inputType?.startsWith("delete")) update(setPart(entryAt(at), ""));
    else if (data) typeText(at, data);
    else pasteText(at, event.currentTarget.value);
  };

  useTypedBefore(inputs, ({ value }, at) => pasteText(at, value));

  return {
    parts: entry.parts,
    time,
    field,
    pick: (at: number, by: number, { pointerType }: PointerEvent) => {
      update(stepBy(entryAt(at), by));
      // After a tap, focus would open the keyboard.
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
      // Not after moving on: the next part may have its first digit already.
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
