import { useEffect, useState } from "react";
import { copyText } from "./copy-text.ts";

/** How long the note shows, in ms. */
const NOTE_DURATION = 4000;
/** Pause before a note with the same words, in ms. Screen readers say only changes. */
const NOTE_GAP = 100;
const COPIED = "Copied";

/** Copies texts. A note says for a while whether the last copy worked. */
export function useCopy() {
  const [note, setNote] = useState("");
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setNote(""), NOTE_DURATION);
    return () => clearTimeout(timer);
  }, [note]);
  return {
    /** "Copied", or what to do instead, or empty. Belongs into an element of role "status". */
    note,
    /** Whether the text was copied. */
    copied: note === COPIED,
    /**
     * @param text may still have to be fetched
     * @param element what shows the text, to be selected where the clipboard is refused; null where nothing shows it
     * @returns whether it was copied
     */
    copy: async (text: string | Promise<string>, element: HTMLElement | null): Promise<boolean> => {
      setNote("");
      const gap = note && new Promise((resolve) => setTimeout(resolve, NOTE_GAP));
      const [copied] = await Promise.all([copyText(text, element), gap]);
      setNote(copied ? COPIED : element ? "Selected, ready to copy" : "Couldn’t copy");
      return copied;
    },
  };
}
