/**
 * Copies a text. Where the clipboard is refused, the element that shows the text is selected and copied the old way.
 * @param text may still have to be fetched
 * @returns whether it was copied; if not, the text of the element stands selected, for the visitor to copy
 */
export async function copyText(text: string | Promise<string>, element: HTMLElement | null): Promise<boolean> {
  try {
    // The clipboard is asked within the press: Safari refuses whoever asks after a wait.
    if (typeof text === "string") await navigator.clipboard.writeText(text);
    else {
      // A clipboard that refuses does not wait for the text, which may fail all the same.
      text.catch(() => {});
      await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    }
    return true;
  } catch {
    if (!element) return false;
    select(element);
    return typeof text === "string" && copySelection(text);
  }
}

/** The deprecated command is the only other way. A browser without it answers false. */
function copySelection(text: string): boolean {
  // A copied selection lacks the last line break, so the text is set by hand.
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", write);
  try {
    return document.execCommand("copy");
  } finally {
    document.removeEventListener("copy", write);
  }
}

function select(element: HTMLElement) {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    element.focus();
    element.select();
  } else {
    getSelection()?.selectAllChildren(element);
  }
}
