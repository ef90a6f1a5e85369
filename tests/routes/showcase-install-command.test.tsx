import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { InstallCommand } from "#routes/showcase/install-command.tsx";

/** At the end of a card that is too narrow for it. */
const row = (
  <div className="relative grid grid-cols-2 [--pad:26px]" style={{ width: 240 }}>
    <InstallCommand item="searchable-dropdown" className="flex min-h-12" />
  </div>
);
const button = () => screen.getByRole("button");
const command = `npx shadcn add ${new URL("r/searchable-dropdown.json", document.baseURI)}`;

test("copies the whole command by keyboard and says so without layout shift", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { container } = render(row);
  expect(button().textContent).toBe(`Copy ${command}`);
  const place = () => [container.offsetHeight, JSON.stringify(button().getBoundingClientRect())];
  const before = place();
  button().focus();
  await userEvent.keyboard("{Enter}");
  expect((await screen.findByText("Copied")).role).toBe("status");
  expect(write).toHaveBeenCalledWith(command);
  expect(place()).toEqual(before);
});

test("prerendered it reserves its place; hydrated it names the page's address", async () => {
  const said = vi.spyOn(console, "error");
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = renderToString(row);
  expect(screen.queryByRole("button")).toBeNull();
  const { offsetHeight } = place;
  render(row, { container: place, hydrate: true });
  expect(button().textContent).toBe(`Copy ${command}`);
  expect(place.offsetHeight).toBe(offsetHeight);
  expect(said).not.toHaveBeenCalled();
  place.remove();
});
