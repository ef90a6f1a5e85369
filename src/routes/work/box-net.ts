/**
 * The net of a box with a hinged lid, on one sheet. Every panel folds away from the print.
 *
 *            lining
 *             front
 *   lining left base right lining
 *           back, hinge
 *              lid
 *          flap, edge
 */
export type Point = readonly [x: number, y: number];
export type Line = readonly [Point, Point];
export type Panel = {
  name: string;
  /** Clockwise, in millimetres from the net's top left corner. The first two are shared with the panel it hangs on. */
  corners: readonly Point[];
  on?: string;
  /** In degrees. 0 for a band of the panel it hangs on. */
  fold: number;
};

/** In millimetres: as wide as A4 and as high as Letter, since a page cannot know which is in the printer. */
const SHEET = { width: 210, height: 279.4 };
/** Top and bottom as in src/print.css; the sides for the printer; and the page's last line. */
const MARGIN = { side: 10, top: 14, bottom: 14, footer: 17 };
/** The printable area. */
export const WIDTH = SHEET.width - 2 * MARGIN.side;
const HEIGHT = SHEET.height - MARGIN.top - MARGIN.bottom - MARGIN.footer;

const WALL = 28;
const HINGE = 8;
const LINING = 10;
const FLAP = 6;
const EDGE = 17;
const TAB = 14;
/** Narrows what goes into the box, at both ends. */
const BEVEL = 3;

/** The largest box of the sheet. */
export function createNet(): Panel[] {
  const deep = Math.floor((HEIGHT - LINING - 2 * WALL - FLAP - EDGE) / 2);
  const [left, top] = [LINING + WALL, LINING + WALL];
  const [right, bottom] = [WIDTH - left, top + deep];
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const panels: Panel[] = [{ name: "base", corners, fold: 0 }];
  for (const [name, on, side, depth, bevel = 0, fold = 90] of [
    ["front", "base", 0, WALL],
    ["right", "base", 1, WALL],
    ["back", "base", 2, WALL - HINGE],
    ["left", "base", 3, WALL],
    ["hinge", "back", 2, HINGE, 0, 0],
    ["lid", "hinge", 2, deep],
    ["flap", "lid", 2, FLAP],
    ["edge", "flap", 2, EDGE, 0, 0],
    ["lining front", "front", 2, LINING, BEVEL, 180],
    ["lining right", "right", 2, LINING, BEVEL, 180],
    ["lining left", "left", 2, LINING, BEVEL, 180],
    ["tab right front", "right", 1, TAB, BEVEL],
    ["tab right back", "right", 3, TAB, BEVEL],
    ["tab left back", "left", 1, TAB, BEVEL],
    ["tab left front", "left", 3, TAB, BEVEL],
  ] as const) {
    const parent = panels.find((panel) => panel.name === on) as Panel;
    panels.push({ name, on, corners: outward(parent.corners, side, depth, bevel), fold });
  }
  return panels;
}

/** A panel on a side of another. Its own second side is the opposite one. */
function outward(corners: readonly Point[], side: number, depth: number, bevel: number): Point[] {
  const [a, b] = [corners[side], corners[(side + 1) % 4]] as [Point, Point];
  const [x, y] = [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
  const shift = ([left, top]: Point, along: number): Point => [
    left + y * depth + x * along,
    top - x * depth + y * along,
  ];
  return [b, a, shift(a, bevel), shift(b, -bevel)];
}

/** The lines to fold along, and to cut. */
export function linesOf(panels: readonly Panel[]): { folds: Line[]; cuts: Line[] } {
  const edges = ({ corners }: Panel) => corners.map((corner, i): Line => [corner, corners[(i + 1) % 4] as Point]);
  const joints = panels.flatMap((panel) => (panel.on ? [{ ...panel, line: edges(panel)[0] as Line }] : []));
  const isJoint = (edge: Line) => joints.some(({ line }) => line.every((end) => edge.includes(end)));
  return {
    folds: joints.flatMap(({ fold, line }) => (fold ? [line] : [])),
    cuts: panels.flatMap(edges).filter((edge) => !isJoint(edge)),
  };
}
