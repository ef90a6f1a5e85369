import { render, screen, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Dashboard } from "#routes/dashboard/dashboard.tsx";
import { SiteCard } from "#routes/dashboard/site-card.tsx";
import { SiteList } from "#routes/dashboard/site-list.tsx";
import { type ClientWebsite, loadClientWebsites } from "#services/client-websites.ts";

const cards = () => screen.queryAllByRole("article").map((card) => card.getAttribute("aria-label"));

test("shows no sites, and says so, while another source is loading", async () => {
  let arrive = (_: readonly ClientWebsite[]) => {};
  const load = () =>
    new Promise<readonly ClientWebsite[]>((resolve) => {
      arrive = resolve;
    });
  render(<SiteList load={load} known={[]} Card={SiteCard} />);
  expect(screen.getByText("Loading websites")).toBeTruthy();
  expect(cards()).toEqual([]);
  expect(screen.queryByText(/No websites found/)).toBeNull();
  arrive(await loadClientWebsites());
  expect(await screen.findAllByRole("article")).toHaveLength(3);
  expect(screen.getByText("3 websites shown")).toBeTruthy();
});

test("search narrows the cards, and the tabs' counts and the summary follow", async () => {
  render(<Dashboard />);
  await screen.findAllByRole("article");
  await userEvent.type(screen.getByRole("searchbox", { name: "Search websites" }), "STUDIO north");
  await expect.poll(cards).toEqual(["Northlight Studio"]);
  expect(await screen.findByRole("tab", { name: "All 1" })).toBeTruthy();
  expect(screen.getByRole("tab", { name: "Online 0" })).toBeTruthy();
  expect(screen.getByRole("tab", { name: "Issues 1" })).toBeTruthy();
  expect(await screen.findByText("1 website shown")).toBeTruthy();
  expect(within(screen.getByLabelText("Summary")).getByText("97.4%")).toBeTruthy();
});

test("filter and search together may leave nothing: it says so and offers the way back", async () => {
  render(<Dashboard />);
  await screen.findAllByRole("article");
  await userEvent.click(screen.getByRole("tab", { name: /Online/ }));
  await expect.poll(cards).toEqual(["Lakeshore Schools"]);
  const panel = screen.getByRole("tabpanel", { name: /Online/ });
  for (const tab of screen.getAllByRole("tab")) expect(tab.getAttribute("aria-controls")).toBe(panel.id);
  await userEvent.type(screen.getByRole("searchbox"), "bakery");
  expect(await screen.findByRole("heading", { name: "No websites found matching your criteria." })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Clear search and filters" }));
  await expect.poll(cards).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});

test("a status change updates badge and summary, is announced, and can be undone", async () => {
  render(<Dashboard />);
  await screen.findAllByRole("article");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Set status of Half Past Salon" }), "online");
  const card = screen.getByRole("article", { name: "Half Past Salon" });
  expect(card.querySelector(".status-online")).toBeTruthy();
  expect(screen.getByRole("tab", { name: "Online 2" })).toBeTruthy();
  expect(screen.getByText("Half Past Salon: offline to online.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /Undo/ }));
  expect(card.querySelector(".status-offline")).toBeTruthy();
  expect(screen.getByText("Half Past Salon: back to offline.").role).toBe("status");
  expect(screen.queryByRole("button", { name: /Undo/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Set status of Half Past Salon" }));
});

test("undone while another filter is chosen, focus goes to its tab", async () => {
  render(<Dashboard />);
  await screen.findAllByRole("article");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Set status of Half Past Salon" }), "online");
  await userEvent.click(screen.getByRole("tab", { name: /Online/ }));
  await userEvent.click(screen.getByRole("button", { name: /Undo/ }));
  expect(cards()).toEqual(["Lakeshore Schools"]);
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: /Online/ }));
});

test("a failed load is logged, shows the empty state and can be retried", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  let attempts = 0;
  const load = async () => {
    attempts++;
    if (attempts === 1) throw new Error("no network");
    return loadClientWebsites();
  };
  render(<SiteList load={load} known={[]} Card={SiteCard} />);
  expect(await screen.findByText("No websites found matching your criteria.")).toBeTruthy();
  expect(log).toHaveBeenCalledWith("Error fetching websites", expect.any(Error));
  expect(within(screen.getByLabelText("Summary")).getByText("N/A")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: /All/ }));
  expect(await screen.findAllByRole("article")).toHaveLength(3);
});

test("shows 24 sites; each press adds 24 and focuses the first new one", async () => {
  const [site] = await loadClientWebsites();
  if (!site) throw new Error("There is a sample site.");
  const sites = Array.from({ length: 60 }, (_, i) => ({ ...site, id: `${i}`, url: `https://site-${i}.example/` }));
  render(<SiteList load={async () => sites} known={[]} Card={SiteCard} />);
  await screen.findByText("60 websites shown");
  expect(screen.getAllByRole("article")).toHaveLength(24);
  await userEvent.click(screen.getByRole("button", { name: "Show 24 more of 60" }));
  expect(screen.getAllByRole("article")).toHaveLength(48);
  expect((document.activeElement as HTMLAnchorElement).href).toBe("https://site-24.example/");
  await userEvent.click(screen.getByRole("button", { name: "Show 12 more of 60" }));
  expect(screen.getAllByRole("article")).toHaveLength(60);
  expect(screen.queryByRole("button", { name: /more of/ })).toBeNull();
});

test("the last change and its Undo stay in view, wherever the card is", async () => {
  await page.viewport(390, 600);
  onTestFinished(() => page.viewport(1280, 800));
  render(<Dashboard />);
  await screen.findAllByRole("article");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Set status of Half Past Salon" }), "online");
  const undo = await screen.findByRole("button", { name: /Undo/ });
  window.scrollTo(0, 0);
  await expect.poll(() => undo.getBoundingClientRect().bottom).toBeLessThanOrEqual(600);
  // It does not cover the focused element.
  for (const link of screen.getAllByRole("link")) {
    link.focus();
    expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(undo.getBoundingClientRect().top);
  }
});
