/**
 * Copies a text. Where the clipboard is refused, the element that shows it is selected and copied the old way.
 * @returns whether it was copied; if not, the text stands selected, for the visitor to copy
 */
export async function copyText(text: string, element: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!element) return false;
    select(element);
    return copySelection(text);
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
