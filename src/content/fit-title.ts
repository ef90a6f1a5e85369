/** A title that fills its measure, in the lines it is set in. */
export type FitTitle = {
  /** Lines on a screen that is not narrow. */
  wide: readonly string[];
  /** Lines on a narrow one. */
  narrow: readonly string[];
};

/** A title of one line on every screen. */
export function oneLine(text: string): FitTitle {
  return { wide: [text], narrow: [text] };
}
