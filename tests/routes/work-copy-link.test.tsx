import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { loadCaseStudyPage } from "#routes/work/load-case-study-page.tsx";

afterEach(async () => {
  await page.viewport(1280, 800);
});

async function renderStudy() {
  const study = await loadCaseStudyPage("marz");
  return render(<main data-accent="marz">{study?.element}</main>, { wrapper: MemoryRouter });
}

const button = () => screen.getByRole("button", { name: "Copy link" });
const address = () => new URL("work/marz/", document.baseURI).href;

/** A browser that lets nobody write to the clipboard, old way or new. */
function refuseClipboard() {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("Denied", "NotAllowedError"));
  vi.spyOn(document, "execCommand").mockReturnValue(false);
}

test("'Copy link' copies the page's absolute address and says so", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await renderStudy();
  await userEvent.click(button());
  expect(write).toHaveBeenCalledWith(address());
  expect(address()).toMatch(/^http.*\/work\/marz\/$/);
  expect((await screen.findByText("Copied")).role).toBe("status");
});

test("if the clipboard is refused, the address is shown and selected", async () => {
  refuseClipboard();
  await renderStudy();
  await userEvent.click(button());
  expect(await screen.findByText(/Selected/)).toBeTruthy();
  expect(getSelection()?.toString()).toBe(address());
  const shown = screen.getByText(address());
  await expect.poll(() => shown.offsetHeight).toBeGreaterThan(10);
  expect(shown.ariaHidden).toBe("false");
});
