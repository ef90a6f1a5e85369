import { useState } from "react";
import { type Lch, toShown } from "./lch.ts";
import { type Entry, readColor, readNumber, showNumber } from "./read-entry.ts";
import type { PickerState } from "./use-color-picker.ts";

export type EntryName = "color" | "l" | "c" | "h";

type Message = { text: string; isProblem: boolean };

/** What a text is about: a colour as the fields show it. */
function aboutOf(lch: Lch): string {
  const shown = toShown(lch);
  return (["l", "c", "h"] as const).map((axis) => showNumber(axis, shown)).join(" ");
}

/** Takes what is typed, and keeps what is to be said of it until there is another colour. */
export function useEntries(picker: PickerState) {
  const about = aboutOf(picker.wanted);
  const [said, setSaid] = useState<{ about: string; messages: Partial<Record<EntryName, Message>> }>({
    about,
    messages: {},
  });
  // Set in the same render, so that no frame shows the old message with the new colour.
  if (said.about !== about) setSaid({ about, messages: {} });

  const read = (name: EntryName, text: string): Entry => {
    if (name !== "color") return readNumber(name, text, picker.wanted);
    return readColor(text, picker.wanted.h);
  };
  const say = (name: EntryName, message?: Message) =>
    setSaid((before) => ({ ...before, messages: { ...before.messages, [name]: message } }));

  return {
    about,
    messages: said.about === about ? said.messages : {},
    /** @returns whether the text could be used */
    enter: (name: EntryName, text: string): boolean => {
      const entry = read(name, text);
      if ("problem" in entry) {
        say(name, { text: entry.problem, isProblem: true });
        return false;
      }
      picker.set(entry.value);
      const note = entry.note === undefined ? undefined : { text: entry.note, isProblem: false };
      // The note is about the colour that comes now.
      const next = aboutOf(entry.value);
      setSaid((before) => ({
        about: next,
        messages: { ...(before.about === next && before.messages), [name]: note },
      }));
      return true;
    },
    /** A text is being typed, or was thrown away. What is said of it goes once it can be read. */
    edit: (name: EntryName, text?: string) => {
      if (text === undefined || !("problem" in read(name, text))) say(name);
    },
  };
}
