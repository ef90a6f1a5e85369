const hidden: HTMLElement[] = [];
let rest: ReturnType<typeof setTimeout> | undefined;

/**
 * Leaves sections outside the window out of style and layout, at their size, until 300 ms after the last change: each change of
 * a drag or a held key restyles all that is left.
 */
export function hideFarSections(): void {
  clearTimeout(rest);
  rest = setTimeout(showSections, 300);
  if (hidden.length > 0) return;
  const boxes = Array.from(document.querySelectorAll<HTMLElement>("main section"), (section) => {
    const { top, bottom, height } = section.getBoundingClientRect();
    return { section, height, isFar: bottom < 0 || top > innerHeight };
  });
  for (const { section, height } of boxes.filter(({ isFar }) => isFar)) {
    Object.assign(section.style, { height: `${height}px`, contentVisibility: "hidden" });
    hidden.push(section);
  }
  addEventListener("scroll", showSections, { once: true });
}

function showSections(): void {
  for (const { style } of hidden.splice(0)) Object.assign(style, { height: "", contentVisibility: "" });
}
