/**
 * How far the visitor has read: a mark that grows down the accent line, which src/layout/side-box.tsx draws. It follows
 * the scroll bar in the style sheet alone; a browser without scroll-driven animations shows the line as it is.
 */
export function ReadingMark() {
  return (
    <i
      aria-hidden="true"
      data-part="reading-mark"
      className="pointer-events-none fixed inset-y-0 left-[calc(var(--layout-side)-var(--line-accent))] z-side w-[var(--line-accent)] origin-top [scale:1_0] bg-text supports-[animation-timeline:scroll()]:[animation:reading_linear_both] supports-[animation-timeline:scroll()]:[animation-timeline:scroll(root)] forced-colors:bg-[Highlight] print:hidden"
    />
  );
}
