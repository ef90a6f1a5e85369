/** Words of headings and labels that break across lines. Addresses and hyphenated words may break. */
export function brokenWords(): string[] {
  const texts = document.querySelectorAll("h1, h2, h3, label, nav a, button, dt, th");
  return [...texts].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(".sr-only, [data-fit]")) return [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/[^\s\-@./]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()];
        const lowest = Math.max(...boxes.map((box) => box.top));
        if (lowest > Math.min(...boxes.map((box) => (box.top + box.bottom) / 2))) broken.push(word);
      }
    }
    return broken;
  });
}
