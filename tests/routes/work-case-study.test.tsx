import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { marz } from "#content/work/marz/marz.ts";
import { projects, type Slug } from "#content/work/projects.ts";
import { timeslot } from "#content/work/timeslot/timeslot.ts";
import { caseStudyRoute } from "#routes/work/case-study.tsx";
import { expectAccessible } from "#tests/support/axe.ts";
import { chooseTheme } from "#theme/theme.ts";

async function renderStudy(slug: Slug) {
  const Study = await caseStudyRoute(slug);
  return render(
    <main data-accent={slug}>
      <Study />
    </main>,
  );
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

test("gives role, responsibilities and info as a table with row heads", async () => {
  await renderStudy("marz");
  expect(screen.getByRole("table", { name: "About the project" })).toBeTruthy();
  expect(screen.getAllByRole("rowheader").map((head) => head.textContent)).toEqual([
    "Role",
    "Responsibilities",
    "Info",
  ]);
  expect(screen.getByRole("cell", { name: "Pipeline Developer" })).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(marz.responsibilities);
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
  for (const { alt, caption, width, height } of marz.figures) {
    const picture = screen.getByRole<HTMLImageElement>("img", { name: alt });
    expect(picture.closest("figure")?.textContent).toBe(caption);
    expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual([String(width), String(height)]);
  }
  expect(screen.getAllByRole("figure")).toHaveLength(3);
});

test("a narrow screen gets the drawing made for it", async () => {
  await page.viewport(390, 844);
  await renderStudy("marz");
  const [wide] = marz.figures;
  expect((await shownFiles())[0]).toContain(wide?.narrow?.src);
  const picture = screen.getAllByRole("img")[0] as HTMLElement;
  expect(picture.offsetWidth / picture.offsetHeight).toBeCloseTo(620 / 460, 1);
});

test("Timeslot's pictures follow the theme", async () => {
  chooseTheme("dark");
  await renderStudy("timeslot");
  const file = (theme: "dark" | "light") =>
    timeslot.figures.map(({ src }) => new URL(typeof src === "string" ? src : src[theme], location.href).href);
  expect(await shownFiles()).toEqual(file("dark"));
  chooseTheme("light");
  await waitFor(async () => expect(await shownFiles()).toEqual(file("light")));
  expect(file("light")).not.toEqual(file("dark"));
});

test("of a picture for each theme one is shown; the other is left alone until that one has come", async () => {
  await renderStudy("timeslot");
  const all = [...document.querySelectorAll<HTMLImageElement>("figure img")];
  expect(all).toHaveLength(2 * timeslot.figures.length);
  expect(screen.getAllByRole("img")).toHaveLength(timeslot.figures.length);
  const last = all.slice(-2);
  expect(last.map(({ loading }) => loading)).toEqual(["lazy", "lazy"]);
  last[0]?.scrollIntoView();
  await waitFor(() => expect(last.every((picture) => picture.naturalWidth > 0)).toBe(true));
});

test.each(projects.map(({ slug }) => slug))("axe finds nothing on %s in either theme", async (slug) => {
  const { container } = await renderStudy(slug);
  await expectAccessible(container);
});
