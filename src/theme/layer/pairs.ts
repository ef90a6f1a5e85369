/** Every pair of colours that meets on the screen, with the least contrast that WCAG 2.2 AA asks of it. */

export const TEXT = 4.5;
/** Edges, rings and controls. */
export const CONTROL = 3;

export type Pair = {
  /** A role without its group: "on-primary". */
  foreground: string;
  background: string;
  floor: number;
  /** Where they meet. */
  where: string;
};

const pair = (foreground: string, background: string, floor: number, where: string): Pair => ({
  foreground,
  background,
  floor,
  where,
});

export const STATES = ["ok", "hold", "bad", "note"];

/** Text, lines and controls on surfaces. What the owner's colours leave illegible is derived anew (org-settings.ts). */
export const pairs: readonly Pair[] = [
  // First, since text stands on it.
  pair("lining", "box", CONTROL, "chosen option, tab and button on the black box"),
  pair("text", "bg", TEXT, "body text"),
  pair("text", "sunk", TEXT, "text in a field"),
  pair("text", "hover", TEXT, "hovered cell"),
  pair("mute", "bg", TEXT, "captions, secondary text"),
  pair("mute", "sunk", TEXT, "placeholder in a field"),
  pair("edge", "bg", CONTROL, "edge of a field"),
  pair("edge", "sunk", CONTROL, "edge of a field against its surface"),
  pair("on-primary", "primary", TEXT, "button label"),
  pair("primary-text", "bg", TEXT, "primary colour as text"),
  pair("on-secondary", "secondary", TEXT, "filled link, selection"),
  pair("on-lining", "lining", TEXT, "strip, summary, chosen option"),
  pair("lining-text", "box", TEXT, "pointed-at text on the black box"),
  pair("warn-text", "bg", TEXT, "error message"),
  pair("warn-text", "sunk", CONTROL, "error edge"),
  pair("on-box", "box", TEXT, "text on the black box"),
  pair("on-box", "box-sunk", TEXT, "text in the dashboard's search"),
  pair("box-mute", "box", TEXT, "secondary text on the black box"),
  pair("box-mute", "box-sunk", TEXT, "placeholder in the dashboard's search"),
  pair("box-edge", "box", CONTROL, "edge of a field on the black box"),
  pair("box-focus", "box", CONTROL, "focus ring on the black box"),
  pair("focus", "bg", CONTROL, "focus ring in the room"),
  pair("bone", "ink", TEXT, "ink button"),
  ...STATES.map((state) => pair(state, "ink", TEXT, `badge and alert under their text, ${state}`)),
];

/**
 * Surfaces on surfaces: decoration, of which WCAG asks nothing. The owner's colours stay as they are, and what falls below is
 * said. A control that is filled with one gets a casing then.
 */
export const surfacePairs: readonly Pair[] = [
  pair("primary", "bg", CONTROL, "accent line, button surface"),
  ...STATES.map((state) => pair(state, "box", CONTROL, `lining of a site card, ${state}`)),
];

/** Fills of controls that stay as they are: the role `<fill>-case` is an edge of 3:1 for those that their ground would swallow. */
export const CASED: readonly Pair[] = [
  pair("primary", "bg", CONTROL, "the accent line and filled buttons"),
  pair("lining", "bg", CONTROL, "the landing page's strip and what is chosen"),
  pair("ink", "lining", CONTROL, "the SHOWCASE button"),
];

/** The slugs of the case studies that have colours of their own, from the ids of all colours. */
export function routesOf(colors: object): string[] {
  return Object.keys(colors).flatMap((id) => /^route\.([^.]+)\.lid$/.exec(id)?.[1] ?? []);
}
