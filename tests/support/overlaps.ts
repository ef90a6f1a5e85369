/**
 * Finds overlapping texts and controls. Runs in the page. Elements that float on purpose (the cookie banner, the undo bar)
 * and a title's tight lines do not count.
 */
export function overlaps(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxes: { element: Element; what: string; box: DOMRect }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.nodeValue?.trim() || !element || !isVisible(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      // The part of a line's box that lower-case characters fill.
      const inner = new DOMRect(box.x + 1, box.y + box.height * 0.3, box.width - 2, box.height * 0.4);
      if (inner.width > 0) boxes.push({ element, what: node.nodeValue.trim().slice(0, 40), box: inner });
    }
  }
  boxes.sort((a, b) => a.box.top - b.box.top);
  const found: string[] = [];
  boxes.forEach((one, i) => {
    for (const other of boxes.slice(i + 1)) {
      if (other.box.top >= one.box.bottom) break;
      const apart = other.box.left >= one.box.right || other.box.right <= one.box.left;
      if (!apart && one.element !== other.element) found.push(`“${one.what}” and “${other.what}”`);
    }
  });
  return [...new Set(found)];

  function isVisible(element: Element): boolean {
    if (element.closest(".sr-only, [inert], script, style, noscript, option, [data-fit], video")) return false;
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(box).position)) return false;
    }
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  }
}
