import { useState } from "react";
import { type Lch, toShown } from "./lch.ts";
import { type Entry, readColor, readNumber, showNumber } from "./read-entry.ts";
import type { PickerState } from "./use-color-picker.ts";

export type EntryName = "color" | "l" | "c" | "h";

type Message = { text: string; isProblem: boolean };

/** Identifies a colour by the numbers shown. */
function aboutOf(lch: Lch): string {
  const shown = toShown(lch);
  return (["l", "c", "h"] as const).map((axis) => showNumber(axis, shown)).join(" ");
}

/** Reads typed text and keeps its messages until the colour changes. */
export function useEntries(picker: PickerState) {
  const about = aboutOf(picker.wanted);
  const [state, setState] = useState<{ about: string; messages: Partial<Record<EntryName, Message>> }>({
    about,
    messages: {},
  });
  // During render, so that no frame shows an old message with a new colour.
  if (state.about !== about) setState({ about, messages: {} });

  const read = (name: EntryName, text: string): Entry => {
    if (name !== "color") return readNumber(name, text, picker.wanted);
    return readColor(text, picker.wanted.h);
  };
  const setMessage = (name: EntryName, message?: Message) =>
    setState((before) => ({ ...before, messages: { ...before.messages, [name]: message } }));

  return {
    about,
    messages: state.about === about ? state.messages : {},
    enter: (name: EntryName, text: string): boolean => {
      const entry = read(name, text);
      if ("problem" in entry) {
        setMessage(name, { text: entry.problem, isProblem: true });
        return false;
      }
      picker.set(entry.value);
      const note = entry.note === undefined ? undefined : { text: entry.note, isProblem: false };
      const next = aboutOf(entry.value);
      setState((before) => ({
        about: next,
        messages: { ...(before.about === next && before.messages), [name]: note },
      }));
      return true;
    },
    /** Clears the message once the text is valid or discarded. */
    edit: (name: EntryName, text?: string) => {
      if (text === undefined || !("problem" in read(name, text))) setMessage(name);
    },
  };
}
