import { waitFor } from "@testing-library/react";
import { expect } from "vitest";

/** The text of the option that the focused list or field has made active. */
export function activeOption(): string | null | undefined {
  return document.getElementById(document.activeElement?.getAttribute("aria-activedescendant") ?? "")?.textContent;
}

export const becomesActive = (label: string) => waitFor(() => expect(activeOption()).toBe(label));
