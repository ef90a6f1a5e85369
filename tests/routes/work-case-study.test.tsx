import { render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { figuresOf } from "#content/work/case-study.ts";
import { loadCaseStudy } from "#content/work/load-case-study.ts";
import { projects } from "#content/work/projects.ts";
import { loadCaseStudyPage } from "#routes/work/load-case-study-page.tsx";
import { expectAccessible } from "#tests/support/axe.ts";
import { routeAccent } from "#theme/route-accent.ts";
import { chooseTheme } from "#theme/theme.ts";

const [marz, timeslot] = await Promise.all([loadCaseStudy("marz"), loadCaseStudy("timeslot")]);

async function renderStudy(slug: string) {
  const study = await loadCaseStudyPage(slug);
  return render(<main data-accent={slug}>{study?.element}</main>);
}

/** The file each picture really shows, whichever source the browser chose. */
async function shownFiles(): Promise<string[]> {
  const pictures = screen.getAllByRole<HTMLImageElement>("img");
  for (const picture of pictures) picture.loading = "eager";
  await waitFor(() => expect(pictures.every((picture) => picture.complete && picture.naturalWidth > 0)).toBe(true));
  return pictures.map((picture) => picture.currentSrc);
}

afterEach(() => page.viewport(1280, 800));

test("heads the page with the project's title and kind", async () => {
  await renderStudy("marz");
  expect(screen.getByRole("heading", { level: 1, name: "Marz" })).toBeTruthy();
  expect(screen.getByText("VFX pipeline internship")).toBeTruthy();
});

test("leads to the next project, whose title comes with its cut, and from the last to none", async () => {
  const [first, last] = await Promise.all([loadCaseStudyPage("edusim"), loadCaseStudyPage("timeslot")]);
  expect(first?.next).toMatchObject({ slug: "vxnessa", cuts: { Vxnessa: { "--wide-s": expect.any(Number) } } });
  expect(last?.next).toBeNull();
});

test("is found in capitals too, in its own colour, and where there is no such project there is no page", async () => {
  expect(routeAccent("/work/MARZ", true)).toBe("marz");
  expect((await loadCaseStudyPage("MARZ"))?.title).toBe("Marz");
  expect(await loadCaseStudyPage("nobody")).toBeUndefined();
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

test("tells problem, part and outcome beside the table, above the fold of a laptop", async () => {
  await page.viewport(1440, 900);
  await renderStudy("marz");
  const { problem, part, outcome } = marz.summary;
  for (const text of [problem, part, outcome]) {
    expect(screen.getByText(text).getBoundingClientRect().bottom, text).toBeLessThan(900);
  }
  expect(screen.getByText(part).previousElementSibling?.textContent).toBe("My part");
});

test("the headings stand in order, one level at a time", async () => {
  await renderStudy("marz");
  expect(screen.getAllByRole("heading").map((heading) => `${heading.tagName} ${heading.textContent}`)).toEqual([
    "H1 Marz",
    "H2 Constraints",
    "H2 From plate to delivery",
    "H2 How a failed frame shows",
    "H3 Why",
    "H2 What a version number counts",
    "H3 Why",
    "H2 What it taught",
  ]);
});

test("a decision says what was chosen, what was rejected and why, and shows it", async () => {
  await renderStudy("marz");
  const decisions = marz.sections.filter((section) => section.kind === "decision");
  expect(decisions).toHaveLength(2);
  for (const { heading, choice, rejected, why, figures } of decisions) {
    const section = within(screen.getByRole("region", { name: heading }));
    expect(section.getAllByRole("term").map((term) => term.textContent)).toEqual(["Chosen", "Rejected"]);
    expect(section.getAllByRole("definition").map((text) => text.textContent)).toEqual([choice, rejected]);
    expect(section.getByText(String(why))).toBeTruthy();
    expect(section.getByRole("img", { name: figures[0]?.alt })).toBeTruthy();
  }
});

test("the contents list moves focus to a section and leaves the address to the router", async () => {
  await renderStudy("marz");
  const before = location.href;
  const contents = within(screen.getByRole("navigation", { name: "Contents" }));
  const link = contents.getByRole<HTMLAnchorElement>("link", { name: "What a version number counts" });
  // Where there are no scripts: the static page, and the section in it.
  expect(link.getAttribute("href")).toBe("work/marz/#decision-one-version");
  link.focus();
  await userEvent.keyboard("{Enter}");
  const heading = screen.getByRole("heading", { name: "What a version number counts" });
  expect(document.activeElement).toBe(heading);
  await waitFor(() => expect(heading.getBoundingClientRect().top).toBeLessThan(200));
  expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  expect(location.href).toBe(before);
  for (const { id } of marz.sections) expect(document.getElementById(id)?.tagName).toBe("SECTION");
});

test("a picture is enlarged and put back by keyboard, with focus where it was", async () => {
  await renderStudy("marz");
  const [, queue] = figuresOf(marz);
  const button = screen.getByRole("button", { name: "Enlarge: The render queue" });
  button.focus();
  await userEvent.keyboard("{Enter}");
  const dialog = within(await screen.findByRole("dialog", { name: "The render queue" }));
  const large = dialog.getByRole("img", { name: queue?.alt });
  await waitFor(() => expect(large.getBoundingClientRect().width).toBeGreaterThan(700));
  expect(dialog.getByText(queue?.caption ?? "")).toBeTruthy();
  await expectAccessible(screen.getByRole("dialog"));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(button);
});

test("an enlarged picture is doubled by keyboard, scrolled by arrow keys, and made whole again", async () => {
  await renderStudy("marz");
  await userEvent.click(screen.getByRole("button", { name: "Enlarge: One shot from plate to delivery" }));
  const dialog = within(await screen.findByRole("dialog"));
  const pane = dialog.getByRole("region", { name: "Picture" });
  await waitFor(() => expect(pane.clientHeight).toBeGreaterThan(300));
  expect([pane.scrollWidth, pane.scrollHeight]).toEqual([pane.clientWidth, pane.clientHeight]);
  const button = dialog.getByRole("button", { name: "Twice as large", pressed: false });
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
  await expectAccessible(screen.getByRole("dialog"));
  await userEvent.keyboard("{Enter}");
  expect(pane.scrollWidth).toBe(pane.clientWidth);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a click doubles the picture around what was clicked", async () => {
  await renderStudy("marz");
  await userEvent.click(screen.getByRole("button", { name: "Enlarge: One shot from plate to delivery" }));
  const dialog = within(await screen.findByRole("dialog"));
  const pane = dialog.getByRole("region", { name: "Picture" });
  const button = dialog.getByRole("button", { name: "Twice as large" });
  await waitFor(() => expect(pane.clientHeight).toBeGreaterThan(300));
  await userEvent.click(button, { position: { x: pane.clientWidth - 20, y: pane.clientHeight - 20 } });
  await waitFor(() => expect(pane.scrollLeft).toBeCloseTo(pane.scrollWidth - pane.clientWidth, -1));
  expect(pane.scrollTop).toBeCloseTo(pane.scrollHeight - pane.clientHeight, -1);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("on a phone the enlarged picture is larger than the screen, and scrolls inside its dialog", async () => {
  await page.viewport(390, 844);
  await renderStudy("marz");
  await userEvent.click(screen.getByRole("button", { name: "Enlarge: The render queue" }));
  const dialog = await screen.findByRole("dialog", { name: "The render queue" });
  const scroller = within(dialog).getByRole("region", { name: "Picture" });
  await waitFor(() => expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
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

test("both 'Check it out!' links open the project's own site in a new window", async () => {
  await renderStudy("marz");
  const links = screen.getAllByRole("link", { name: "Check it out! (opens in a new window)" });
  expect(links).toHaveLength(2);
  for (const link of links as HTMLAnchorElement[]) {
    expect(link.href).toBe(marz.url);
    expect(link.target).toBe("_blank");
    expect(link.relList.contains("noopener")).toBe(true);
  }
});

test("shows three pictures with text alternative, caption and the room they need", async () => {
  await renderStudy("marz");
  for (const { alt, caption, width, height } of figuresOf(marz)) {
    const picture = screen.getByRole<HTMLImageElement>("img", { name: alt });
    expect(picture.closest("figure")?.textContent).toBe(caption);
    expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual([String(width), String(height)]);
  }
  expect(screen.getAllByRole("figure")).toHaveLength(3);
});

test("a narrow screen gets the drawing made for it", async () => {
  await page.viewport(390, 844);
  await renderStudy("marz");
  const [wide] = figuresOf(marz);
  expect((await shownFiles())[0]).toContain(wide?.narrow?.src);
  const picture = screen.getAllByRole("img")[0] as HTMLElement;
  expect(picture.offsetWidth / picture.offsetHeight).toBeCloseTo(620 / 460, 1);
});

test("Timeslot's pictures follow the theme", async () => {
  chooseTheme("dark");
  await renderStudy("timeslot");
  const file = (theme: "dark" | "light") =>
    figuresOf(timeslot).map(({ src }) => new URL(typeof src === "string" ? src : src[theme], location.href).href);
  expect(await shownFiles()).toEqual(file("dark"));
  chooseTheme("light");
  await waitFor(async () => expect(await shownFiles()).toEqual(file("light")));
  expect(file("light")).not.toEqual(file("dark"));
});

test("of a picture for each theme one is shown, and each waits until it comes near", async () => {
  await renderStudy("timeslot");
  const all = [...document.querySelectorAll<HTMLImageElement>("figure img")];
  expect(all).toHaveLength(2 * figuresOf(timeslot).length);
  expect(screen.getAllByRole("img")).toHaveLength(figuresOf(timeslot).length);
  expect(all.every(({ loading }) => loading === "lazy")).toBe(true);
});

test.each(projects.map(({ slug }) => slug))("%s needs no sideways scroll at 320 px", async (slug) => {
  await page.viewport(320, 640);
  await renderStudy(slug);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test.each(projects.map(({ slug }) => slug))("axe finds nothing on %s in either theme", async (slug) => {
  const { container } = await renderStudy(slug);
  await expectAccessible(container);
});
