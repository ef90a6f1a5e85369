/** The net of a case study's box, folded in numbers. */
import { expect, test } from "vitest";
import { createNet, linesOf, type Panel, type Point } from "#routes/work/box-net.ts";

type Place = readonly [x: number, y: number, z: number];
type Fold = (place: Place) => Place;

const net = createNet();

/** The folds of a panel and of all it hangs on: from the sheet, seen from the print, to the box, whose inside is at positive z. */
function foldOf(panel: Panel): Fold {
  const parent = net.find(({ name }) => name === panel.on);
  if (!parent) return (place) => place;
  const rest = foldOf(parent);
  const [[ax, ay], [bx, by]] = panel.corners as [Point, Point];
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const [cos, sin] = [Math.cos((panel.fold * Math.PI) / 180), Math.sin((panel.fold * Math.PI) / 180)];
  return ([x, y, z]) => {
    const along = (x - ax) * ux + (y - ay) * uy;
    // Away from the parent: clockwise corners have their panel on the right.
    const out = (y - ay) * ux - (x - ax) * uy;
    const [turned, raised] = [out * cos - z * sin, out * sin + z * cos];
    return rest([ax + along * ux - turned * uy, ay + along * uy + turned * ux, raised]);
  };
}

const round = (value: number) => Math.round(value * 1e6) / 1e6 || 0;
const box: Record<string, Place[]> = Object.fromEntries(
  net.map((panel) => {
    const fold = foldOf(panel);
    return [panel.name, panel.corners.map(([x, y]) => fold([x, y, 0]).map(round) as unknown as Place)];
  }),
);

const ends = (...places: (Place | undefined)[]) => places.map(String).sort();
const range = (places: readonly Place[], axis: 0 | 1 | 2) => {
  const all = places.map((place) => place[axis]);
  return { least: Math.min(...all), most: Math.max(...all) };
};

test("the net closes, and edges that meet are equal", () => {
  const { base = [], front = [], back = [], left = [], right = [], hinge = [], lid = [] } = box;
  const [wall] = front.slice(2).map(([, , z]) => z);
  expect(wall).toBeGreaterThan(20);
  // The lid over the base, on all four walls.
  expect(ends(...lid)).toEqual(ends(...base.map(([x, y]): Place => [x, y, wall as number])));
  expect(ends(lid[2], lid[3])).toEqual(ends(front[2], front[3]));
  expect(ends(lid[1], lid[2])).toEqual(ends(right[2], right[3]));
  expect(ends(lid[3], lid[0])).toEqual(ends(left[2], left[3]));
  expect(ends(lid[0], lid[1])).toEqual(ends(hinge[2], hinge[3]));
  // The corners of the walls.
  expect(ends(front[3], front[0])).toEqual(ends(right[1], right[2]));
  expect(ends(front[1], front[2])).toEqual(ends(left[3], left[0]));
  expect(ends(back[1], hinge[2])).toEqual(ends(right[3], right[0]));
  expect(ends(back[0], hinge[3])).toEqual(ends(left[1], left[2]));
});

test("tabs and strips lie inside the walls, the flap before the front", () => {
  const back = [...(box.back ?? []), ...(box.hinge ?? [])];
  const parts = Object.keys(box).filter((name) => /^(?:lining|tab|flap|edge)/.test(name));
  expect(parts).toHaveLength(9);
  for (const part of parts) {
    const wall = /lining (\w+)/.exec(part)?.[1] ?? (part.endsWith("back") ? "back" : "front");
    for (const axis of [0, 1, 2] as const) {
      const own = range(box[part] ?? [], axis);
      const room = range(wall === "back" ? back : (box[wall] ?? []), axis);
      expect(own.least, `${part}, axis ${axis}`).toBeGreaterThanOrEqual(room.least);
      expect(own.most, `${part}, axis ${axis}`).toBeLessThanOrEqual(room.most);
    }
  }
});

test("every panel is inside the printable area of A4 and Letter, none over another", () => {
  const boxes = net.map(({ name, corners }) => {
    const [x, y] = [0, 1].map((axis) => corners.map((corner) => corner[axis] as number)) as [number[], number[]];
    return { name, left: Math.min(...x), right: Math.max(...x), top: Math.min(...y), bottom: Math.max(...y) };
  });
  for (const { name, left, right, top, bottom } of boxes) {
    expect(Math.min(left, top), name).toBeGreaterThanOrEqual(0);
    expect(right, name).toBeLessThanOrEqual(210 - 2 * 10 + 1e-9);
    expect(bottom, name).toBeLessThanOrEqual(279.4 - 14 - 14 - 17 + 1e-9);
  }
  const covers = boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter((other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1e-9)
      .filter((other) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1e-9)
      .map((other) => `${one.name} and ${other.name}`),
  );
  expect(covers).toEqual([]);
});

test("a line between two panels is folded, any other is cut", () => {
  const { folds, cuts } = linesOf(net);
  expect(folds).toHaveLength(net.filter(({ fold }) => fold > 0).length);
  // Each joint takes an edge of both its panels.
  expect(cuts).toHaveLength(net.length * 4 - (net.length - 1) * 2);
});
