/** How much of a page is styled and laid out again. Counts hold on any machine; the bench has the times. */
import { expect, type Page, test } from "@playwright/test";
import { open, ready } from "#tests/support/site.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium counts its work.");

type TraceEvent = {
  name: string;
  ts: number;
  args: {
    elementCount?: number;
    beginData?: { frame?: string; dirtyObjects?: number };
    data?: { frame?: string; url?: string };
  };
};

/** Records the work for the page's own frame, from an action to two frames later. */
async function trace(page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline"] },
  });
  await act();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await session.send("Tracing.end");
  await complete;
  const { frameTree } = await session.send("Page.getFrameTree");
  return events.filter(({ args: { beginData, data } }) => (beginData ?? data)?.frame === frameTree.frame.id);
}

/** The elements of each style recalculation. */
const restyled = (events: TraceEvent[]) =>
  events.filter(({ name }) => name === "UpdateLayoutTree").map(({ args }) => args.elementCount ?? 0);

test("a view transition and accepted cookies restyle no more than what they change", async ({ page }) => {
  await open(page, "/work/marz");
  expect(await page.locator("*").count()).toBeGreaterThan(200);
  for (const [what, least, act] of [
    // At either end.
    ["a view transition", 3, () => page.evaluate(() => document.startViewTransition(() => {}).finished)],
    ["accepted cookies", 1, () => page.getByRole("button", { name: "I Accept" }).click()],
  ] as const) {
    const elements = restyled(await trace(page, act));
    expect(elements.length, what).toBeGreaterThanOrEqual(least);
    expect(Math.max(...elements), what).toBeLessThan(50);
  }
});

test("a page that opens is laid out once, with its title's font", async ({ page }) => {
  await open(page, "/");
  const link = page.getByRole("navigation").getByRole("link", { name: "WORK" });
  await link.hover();
  // Pointing at the link fetches the page and the font, and lifts the lid.
  await page.waitForFunction(() => document.fonts.check('700 1em "Archivo Cut"'));
  await page.waitForLoadState("networkidle");
  const events = await trace(page, async () => {
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: "WORK" })).toBeFocused();
  });
  const laidOut = events.filter(({ name }) => name === "Layout").map(({ args }) => args.beginData?.dirtyObjects ?? 0);
  expect(laidOut.filter((objects) => objects > 30)).toHaveLength(1);
});

for (const [path, width, height] of [
  ["/", 1440, 900],
  ["/work/marz", 412, 823],
] as const) {
  test(`${path} at ${width} px: later styles and the app do not restyle the page`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const events = await trace(page, async () => {
      await page.goto(path === "/" ? path : `${path}/`);
      await ready(page, path);
      await page.waitForLoadState("networkidle");
    });
    // From here on, the later styles and the app arrive.
    const asked = events.find(
      ({ name, args }) => name === "ResourceSendRequest" && /\/main-/.test(args.data?.url ?? ""),
    );
    expect(asked).toBeDefined();
    const elements = restyled(events.filter(({ ts }) => ts >= (asked?.ts ?? 0)));
    expect(elements.length).toBeGreaterThan(0);
    // The whole page once would be all of them; what comes alive in it is not.
    expect(elements.reduce((sum, each) => sum + each, 0)).toBeLessThan((await page.locator("*").count()) / 2);
  });
}
