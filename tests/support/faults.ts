/** The fault suite's faults, and the checks that every fault has to pass. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, type Route } from "@playwright/test";
import { PAGES } from "./site.ts";

/** Gathers exceptions and rejections that nothing caught. */
export function uncaught(page: Page): string[] {
  const seen: string[] = [];
  page.on("pageerror", (error) => seen.push(String(error)));
  return seen;
}

/** Holds requests back. Returns the function that lets them go, to where they were going. */
export async function hold(page: Page, what: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const keep = (route: Route) => void held.push(route);
  await page.route(what, keep);
  return async () => {
    await page.unroute(what, keep);
    await Promise.all(held.map((route) => route.continue().catch(() => {})));
  };
}

/** A server that breaks off in the middle of each answer. */
export async function brokenServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
    response.write('[{"display_name": "Tor', () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** Expects a page that can be read: a heading, a way onward, and more than a line of text. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole("link").first()).toBeAttached();
  await expect(page.getByRole("main")).toContainText(/\S.{40}/s);
}

/** Goes to another page by a link at the foot, as a visitor does, and expects it whole. */
export async function goOn(page: Page, name: "ABOUT" | "WORK" | "CONTACT" | "DASHBOARD" = "ABOUT"): Promise<void> {
  await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name, exact: true }).click();
  const path = `/${name.toLowerCase()}`;
  const heading = PAGES.find((each) => each.path === path)?.heading ?? "";
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(heading);
  // A link of the app, and not of a file.
  await expect(page.locator('main a[href*="#/"]').first()).toBeAttached();
}
