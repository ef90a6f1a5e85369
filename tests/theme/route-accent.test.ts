import { expect, test } from "vitest";
import { routeAccent } from "#theme/route-accent.ts";

test.each([
  ["/work/marz", "marz"],
  ["/work/vxnessa", "vxnessa"],
  ["/work/timeslot", "timeslot"],
  ["/work/edusim", "edusim"],
  ["/anything/marz-like/deep", "marz"],
  ["/", "primary"],
  ["/work", "primary"],
  ["/showcase", "primary"],
  ["", "primary"],
])("the accent of %s is %s", (path, accent) => {
  expect(routeAccent(path)).toBe(accent);
});
