/**
 * How far the visitor has read: a mark that grows down the accent line, which src/layout/side-box.tsx draws. It follows
 * the scroll bar in the style sheet alone; a browser without scroll-driven animations shows the line as it is.
 */
export function ReadingMark() {
  return (
    <i
      aria-hidden="true"
      data-part="reading-mark"
      className="pointer-events-none hinge z-side origin-top [scale:1_0] bg-text forced-colors:bg-[Highlight] print:hidden"
    />
  );
}
