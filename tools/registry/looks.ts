/**
 * Colours and sizes of every element of a gallery, by example. To be run in the page.
 * Text that a machine lays out may differ by a fraction of a pixel, so lengths are whole.
 */
export function looksOf(): Record<string, string[]> {
  const whole = (length: string) =>
    length.replaceAll(/-?[\d.]+(?=px)/g, (number) => String(Math.round(Number(number))));
  const lookOf = (element: Element): string => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const borders = (["Top", "Right", "Bottom", "Left"] as const).map((side) => {
      const thick = style[`border${side}Width`];
      // A border without width has a colour that nobody sees.
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
      // How much of the film has been loaded by now differs from run to run.
      [...section.querySelectorAll("*:not(svg *, [data-part=buffered])")].map(lookOf),
    ]),
  );
}
