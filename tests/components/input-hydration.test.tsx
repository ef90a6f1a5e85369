import { screen, waitFor } from "@testing-library/react";
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Input } from "#components/input/input.tsx";

test("keeps, formats and reports text typed before hydration", async () => {
  const change = vi.fn();
  const input = <Input label="Phone" kind="phone" onChange={change} />;
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = renderToString(input);
  const field = () => screen.getByRole<HTMLInputElement>("textbox");
  await userEvent.type(field(), "416555010");
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(place, input);
  });
  expect(field().value).toBe("416555010");
  expect(change.mock.calls).toEqual([["416555010"]]);
  await userEvent.type(field(), "0");
  await waitFor(() => expect(field().value).toBe("416-555-0100"));
  act(() => root?.unmount());
  place.remove();
});
