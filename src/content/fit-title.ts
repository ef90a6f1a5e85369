/** A title that fills its measure, in the lines it is set in. */
export type FitTitle = {
  /** Lines on a screen wider than 760 px. */
  wide: readonly string[];
  /** Lines on a narrower one. */
  narrow: readonly string[];
};

/** A title of one line on every screen. */
export function oneLine(text: string): FitTitle {
  return { wide: [text], narrow: [text] };
}
