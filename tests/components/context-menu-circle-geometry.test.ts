import fc from "fast-check";
import { expect, test } from "vitest";
import {
  angleOf,
  centreInView,
  DEAD_ZONE,
  MAX_OPTIONS,
  optionSize,
  optionTowards,
  PLATE_RADIUS,
  positionOf,
  wedgeAt,
} from "#components/context-menu/circle-geometry.ts";

const counts = fc.integer({ min: 1, max: MAX_OPTIONS });

test("options do not overlap, and each is at least 24 px", () => {
  for (let count = 2; count <= MAX_OPTIONS; count++) {
    const [a, b] = [positionOf(0, count), positionOf(1, count)];
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(optionSize(count));
    expect(optionSize(count)).toBeGreaterThanOrEqual(24);
  }
  expect(optionSize(5)).toBe(38);
});

test("the wedge under the pointer belongs to the nearest option", () => {
  fc.assert(
    fc.property(
      counts,
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.double({ min: 12.01, max: 500, noNaN: true }),
      (count, angle, distance) => {
        const radians = (angle * Math.PI) / 180;
        const point = { x: distance * Math.sin(radians), y: -distance * Math.cos(radians) };
        const index = wedgeAt(point, count) as number;
        const apart = (i: number) => {
          const difference = Math.abs(angleOf(i, count) - angle) % 360;
          return Math.min(difference, 360 - difference);
        };
        for (let other = 0; other < count; other++) expect(apart(index)).toBeLessThanOrEqual(apart(other) + 1e-6);
      },
    ),
  );
});

test("the dead zone selects nothing", () => {
  expect(wedgeAt({ x: DEAD_ZONE, y: 0 }, 5)).toBeNull();
  expect(wedgeAt({ x: DEAD_ZONE + 0.1, y: 0 }, 4)).toBe(1);
  expect(wedgeAt({ x: 100, y: 0 }, 0)).toBeNull();
});

test("an arrow moves to the nearest enabled option in that direction", () => {
  const all = [0, 1, 2, 3, 4];
  expect(optionTowards("ArrowUp", all, 5)).toBe(0);
  expect(optionTowards("ArrowRight", all, 5)).toBe(1);
  expect(optionTowards("ArrowDown", all, 5)).toBe(2);
  expect(optionTowards("ArrowLeft", all, 5)).toBe(4);
  expect(optionTowards("ArrowUp", [2, 3], 5)).toBe(2);
  expect(optionTowards("Enter", all, 5)).toBeNull();
  expect(optionTowards("ArrowUp", [], 5)).toBeNull();
});

test("the plate stays in view and moves only when it must", () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 2050 }), fc.integer({ min: -50, max: 1050 }), (x, y) => {
      const centre = centreInView({ x, y }, 2000, 1000);
      expect(centre.x - PLATE_RADIUS).toBeGreaterThanOrEqual(8);
      expect(centre.x + PLATE_RADIUS).toBeLessThanOrEqual(1992);
      expect(centre.y - PLATE_RADIUS).toBeGreaterThanOrEqual(8);
      expect(centre.y + PLATE_RADIUS).toBeLessThanOrEqual(992);
    }),
  );
  expect(centreInView({ x: 500, y: 400 }, 2000, 1000)).toEqual({ x: 500, y: 400 });
  expect(centreInView({ x: 5, y: 5 }, 100, 90)).toEqual({ x: 50, y: 45 });
});
