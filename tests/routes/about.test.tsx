import { render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { portrait } from "#content/portrait.ts";
import { profile } from "#content/profile.ts";
import { resume } from "#content/resume.ts";
import { About } from "#routes/about/about.tsx";
import { expectAccessible } from "#tests/support/axe.ts";

function renderAbout() {
  const router = createMemoryRouter([{ path: "/", element: <About /> }]);
  return render(
    <main>
      <RouterProvider router={router} />
    </main>,
  );
}

/** The section under a heading of its own. */
function section(heading: string): HTMLElement {
  return screen.getByRole("heading", { level: 2, name: heading }).closest("section") as HTMLElement;
}

test("shows photo and title", () => {
  renderAbout();
  expect(screen.getByRole("heading", { level: 1, name: "About" })).toBeTruthy();
  expect(screen.getByRole("img", { name: portrait?.alt })).toBeTruthy();
});

test("lists experience as resume.json has it", () => {
  renderAbout();
  const items = within(section("Experience")).getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual(
    resume.work.map(({ position, name, summary }) => `${position}${name}. ${summary}`),
  );
});

test("each project of the experience leads to its case study", () => {
  renderAbout();
  const links = within(section("Experience")).getAllByRole("link");
  expect(links.map((link) => `${link.textContent} ${link.getAttribute("href")}`)).toEqual(
    resume.work.map(({ name }) => `${name} /work/${name.toLowerCase()}`),
  );
});

test("lists every skill of resume.json", () => {
  renderAbout();
  const items = within(section("Skills")).getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual(resume.skills.flatMap(({ keywords }) => keywords));
});

test("the Resume button opens the PDF in a new tab", () => {
  renderAbout();
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Resume (PDF, opens in a new tab)" });
  expect(link.getAttribute("href")).toBe(profile.resume);
  expect(link.target).toBe("_blank");
  expect(link.relList.contains("noopener")).toBe(true);
});

test("quotes with the source", () => {
  renderAbout();
  const quote = screen.getByRole("blockquote");
  expect(quote.textContent).toBe("“Make it work, make it right, make it fast.”");
  expect(quote.closest("figure")?.textContent).toContain("Kent Beck");
});

test("axe finds nothing in either theme", async () => {
  const { container } = renderAbout();
  await expectAccessible(container);
});
