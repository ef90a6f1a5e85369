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
    // Deprecated, but the only way left, and a browser without it answers false.
    return document.execCommand("copy");
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
