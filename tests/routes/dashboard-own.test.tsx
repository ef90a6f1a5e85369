import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { MonitoredSites } from "#routes/dashboard/monitored-sites.tsx";
import { fetchStatus, readStatus } from "#services/status.ts";

// The oldest supported browsers lack it.
Reflect.deleteProperty(URL, "canParse");

const MINUTE = 60_000;
const dayBack = (days: number) => new Date(Date.now() - days * 1440 * MINUTE).toISOString().slice(0, 10);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

const own = [
  { name: "Bakery", url: "https://bakery.example/", since: "2024-02-12", slug: "bakery" },
  { name: "Museum", url: "https://museum.example/", since: "2022-09-01", slug: "museum" },
  { name: "Ferry", url: "https://ferry.example/sea/sea/sea/", since: "2023-05-20", slug: "ferry" },
];
const bakery = {
  slug: "bakery",
  status: "up",
  uptime: "99.9%",
  uptimeMonth: "99.80%",
  time: 412,
  dailyMinutesDown: { [dayBack(3)]: 12, [dayBack(30)]: 180 },
  certificateEnds: dayBack(-200),
};
const museum = { slug: "museum", status: "down", uptime: "97.1%", problem: "It answers 500.", dailyMinutesDown: {} };

const from = (content: unknown, modified?: string) => async () => readStatus(content, modified ?? null);

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => {});
});

const card = (name: string) => screen.getByRole("article", { name });
const badgeOf = (name: string) => card(name).querySelector("[class*=status-]")?.textContent;

test("with the owner's sites it requests status.json once and shows no sample", async () => {
  const service = vi.spyOn(window, "fetch").mockImplementation(async () => Response.json([bakery, museum]));
  render(<MonitoredSites websites={own} />);
  expect(screen.getAllByRole("article")).toHaveLength(3);
  expect(screen.getByText("Checking site status…")).toBeTruthy();
  await waitFor(() => expect(badgeOf("Bakery")).toBe("online"));
  expect(service).toHaveBeenCalledOnce();
  expect(String(service.mock.lastCall?.[0])).toBe(new URL("status.json", document.baseURI).href);
  expect(screen.queryByText(/Demo data/)).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test("cards show what was found, and words say what is unknown", async () => {
  render(<MonitoredSites websites={own} load={from([bakery, museum], minutesAgo(12))} />);
  expect(await screen.findByText("Published 12 minutes ago. No data for Ferry.")).toBeTruthy();
  expect(badgeOf("Bakery")).toBe("online");
  expect(within(card("Bakery")).getByText("99.80%")).toBeTruthy();
  expect(within(card("Bakery")).getByText("412 ms")).toBeTruthy();
  expect(within(card("Bakery")).getByText("Outages on 2 of the last 90 days. Total downtime 3 h 12 min.")).toBeTruthy();
  expect(within(card("Bakery")).getByRole("img").ariaLabel).toMatch(/: 12 min\. .*: 3 h\.$/);
  expect(badgeOf("Museum")).toBe("offline");
  expect(within(card("Museum")).getByText("It answers 500.")).toBeTruthy();
  expect(badgeOf("Ferry")).toBe("unknown");
  expect(within(card("Ferry")).getAllByText("Unknown").length).toBeGreaterThan(1);
  expect(within(card("Ferry")).queryByRole("img")).toBeNull();
  const summary = screen.getByLabelText("Summary");
  expect(within(summary).getByText("98.5%")).toBeTruthy();
  expect(screen.getByRole("tab", { name: "Issues 1" })).toBeTruthy();
});

test("a state older than a day is out of date, in words", async () => {
  render(<MonitoredSites websites={own} load={from([{ ...bakery, checked: minutesAgo(3 * 1440) }])} />);
  expect(await screen.findByText(/^Checked 3 days ago\. This check is out of date/)).toBeTruthy();
});

test("a status can be changed, and undone to one that is not an option", async () => {
  render(<MonitoredSites websites={own} load={from([{ ...bakery, status: "degraded" }])} />);
  await waitFor(() => expect(badgeOf("Bakery")).toBe("degraded"));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Set status of Bakery" }), "maintenance");
  expect(badgeOf("Bakery")).toBe("maintenance");
  expect(within(card("Bakery")).queryByRole("option", { name: "Degraded" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /Undo/ }));
  expect(badgeOf("Bakery")).toBe("degraded");
});

test("a failure is logged and shown, the list stays, and a retry can succeed", async () => {
  const service = vi.spyOn(window, "fetch").mockImplementation(async () => new Response("<!doctype html>"));
  render(<MonitoredSites websites={own} load={fetchStatus} />);
  expect(await screen.findByText(/web page instead of status\.json\. Showing the sites without/)).toBeTruthy();
  expect(log).toHaveBeenCalledWith("Error fetching websites", expect.any(Error));
  expect(screen.getAllByRole("article")).toHaveLength(3);
  expect(screen.getByRole("tabpanel").ariaBusy).toBe("false");
  service.mockImplementation(async () => Response.json([bakery]));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(badgeOf("Bakery")).toBe("online"));
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});
