import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { loadCaseStudyPage } from "#routes/work/load-case-study-page.tsx";
import { figuresOf } from "#tests/support/figures-of.ts";
import { loadCaseStudy } from "#tests/support/load-case-study.ts";

const marz = await loadCaseStudy("marz");

async function renderStudy(slug: string) {
  const study = await loadCaseStudyPage(slug);
  return render(<main data-accent={slug}>{study?.element}</main>, { wrapper: MemoryRouter });
}

/** The file each picture really shows, whichever source the browser chose. */
async function shownFiles(): Promise<string[]> {
  const pictures = screen.getAllByRole<HTMLImageElement>("img");
  for (const picture of pictures) picture.loading = "eager";
  await waitFor(() => expect(pictures.every((picture) => picture.complete && picture.naturalWidth > 0)).toBe(true));
  return pictures.map((picture) => picture.currentSrc);
}

afterEach(() => page.viewport(1280, 800));

test("is found in any case, and leads to the next project with its title's fit", async () => {
  const [first, last] = await Promise.all([loadCaseStudyPage("edusim"), loadCaseStudyPage("timeslot")]);
  expect(first?.next).toMatchObject({ slug: "vxnessa", lineFits: { Vxnessa: { "--wide-s": expect.any(Number) } } });
  expect(last?.next).toBeNull();
  expect((await loadCaseStudyPage("MARZ"))?.title).toBe("Marz");
});

test("gives role, responsibilities and info as a table with row heads", async () => {
  await renderStudy("marz");
  expect(screen.getByRole("table", { name: "About the project" })).toBeTruthy();
  expect(screen.getAllByRole("rowheader").map((head) => head.textContent)).toEqual([
    "Role",
    "Responsibilities",
    "Info",
  ]);
  expect(screen.getByRole("cell", { name: "Pipeline Developer" })).toBeTruthy();
  const table = within(screen.getByRole("table"));
  expect(table.getAllByRole("listitem").map((item) => item.textContent)).toEqual(marz.responsibilities);
});

test("a decision says what was chosen, what was rejected and why, and shows the choice", async () => {
  await renderStudy("marz");
  const decisions = marz.sections.filter((section) => section.kind === "decision");
  expect(decisions).toHaveLength(2);
  for (const { heading, choice, rejected, why, figures } of decisions) {
    const section = within(screen.getByRole("region", { name: heading }));
    expect(section.getAllByRole("term").map((term) => term.textContent)).toEqual(["Chosen", "Rejected", "Why"]);
    const texts: unknown[] = section.getAllByRole("definition").map((text) => text.textContent);
    for (const text of [choice, rejected, why]) expect(texts).toContain(text);
    expect(section.getByRole("img", { name: figures[0]?.alt })).toBeTruthy();
  }
});

test("the contents list moves focus to a section and leaves the address to the router", async () => {
  await renderStudy("marz");
  const before = location.href;
  const contents = within(screen.getByRole("navigation", { name: "Contents" }));
  const link = contents.getByRole<HTMLAnchorElement>("link", { name: "What gets a version number" });
  // Without scripts: the prerendered page, and the section in it.
  expect(link.getAttribute("href")).toBe("work/marz/#decision-one-version");
  // In a new tab too. The browser's own answer would leave the test.
  const followed: boolean[] = [];
  const stay = (event: Event) => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener("click", stay);
  for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"]) fireEvent.click(link, { [key]: true });
  removeEventListener("click", stay);
  expect(followed).toEqual([true, true, true, true]);
  link.focus();
  await userEvent.keyboard("{Enter}");
  const heading = screen.getByRole("heading", { name: "What gets a version number" });
  expect(document.activeElement).toBe(heading);
  await waitFor(() => expect(heading.getBoundingClientRect().top).toBeLessThan(200));
  expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  expect(location.href).toBe(before);
  for (const { id } of marz.sections) expect(document.getElementById(id)?.tagName).toBe("SECTION");
});

test("the keyboard zooms an enlarged picture, scrolls it and zooms out again", async () => {
  await renderStudy("marz");
  await userEvent.click(screen.getByRole("button", { name: "Enlarge: One shot from plate to delivery" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(figuresOf(marz)[0]?.caption ?? "")).toBeTruthy();
  const pane = dialog.getByRole("region", { name: "Image" });
  await waitFor(() => expect(pane.clientHeight).toBeGreaterThan(300));
  expect([pane.scrollWidth, pane.scrollHeight]).toEqual([pane.clientWidth, pane.clientHeight]);
  const button = dialog.getByRole("button", { name: "Zoom to 200%", pressed: false });
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Close" })));
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard("{Enter}");
  expect(button.ariaPressed).toBe("true");
  expect(pane.scrollWidth).toBeGreaterThanOrEqual(1.9 * pane.clientWidth);
  // Its middle stays in the middle.
  const left = pane.scrollLeft;
  expect(left).toBeCloseTo((pane.scrollWidth - pane.clientWidth) / 2, -1);
  await userEvent.keyboard("{ArrowRight}");
  await waitFor(() => expect(pane.scrollLeft).toBeGreaterThan(left));
  await userEvent.keyboard("{Enter}");
  expect(pane.scrollWidth).toBe(pane.clientWidth);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the reading mark follows the scroll down the page, where the browser can", async () => {
  const { container } = await renderStudy("marz");
  const mark = container.querySelector('[data-part="reading-mark"]') as HTMLElement;
  expect(mark.ariaHidden).toBe("true");
  const scale = () => Number(getComputedStyle(mark).scale.split(" ")[1] ?? 1);
  scrollTo(0, 0);
  await waitFor(() => expect(scale()).toBe(0));
  scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
  await waitFor(() => expect(scale()).toBeCloseTo(0.5, 1));
  scrollTo(0, document.documentElement.scrollHeight);
  await waitFor(() => expect(scale()).toBeCloseTo(1, 1));
});

test("'Copy link' copies the page's absolute address and says so", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await renderStudy("marz");
  await userEvent.click(screen.getByRole("button", { name: "Copy link" }));
  expect(write).toHaveBeenCalledWith(new URL("/work/marz/", location.href).href);
  expect((await screen.findByText("Copied")).role).toBe("status");
});

test("if the clipboard is refused, the address is shown and selected", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("Denied", "NotAllowedError"));
  vi.spyOn(document, "execCommand").mockReturnValue(false);
  await renderStudy("marz");
  await userEvent.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await screen.findByText(/Selected/)).toBeTruthy();
  const shown = screen.getByText(/\/work\/marz\/$/);
  expect(getSelection()?.toString()).toBe(shown.textContent);
  await expect.poll(() => shown.offsetHeight).toBeGreaterThan(10);
  expect(shown.ariaHidden).toBe("false");
});

test("a narrow screen gets the drawing made for it", async () => {
  await page.viewport(390, 844);
  await renderStudy("marz");
  const [wide] = figuresOf(marz);
  expect((await shownFiles())[0]).toContain(wide?.narrow?.src);
  const picture = screen.getAllByRole("img")[0] as HTMLElement;
  expect(picture.offsetWidth / picture.offsetHeight).toBeCloseTo(620 / 460, 1);
});
