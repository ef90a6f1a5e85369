import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { useCopy } from "#lib/use-copy.ts";

afterEach(() => vi.restoreAllMocks());

function Copier() {
  const { note, copy } = useCopy();
  return (
    <>
      <button type="button" onClick={() => copy("text", null)}>
        Copy
      </button>
      <p role="status">{note}</p>
    </>
  );
}

test("a second copy is said again, and its note stands as long as the first's", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  render(<Copier />);
  const status = screen.getByRole("status");
  const said: string[] = [];
  const changes = new MutationObserver(() => said.push(status.textContent));
  changes.observe(status, { childList: true, characterData: true, subtree: true });
  const copy = () => userEvent.click(screen.getByRole("button", { name: "Copy" }));

  const copied = performance.now();
  await copy();
  await expect.poll(() => said).toEqual(["Copied"]);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await copy();
  await expect.poll(() => said).toEqual(["Copied", "", "Copied"]);
  await expect.poll(() => status.textContent, { timeout: 8000 }).toBe("");
  // The first copy's 4 s, and the second it was older.
  expect(performance.now() - copied).toBeGreaterThan(4900);
  changes.disconnect();
}, 15_000);
