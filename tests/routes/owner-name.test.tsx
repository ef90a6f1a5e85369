import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { OwnerName } from "#routes/landing/landing.tsx";

test("the landing page has the owner's name, and nothing for the placeholder", () => {
  const { container, rerender } = render(<OwnerName name="Zoë Ångström-O’Neill" />);
  expect(screen.getByText("Zoë Ångström-O’Neill")).toBeVisible();
  rerender(<OwnerName name="Your Name" />);
  expect(container).toBeEmptyDOMElement();
});
