import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { resume } from "#content/resume.ts";
import { profile } from "#content/site.ts";
import { About } from "#routes/about/about.tsx";
import { TagList } from "#routes/about/tag-list.tsx";
import { Timeline } from "#routes/about/timeline.tsx";

test("shows experience and skills of resume.json, and offers the PDF in a new tab", () => {
  render(<About />, { wrapper: MemoryRouter });
  const section = (heading: string) =>
    within(screen.getByRole("heading", { level: 2, name: heading }).closest("section") as HTMLElement);
  expect(
    section("Experience")
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(resume.work.map(({ name }) => `/work/${name.toLowerCase()}`));
  expect(
    section("Skills")
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(resume.skills.flatMap(({ keywords }) => keywords));
  const pdf = screen.getByRole<HTMLAnchorElement>("link", { name: "Resume (PDF, opens in a new tab)" });
  expect([pdf.getAttribute("href"), pdf.target, pdf.rel]).toEqual([profile.resume, "_blank", "noopener"]);
});

test("an entry shows its dates below its title, or nothing if it has none", () => {
  const entry = { id: "a", title: "Sample Works", period: "Jun 2014 – 2016", text: "Developer" };
  render(<Timeline heading="Experience" entries={[entry, { ...entry, period: "" }]} />);
  const items = screen.getAllByRole("listitem").map((item) => [...item.querySelectorAll("h3, p")]);
  expect(items.map((parts) => parts.map((part) => part.textContent))).toEqual([
    ["Sample Works", "Jun 2014 – 2016", "Developer"],
    ["Sample Works", "Developer"],
  ]);
});

test("a tag that two skills have is shown once", () => {
  render(<TagList heading="Skills" tags={["HTML", "CSS", "HTML"]} />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["HTML", "CSS"]);
});
