export const TEXT = 4.5;
export const CONTROL = 3;

export type Pair = {
  /** A role without its group: "on-primary". */
  foreground: string;
  background: string;
  floor: number;
  where: string;
};

const pair = (foreground: string, background: string, floor: number, where: string): Pair => ({
  foreground,
  background,
  floor,
  where,
});

export const STATES = ["ok", "hold", "bad", "note"];

/** Every text, line and control on its surface, with the contrast that WCAG 2.2 AA requires. derive.ts enforces it. */
export const pairs: readonly Pair[] = [
  // First, since text is on it.
  pair("lining", "box", CONTROL, "chosen option, tab and button on the black box"),
  pair("text", "bg", TEXT, "body text"),
  pair("text", "sunk", TEXT, "text in a field"),
  pair("text", "hover", TEXT, "hovered cell"),
  pair("mute", "bg", TEXT, "captions, secondary text"),
  pair("mute", "sunk", TEXT, "placeholder in a field"),
  pair("edge", "bg", CONTROL, "field border"),
  pair("edge", "sunk", CONTROL, "field border against its surface"),
  pair("on-primary", "primary", TEXT, "button label"),
  pair("primary-text", "bg", TEXT, "primary colour as text"),
  pair("on-secondary", "secondary", TEXT, "filled link, selection"),
  pair("on-lining", "lining", TEXT, "landing navigation, summary, chosen option"),
  pair("lining-text", "box", TEXT, "hover text on the black box"),
  pair("warn-text", "bg", TEXT, "error message"),
  pair("warn-text", "sunk", CONTROL, "error border"),
  pair("on-box", "box", TEXT, "text on the black box"),
  pair("on-box", "box-sunk", TEXT, "text in the dashboard's search"),
  pair("box-mute", "box", TEXT, "secondary text on the black box"),
  pair("box-mute", "box-sunk", TEXT, "placeholder in the dashboard's search"),
  pair("box-edge", "box", CONTROL, "field border on the black box"),
  pair("box-focus", "box", CONTROL, "focus ring on the black box"),
  pair("focus", "bg", CONTROL, "focus ring on the page"),
  pair("bone", "ink", TEXT, "ink button"),
  ...STATES.map((state) => pair(state, "ink", TEXT, `badge and alert under their text, ${state}`)),
];

/** Decorative, so WCAG requires nothing: the owner's colours stay, and low contrast is only reported. */
export const surfacePairs: readonly Pair[] = [
  pair("primary", "bg", CONTROL, "accent line, button surface"),
  ...STATES.map((state) => pair(state, "box", CONTROL, `lining of a site card, ${state}`)),
];

/** Fills that keep their colour. When contrast is low, the role `<fill>-case` outlines them at 3:1. */
export const CASED: readonly Pair[] = [
  pair("primary", "bg", CONTROL, "the accent line and filled buttons"),
  pair("lining", "bg", CONTROL, "the landing page's navigation and chosen options"),
  pair("ink", "lining", CONTROL, "the SHOWCASE button"),
];

/** The slugs of the case studies with colours of their own, from the ids of all colours. */
export function routesOf(colors: object): string[] {
  return Object.keys(colors).flatMap((id) => /^route\.([^.]+)\.lid$/.exec(id)?.[1] ?? []);
}
