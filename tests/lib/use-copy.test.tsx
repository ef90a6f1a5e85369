import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { useCopy } from "#lib/use-copy.ts";
import { pass, stopClock } from "#tests/support/clock.ts";

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

test("a second copy is announced again, and its note shows as long as the first", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  stopClock();
  render(<Copier />);
  const status = screen.getByRole("status");
  const said: string[] = [];
  const changes = new MutationObserver(() => said.push(status.textContent));
  changes.observe(status, { childList: true, characterData: true, subtree: true });
  const copy = () => userEvent.click(screen.getByRole("button", { name: "Copy" }));

  await copy();
  await waitFor(() => expect(said).toEqual(["Copied"]));
  await pass(1000);
  await copy();
  await waitFor(() => expect(said).toEqual(["Copied", ""]));
  await pass(100);
  await waitFor(() => expect(said).toEqual(["Copied", "", "Copied"]));
  await pass(1990);
  expect(status.textContent).toBe("Copied");
  await pass(10);
  expect(status.textContent).toBe("");
  changes.disconnect();
});
