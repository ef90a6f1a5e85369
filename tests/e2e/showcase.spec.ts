/** The showcase in the built site. */
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { hold } from "#tests/support/faults.ts";
import { openOnce, test } from "#tests/support/shared-page.ts";
import { expectAccessible, open, reachAll, ready, watch } from "#tests/support/site.ts";

test.describe("opened once", () => {
  openOnce(async (page) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/showcase");
  });

  test("Code shows a component's files by keyboard, byte for byte", async ({ sharedPage: page }) => {
    const opener = page.getByRole("button", { name: "Code of Toggle group" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Toggle group" });
    await expect(dialog.getByRole("region", { name: "toggle-group.usage.tsx" })).toBeVisible();
    const place = await page.evaluate(() => scrollY);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("region", { name: "toggle-group.tsx" })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(place);
    expect(new URL(page.url()).hash).toBe(
      "#/showcase?source=toggle-group&file=components/toggle-group/toggle-group.tsx",
    );
    await dialog.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(dialog.getByText("Copied")).toBeVisible();
    const source = readFileSync("src/components/toggle-group/toggle-group.tsx", "utf8");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(source);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    expect(new URL(page.url()).hash).toBe("#/showcase");
  });

  test("a checkbox list is at most 300 px high in the built site, too", async ({ sharedPage: page }) => {
    await page.getByRole("button", { name: /^Checkbox/ }).press("Enter");
    const list = page.getByRole("listbox");
    await expect(list).toBeVisible();
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(300);
    await page.keyboard.press("Escape");
  });

  test("a card's command has the page's address, and Copy all the bundle", async ({ sharedPage: page }) => {
    const seen = watch(page);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const card = page.getByRole("region", { name: "Dropdown", exact: true });
    await card.getByRole("button", { name: /^Copy npx / }).press("Enter");
    await expect(card.getByText("Copied")).toBeVisible();
    const address = `${new URL(page.url()).origin}/r/dropdown.json`;
    expect(await copied()).toBe(`npx shadcn add ${address}`);
    await reachAll(page);
    const commands = page.getByRole("button", { name: /^Copy npx / });
    await expect(commands).toHaveCount(await page.getByRole("button", { name: /^Code of / }).count());
    const labels = await commands.allTextContents();
    for (const item of new Set(labels.map((label) => label.split("/").at(-1)))) {
      const answer = await page.request.get(`/r/${item}`);
      expect(`${(await answer.json()).name}.json`).toBe(item);
    }
    await card.getByRole("button", { name: "Code of Dropdown" }).click();
    const dialog = page.getByRole("dialog", { name: "Dropdown" });
    await dialog.getByRole("button", { name: "Copy all files" }).click();
    await expect(dialog.getByText("Copied")).toBeVisible();
    expect(await copied()).toContain("components/dc/dropdown/dropdown.tsx");
    expect(await copied()).not.toContain("#components");
    expect(seen.console).toEqual([]);
  });
});

test("a URL with a component's file opens it, any other opens the page", async ({ page }) => {
  const seen = watch(page);
  await page.goto("/#/showcase?source=list-dropdown&file=components/dropdown/list-box.tsx");
  const dialog = page.getByRole("dialog", { name: "List dropdown" });
  await expect(dialog.getByRole("region", { name: "list-box.tsx" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^File/ })).toHaveText("dropdown/list-box.tsx");
  await open(page, "/about");
  await page.goto("/#/showcase?source=no-such-component");
  await ready(page, "/showcase");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await open(page, "/about");
  await page.goto("/#/showcase?source=button&file=no-such-file");
  await expect(page.getByRole("dialog").getByRole("region", { name: "button.usage.tsx" })).toBeVisible();
  expect(seen.console).toEqual([]);
});

test("Code and the studio's button are busy while their code loads", async ({ page }) => {
  // Before the page fetches either of them ahead.
  const releases = [await hold(page, /source-modal-/), await hold(page, /open-studio-/)];
  await open(page, "/showcase");
  for (const [index, name] of ["Code of Button", "Open theme studio"].entries()) {
    // Hidden once the dialog is open.
    const opener = page.getByRole("button", { name, exact: true, includeHidden: true });
    await opener.click();
    await expect(opener).toHaveAttribute("aria-busy", "true");
    await releases[index]?.();
    await expect(page.locator(index === 0 ? "[role=dialog] h2" : "#studio h2")).toBeVisible();
    await expect(opener).not.toHaveAttribute("aria-busy");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("without a connection the source fails with a message and a retry", async ({ page }) => {
  await open(page, "/showcase");
  await page.route(/source-modal-/, (route) => route.abort());
  const opener = page.getByRole("button", { name: "Code of Button", exact: true });
  await opener.click();
  await expect(page.getByRole("alert").getByText("Couldn’t load the source.")).toBeVisible();
  await page.unroute(/source-modal-/);
  await opener.click();
  await expect(page.getByRole("dialog").getByRole("region", { name: "button.usage.tsx" })).toBeVisible();
});

test("a card hydrates at once when used, the others in turn", async ({ page }) => {
  const seen = watch(page);
  await page.goto("/showcase/");
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await ready(page);
  // The last card's button and a field in between, both still waiting.
  const field = page.getByRole("textbox", { name: "Phone", exact: true });
  await field.pressSequentially("4165550100");
  await expect(field).toHaveValue("416-555-0100");
  await page.getByRole("button", { name: "Code of Cookie banner" }).click();
  await expect(page.getByRole("dialog").getByRole("tab", { name: "Code" })).toBeVisible();
  await page.keyboard.press("Escape");
  await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  expect(seen.console).toEqual([]);
});

test("cards far below the window wait, and hydrate before they are visible", async ({ page }) => {
  const seen = watch(page);
  await page.goto("/showcase/");
  await ready(page);
  const player = page.getByRole("region", { name: "Video player" });
  const seek = player.getByRole("slider", { name: "Seek" });
  const waits = /content-visibility/;
  for (const first of ["theme-studio", "button", "input"]) {
    await expect(page.locator(`#${first} [data-hydration]`), first).not.toHaveClass(waits);
  }
  await expect(page.locator("#video-player [data-hydration]")).toHaveClass(waits);
  await expect(seek).toHaveCount(0);
  // Untouched, it hydrates within a window's height: its own controls replace the browser's.
  await player.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 1.8 * innerHeight));
  await expect(seek).toBeAttached();
  await expect(player).not.toBeInViewport();
  expect(seen.console).toEqual([]);
});

test("a link renders the first screen first; Back restores the position", async ({ page }) => {
  const seen = watch(page);
  await open(page, "/");
  // The cards in the first frame of the showcase.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const cells = document.querySelectorAll("main section");
      if (cells.length === 0) return;
      observer.disconnect();
      document.body.dataset.first = [...cells].map(({ id }) => id).join(" ");
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole("link", { name: "Showcase" }).first().click();
  await expect(page.locator("body")).toHaveAttribute("data-first", "theme-studio button input");
  await expect(page.locator("#cookie-banner")).toBeAttached();

  await page.evaluate(() => scrollTo(0, 2500));
  // A mouse click would scroll to the link first.
  const about = page.getByRole("link", { name: "About" }).first();
  const left = await about.evaluate((link: HTMLElement) => {
    const place = scrollY;
    link.click();
    return place;
  });
  expect(left).toBeGreaterThan(2000);
  await ready(page, "/about");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  expect(seen.console).toEqual([]);
});

test("on a phone all of it is at most 7,500 px tall", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/showcase/");
  await ready(page);
  await reachAll(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7500);
});

test("on a phone axe finds nothing in the cards that are not laid out yet", async ({ browser }) => {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true, colorScheme: "light" });
  const page = await context.newPage();
  await open(page, "/showcase");
  await expect(page.locator("[data-hydration]").last()).toHaveCSS("content-visibility", "auto");
  await expectAccessible(page);
  await context.close();
});

test("a visitor who leaves does not wait for cards far below the window", async ({ page }) => {
  const seen = watch(page);
  await page.goto("/showcase/");
  await ready(page);
  await page.evaluate(() => {
    let rendered = 0;
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element) rendered += 1 + node.querySelectorAll("*").length;
      }
      document.body.dataset.rendered = String(rendered);
    });
    const grid = document.querySelector("main section")?.parentElement as Element;
    observer.observe(grid, { childList: true, subtree: true });
  });
  await page.getByRole("link", { name: "HOME" }).first().click();
  await ready(page, "/");
  // One per card, in its place, and what the first ones render when they hydrate.
  expect(Number(await page.locator("body").getAttribute("data-rendered"))).toBeLessThan(200);
  expect(seen.console).toEqual([]);
});
