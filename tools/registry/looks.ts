/** Colours and sizes of a gallery's elements, by example. Lengths are rounded, since text layout varies. Runs in the page. */
export function looksOf(): Record<string, string[]> {
  const whole = (length: string) =>
    length.replaceAll(/-?[\d.]+(?=px)/g, (number) => String(Math.round(Number(number))));
  const lookOf = (element: Element): string => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const borders = (["Top", "Right", "Bottom", "Left"] as const).map((side) => {
      const thick = style[`border${side}Width`];
      // The colour of a border without width is invisible.
      return thick === "0px" ? "none" : `${thick} ${style[`border${side}Style`]} ${style[`border${side}Color`]}`;
    });
    return [
      element.tagName.toLowerCase(),
      `${Math.round(width)} × ${Math.round(height)}`,
      `${style.color} on ${style.backgroundColor}`,
      `${style.fontSize}/${whole(style.lineHeight)} ${style.fontWeight} ${style.fontStretch} ${style.letterSpacing}`,
      `margin ${whole(style.margin)}, padding ${whole(style.padding)}, border ${borders.join(" | ")}`,
      `shadow ${style.boxShadow}, opacity ${style.opacity}, cursor ${style.cursor}`,
      `transition ${style.transitionProperty} ${style.transitionDuration}`,
    ].join("; ");
  };
  return Object.fromEntries(
    [...document.querySelectorAll("main > section")].map((section) => [
      section.id,
      // The buffered part of the video varies.
      [...section.querySelectorAll("*:not(svg *, [data-part=buffered])")].map(lookOf),
    ]),
  );
}
