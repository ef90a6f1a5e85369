import { useEffect, useState } from "react";
import { copyText } from "./copy-text.ts";

/** How long the note stands, in ms. */
const NOTE_DURATION = 4000;
/** How long an old note is away before one with the same words, in ms: a screen reader says only what has changed. */
const NOTE_GAP = 100;
const COPIED = "Copied";

/** Copies texts, and says for a while how the last one went. */
export function useCopy() {
  const [note, setNote] = useState("");
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setNote(""), NOTE_DURATION);
    return () => clearTimeout(timer);
  }, [note]);
  return {
    /** "Copied", or what to do instead; empty most of the time. Belongs into an element of role "status". */
    note,
    /** Whether the note says so. */
    copied: note === COPIED,
    /**
     * @param element what shows the text, to be selected where the clipboard is refused
     * @returns whether it was copied
     */
    copy: async (text: string, element: HTMLElement | null): Promise<boolean> => {
      setNote("");
      const gap = note && new Promise((resolve) => setTimeout(resolve, NOTE_GAP));
      const [copied] = await Promise.all([copyText(text, element), gap]);
      setNote(copied ? COPIED : "Selected, ready to copy");
      return copied;
    },
  };
}
