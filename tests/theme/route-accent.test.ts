import { expect, test } from "vitest";
import { hasColor, routeAccent } from "#theme/route-accent.ts";

const colored = { marz: true, vxnessa: true, "marz-2": true, "my-timeslot-app": false, timeslot: true, board: true };

test.each([
  ["/work/marz", "marz"],
  ["/work/MARZ/", "marz"],
  ["/work/vxnessa", "vxnessa"],
  ["/work/marz-2", "marz-2"],
  ["/work/my-timeslot-app", "my-timeslot-app"],
  ["/anything/marz-like/deep", "marz"],
  ["/", undefined],
  ["/work", undefined],
  ["/dashboard", undefined],
  ["", undefined],
])("the accent of %s is %s", (path, accent) => {
  expect(routeAccent(path, !path.startsWith("/anything"), colored)).toBe(accent);
});

test("a case study without a colour of its own has none", () => {
  expect(hasColor("my-timeslot-app", colored)).toBe(false);
  expect(hasColor("marz-2", colored)).toBe(true);
});
