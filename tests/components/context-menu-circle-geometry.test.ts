import { expect, test } from "vitest";
import {
  centreInView,
  DEAD_ZONE,
  MAX_OPTIONS,
  optionSize,
  optionTowards,
  PLATE_RADIUS,
  positionOf,
  wedgeAt,
} from "#components/context-menu/circle-geometry.ts";

test("options do not overlap, and each is at least 24 px", () => {
  for (let count = 2; count <= MAX_OPTIONS; count++) {
    const [a, b] = [positionOf(0, count), positionOf(1, count)];
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(optionSize(count));
    expect(optionSize(count)).toBeGreaterThanOrEqual(24);
  }
  expect(optionSize(5)).toBe(38);
});

test("the wedge under the pointer belongs to the nearest option", () => {
  for (let count = 1; count <= MAX_OPTIONS; count++) {
    for (let index = 0; index < count; index++) {
      for (const off of [-0.49, 0, 0.49]) expect(wedgeAt(positionOf(index + off, count), count)).toBe(index);
    }
  }
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
  expect(centreInView({ x: -50, y: 1050 }, 2000, 1000)).toEqual({ x: PLATE_RADIUS + 8, y: 992 - PLATE_RADIUS });
  expect(centreInView({ x: 2050, y: -50 }, 2000, 1000)).toEqual({ x: 1992 - PLATE_RADIUS, y: PLATE_RADIUS + 8 });
  expect(centreInView({ x: 500, y: 400 }, 2000, 1000)).toEqual({ x: 500, y: 400 });
  expect(centreInView({ x: 5, y: 5 }, 100, 90)).toEqual({ x: 50, y: 45 });
});
