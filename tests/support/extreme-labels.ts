import { waitFor } from "@testing-library/react";
import { expect } from "vitest";

/** HTML, right-to-left text, and an unbreakable word. */
export const extremeLabels = ["<img src=x onerror=alert(1)>", "مرحبا بالعالم", "W".repeat(300)] as const;

/** Options with the values v0, v1 and so on. */
export function optionsFrom(labels: readonly string[]) {
  return labels.map((label, index) => ({ value: `v${index}`, label }));
}

/** Expects an open list to be as wide as its field, with its labels as text inside. */
export async function expectTextInside(list: HTMLElement, width: number): Promise<void> {
  await waitFor(() => expect(list.offsetWidth).toBe(width));
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  expect(list.querySelector("img")).toBeNull();
}
