import { waitFor } from "@testing-library/react";
import { expect } from "vitest";

/** Texts that an owner's data may hold: with HTML in it, from right to left, and without a place to break. */
export const extremeLabels = ["<img src=x onerror=alert(1)>", "مرحبا بالعالم", "W".repeat(300)] as const;

/** Options with these labels, and the values v0, v1 and so on. */
export function optionsFrom(labels: readonly string[]) {
  return labels.map((label, index) => ({ value: `v${index}`, label }));
}

/** Expects an open list to have its field's width, as soon as it has been placed, and its labels to stay text inside it. */
export async function expectTextInside(list: HTMLElement, width: number): Promise<void> {
  await waitFor(() => expect(list.offsetWidth).toBe(width));
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  expect(list.querySelector("img")).toBeNull();
}
