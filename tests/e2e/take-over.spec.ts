/** Hydration makes the browser redo no more than what changes. */
import { expect, type Page, test } from "@playwright/test";
import { ready } from "#tests/support/site.ts";

type TraceEvent = {
  name: string;
  ts: number;
  args: { elementCount?: number; beginData?: { frame?: string }; data?: { frame?: string; url?: string } };
};

/** Records what the browser does while something is done with the page. */
async function trace(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline"] },
  });
  await act();
  await session.send("Tracing.end");
  await complete;
  const { frameTree } = await session.send("Page.getFrameTree");
  return events.filter(({ args: { beginData, data } }) => (beginData ?? data)?.frame === frameTree.frame.id);
}

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
    const styled = events.filter(({ name, ts }) => name === "UpdateLayoutTree" && ts >= (asked?.ts ?? 0));
    expect(styled.length).toBeGreaterThan(0);
    const elements = styled.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
    // The whole page once would be all of them; what comes alive in it is not.
    expect(elements).toBeLessThan((await page.locator("*").count()) / 2);
  });
}
