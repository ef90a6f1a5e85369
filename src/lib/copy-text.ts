/**
 * Copies a text. If the clipboard is refused, it selects the element that shows the text and tries the old command.
 * @returns whether it was copied; if not, the element's text stays selected, for the visitor to copy
 */
export async function copyText(text: string | Promise<string>, element: HTMLElement | null): Promise<boolean> {
  try {
    // Asked within the press: Safari refuses a later call.
    if (typeof text === "string") await navigator.clipboard.writeText(text);
    else {
      // A refusing clipboard does not wait for the text, whose failure would go unhandled.
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

/** Uses the deprecated command, the only alternative. */
function copySelection(text: string): boolean {
  // A copied selection lacks the last line break, so the text is set here.
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
