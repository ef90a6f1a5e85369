import { render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { buttonShowcase } from "#components/button/button.showcase.tsx";
import { Button } from "#components/button/button.tsx";
import buttonText from "#components/button/button.tsx?raw";
import { SourceModal, type SourceView } from "#components/source-modal/source-modal.tsx";
import { componentContract } from "#tests/support/component-contract.tsx";

componentContract("Source modal", { button: { Example: () => <ButtonSource /> } }, async (container) => {
  container.querySelector("button")?.focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("region");
});

const load = buttonShowcase.docs;
// The server reads all components' types before its first answer.
beforeAll(load);

function ButtonSource({ docs = load }) {
  const [view, setView] = useState<SourceView>({ open: false, tab: "Styling", file: "components/button/button.tsx" });
  const change = (part: Partial<SourceView>) => setView({ ...view, ...part });
  return (
    <>
      <Button onClick={() => change({ open: true })}>Styling of Button</Button>
      <SourceModal entry={{ ...buttonShowcase, docs }} {...view} onChange={change} />
    </>
  );
}

/** Sets the clipboard permission. */
async function allowClipboard(setting: "denied" | "prompt") {
  const { targetInfo } = await cdp().send("Target.getTargetInfo");
  await cdp().send("Browser.setPermission", {
    permission: { name: "clipboard-write" },
    setting,
    browserContextId: targetInfo.browserContextId,
  });
}
afterEach(() => allowClipboard("prompt"));

test("opens at the requested tab, and arrows change it", async () => {
  render(<ButtonSource />);
  await userEvent.click(screen.getByRole("button"));
  await screen.findByRole("region", { name: "button.classes.ts" });
  expect(screen.getByRole("tab", { name: "Styling" }).ariaSelected).toBe("true");
  // Class names alone are useless elsewhere.
  expect(screen.queryByRole("button", { name: /^Copy all/ })).toBeNull();
  screen.getByRole("tab", { name: "Styling" }).focus();
  await userEvent.keyboard("{ArrowLeft}");
  await screen.findByRole("region", { name: "button.tsx" });
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Code" }));
});

test("fetches the file list on opening, and each file when shown", async () => {
  const source = await load();
  const files = source.files.map((file) => ({ ...file, load: vi.fn(file.load) }));
  const sources = vi.fn(async () => ({ ...source, files }));
  render(<ButtonSource docs={sources} />);
  expect(sources).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button"));
  await screen.findByRole("region", { name: "button.classes.ts" });
  expect(sources).toHaveBeenCalled();
  await userEvent.click(screen.getByRole("tab", { name: "Code" }));
  await screen.findByRole("region", { name: "button.tsx" });
  const fetched = files.filter((file) => file.load.mock.calls.length > 0).map(({ path }) => path);
  expect(fetched).toEqual(["components/button/button.tsx"]);
});

test("shows the file byte for byte, legible in both themes", async () => {
  render(<ButtonSource />);
  await userEvent.click(screen.getByRole("button"));
  await userEvent.click(await screen.findByRole("tab", { name: "Code" }));
  const region = await screen.findByRole("region", { name: "button.tsx" });
  expect(region.textContent).toBe(buttonText);
  const colors = new Set(
    [...region.querySelectorAll("span > span[class]")].map((span) => getComputedStyle(span).color),
  );
  expect(colors.size).toBe(3);
});

test("with the clipboard denied, Copy still copies the whole file and says so", async () => {
  await allowClipboard("denied");
  render(
    <>
      <ButtonSource />
      <textarea aria-label="Elsewhere" />
    </>,
  );
  await userEvent.click(screen.getByRole("button"));
  await userEvent.click(await screen.findByRole("tab", { name: "Code" }));
  await screen.findByRole("region", { name: "button.tsx" });
  await userEvent.click(screen.getByRole("button", { name: "Copy" }));
  await screen.findByText("Copied");
  await userEvent.keyboard("{Escape}");
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox");
  await userEvent.click(field);
  await userEvent.keyboard("{Control>}v{/Control}");
  await waitFor(() => expect(field.value).toBe(buttonText));
});

test("after a retry by keyboard, focus is on the panel and Tab reaches the code", async () => {
  const sources = vi.fn(load).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  render(<ButtonSource docs={sources} />);
  await userEvent.click(screen.getByRole("button"));
  (await screen.findByRole("button", { name: "Try again" })).focus();
  await userEvent.keyboard("{Enter}");
  const region = await screen.findByRole("region", { name: "button.classes.ts" });
  expect(document.activeElement).toBe(screen.getByRole("tabpanel"));
  await userEvent.keyboard("{Tab}{Tab}");
  expect(document.activeElement).toBe(region);
});

test("the Styling tab shows roles with current values, and their rules", async () => {
  render(<ButtonSource />);
  await userEvent.click(screen.getByRole("button"));
  await screen.findByRole("region", { name: "button.classes.ts" });
  await userEvent.click(screen.getByRole("button", { name: /^File/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Tokens, utilities and variants" }));
  const region = await screen.findByRole("region", { name: "Tokens, utilities and variants" });
  const primary = screen.getByRole("rowheader", { name: "primary" });
  expect(primary.nextElementSibling?.textContent).toBe(
    getComputedStyle(document.body).getPropertyValue("--primary").trim(),
  );
  expect(region.textContent).toContain("@utility struck {");
  expect(region.textContent).toContain("@custom-variant ready (&:not([data-disabled], [data-loading]));");
  expect(region.textContent).not.toContain("@utility hinge");
});
