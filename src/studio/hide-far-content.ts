let hidden: { style: CSSStyleDeclaration; height: string }[] = [];
let rest: ReturnType<typeof setTimeout> | undefined;

/**
 * Leaves what is outside the window out of style and layout, at its size, until 300 ms after the last change: each change of a drag
 * or a held key restyles all that is left.
 */
export function hideFarContent(): void {
  clearTimeout(rest);
  rest = setTimeout(showContent, 300);
  if (hidden.length > 0) return;
  const far = outermostFar(document.body).map((element) => ({ element, box: element.getBoundingClientRect() }));
  hidden = far.map(({ element: { style }, box }) => {
    const before = { style, height: style.height };
    Object.assign(style, { height: `${box.height}px`, contentVisibility: "hidden" });
    return before;
  });
  addEventListener("scroll", showContent, { once: true, capture: true });
}

function outermostFar(parent: Element): HTMLElement[] {
  return Array.from(parent.children).flatMap((child) => {
    if (!(child instanceof HTMLElement)) return [];
    const { top, bottom, height } = child.getBoundingClientRect();
    const isFar = bottom < 0 || top > innerHeight;
    // One without a height may hold what is fixed, and hiding the focused element would take its focus.
    if (isFar && height > 0 && !child.contains(document.activeElement)) return [child];
    // Measuring the content of a closed one would lay it out.
    return child.matches("details:not([open])") ? [] : outermostFar(child);
  });
}

function showContent(): void {
  for (const { style, height } of hidden) Object.assign(style, { height, contentVisibility: "" });
  hidden = [];
}
