import { useEffect, useState } from "react";
import { copyText } from "./copy-text.ts";

/** In ms. A failure says how to go on, which takes longer to read. */
const NOTE_DURATION = { copied: 2000, other: 6000 };
/** Pause before a note is repeated, in ms: screen readers announce only changes. */
const NOTE_GAP = 100;
const COPIED = "Copied";

/** Copies texts, and shows a note about the result for a while. */
export function useCopy() {
  const [note, setNote] = useState("");
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setNote(""), NOTE_DURATION[note === COPIED ? "copied" : "other"]);
    return () => clearTimeout(timer);
  }, [note]);
  return {
    /** "Copied", what to do instead, or empty. Show it in an element with role "status". */
    note,
    copied: note === COPIED,
    /**
     * @param element shows the text, and is selected if the clipboard is refused; null if nothing shows it
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
