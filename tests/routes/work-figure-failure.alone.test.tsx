import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { loadCaseStudyPage } from "#routes/work/load-case-study-page.tsx";

afterEach(() => cdp().send("Network.setBlockedURLs", { urls: [] }));

// Nothing may have loaded it: what has been loaded once is not asked for again.
test("a larger picture whose code is gone says so, and what may help", async () => {
  await cdp().send("Network.enable");
  await cdp().send("Network.setBlockedURLs", { urls: ["*figure-zoom*"] });
  const study = await loadCaseStudyPage("marz");
  render(<main data-accent="marz">{study?.element}</main>, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole("button", { name: "Enlarge: The render queue" }));
  const words = await screen.findByText("Couldn’t load the larger image. Try again or reload the page.");
  expect(words.role).toBe("status");
  expect(screen.queryByRole("dialog")).toBeNull();
});
