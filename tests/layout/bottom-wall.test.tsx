import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { BottomWall } from "#layout/bottom-wall.tsx";
import { emulate } from "#tests/support/component-contract.tsx";

test("the current page is marked, and in forced colours, which draw no shadow, as well", async () => {
  // The pointer is where the last test left it, and a hovered link is marked too.
  await cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 1, y: 790 });
  render(
    <MemoryRouter initialEntries={["/work/marz"]}>
      <BottomWall />
    </MemoryRouter>,
  );
  const marks = (property: "boxShadow" | "textDecorationLine") =>
    screen.getAllByRole("link").filter((link) => getComputedStyle(link)[property] !== "none");
  expect(marks("boxShadow")).toEqual([screen.getByRole("link", { name: "WORK" })]);
  await emulate({ "forced-colors": "active" });
  expect(marks("boxShadow")).toEqual([]);
  expect(marks("textDecorationLine")).toEqual([screen.getByRole("link", { name: "WORK" })]);
  await emulate({});
});
