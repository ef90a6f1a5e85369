/** A long visit: fifty rounds through all pages and everything that opens, counting what remains. */
import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { open, PAGES, ready } from "../../tests/support/site.ts";

/** The engine compiles most code in the first rounds. A leak grows in every round. */
const WARM_UP = 5;
const ROUNDS = 50;
/** Under one element and one listener a round. Measured: no element, no listener, 1.4 MB of heap. */
const ALLOWED = { heap: 2 * 1024 * 1024, nodes: ROUNDS - 1, listeners: ROUNDS - 1 };

test(`${ROUNDS} rounds of routes, dialogs, lists, menus and themes leave heap, elements and listeners as they were`, async ({
  page,
}) => {
  test.setTimeout(600_000);
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable");
  await open(page, "/");
  await page.getByRole("button", { name: "I Accept" }).click();
  for (let round = 0; round < WARM_UP; round += 1) await goRound(page);
  const before = await count(client);
  for (let round = 0; round < ROUNDS; round += 1) await goRound(page);
  const after = await count(client);
  const grown = Object.fromEntries(Object.entries(after).map(([name, now]) => [name, now - before[name as "heap"]]));
  console.log(`grown by ${JSON.stringify(grown)} from ${JSON.stringify(before)}`);
  for (const [name, most] of Object.entries(ALLOWED)) expect(grown[name], name).toBeLessThanOrEqual(most);
});

/** Every page once, each theme once, and one of each thing that opens. Ends on the landing page, where it is counted. */
async function goRound(page: Page) {
  for (const { path, heading } of PAGES) {
    await page.evaluate((path) => {
      location.hash = path;
    }, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(heading);
    if (path === "/showcase") await openAll(page);
    if (path === "/work/marz")
      await openAndClose(page, page.getByRole("button", { name: /^Enlarge/ }).first(), "dialog");
  }
  await page.getByRole("switch", { name: "Light theme" }).first().click();
  await page.evaluate(() => {
    location.hash = "/";
  });
  await ready(page, "/");
}

async function openAll(page: Page) {
  await openAndClose(page, page.getByRole("button", { name: "Screen" }).first(), "listbox");
  await openAndClose(page, page.getByRole("button", { name: "First half of 2024" }).first(), "dialog");
  await openAndClose(page, page.getByRole("button", { name: "Open a short one" }), "dialog");
  await openAndClose(page, page.getByRole("button", { name: "Code of Button" }), "dialog");
  const field = page.getByRole("group", { name: "Demo area, circular menu" });
  await field.focus();
  await page.keyboard.press("Shift+F10");
  await closeAgain(page, "menu");
}

type Opened = "dialog" | "listbox" | "menu";

async function openAndClose(page: Page, opener: ReturnType<Page["getByRole"]>, role: Opened) {
  await opener.press("Enter");
  await closeAgain(page, role);
}

async function closeAgain(page: Page, role: Opened) {
  // A dialog itself is a place of no height.
  await expect(page.getByRole(role).first()).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByRole(role)).toHaveCount(0);
}

/** Counts after several collections, since one makes unreachable what only the next frees. */
async function count(client: CDPSession) {
  for (let times = 0; times < 5; times += 1) await client.send("HeapProfiler.collectGarbage");
  const { metrics } = await client.send("Performance.getMetrics");
  const figure = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { heap: figure("JSHeapUsedSize"), nodes: figure("Nodes"), listeners: figure("JSEventListeners") };
}
