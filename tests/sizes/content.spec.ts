/** A site with texts and lists of all lengths: every page whole, readable and alive, in wide and narrow windows. */
import { expect, type Page, test } from "@playwright/test";
import { axeFindings } from "#tests/support/axe-in-page.ts";
import { uncaught } from "#tests/support/faults.ts";
import { lost } from "#tests/support/lost.ts";
import { lostTitles, wrappedTitles } from "#tests/support/lost-titles.ts";
import { overlaps } from "#tests/support/overlaps.ts";
import { expectNoSidewaysScroll, ready, resize } from "#tests/support/site.ts";
import { AWKWARD_NAMES, LIDS, STUDIES, serveSizedSite } from "#tests/support/sized-site.ts";

// One build for the file, so one worker.
test.describe.configure({ mode: "default" });

let site: Awaited<ReturnType<typeof serveSizedSite>>;
test.beforeAll(async () => {
  // For a build that hangs.
  test.setTimeout(300_000);
  site = await serveSizedSite();
});
test.afterAll(() => site.close());

const WIDTHS = [1440, 768, 320];

async function openSized(page: Page, path: string): Promise<void> {
  await page.route("**/api/users", (route) => route.fulfill({ json: [] }));
  await page.goto(`${site.url}#${path}`);
  await ready(page);
}

async function expectWhole(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await resize(page, width, 800);
    await expect.poll(() => page.evaluate(lost), `${width} px`).toEqual([]);
    await expect.poll(() => page.evaluate(lostTitles), `${width} px`).toEqual([]);
    expect(await page.evaluate(wrappedTitles), `${width} px`).toEqual([]);
    expect(await page.evaluate(overlaps), `${width} px`).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
}

async function expectNothingFromAxe(page: Page): Promise<void> {
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("body")).toHaveClass(`${colorScheme}-mode`);
    expect(await axeFindings(page), colorScheme).toEqual([]);
  }
}

/** Presses what every page has. */
async function expectAlive(page: Page): Promise<void> {
  const theme = await page.locator("body").getAttribute("class");
  await page.getByRole("switch", { name: "Light theme" }).first().click();
  await expect(page.locator("body")).not.toHaveClass(theme ?? "");
}

const PAGES: { path: string; title: string; pictures?: number }[] = [
  ...Object.entries(STUDIES).map(([slug, study]) => ({ path: `/work/${slug}`, ...study })),
  // Its case studies have titles of all lengths.
  { path: "/", title: "" },
  ...Object.entries(LIDS).map(([name, title]) => ({ path: `/${name}`, title })),
];

for (const { path, title, pictures } of PAGES) {
  test(`${path}: a title of ${title.length} characters, ${pictures ?? "no"} pictures`, async ({ page }) => {
    const errors = uncaught(page);
    await openSized(page, path);
    // Only a case study's title is in one piece.
    const [start = ""] = pictures === undefined ? title.split(" ") : [title];
    await expect(page.getByRole("heading", { level: 1 })).toContainText(start);
    if (pictures !== undefined) await expect(page.getByRole("figure")).toHaveCount(pictures);
    await expectWhole(page);
    await expectNothingFromAxe(page);
    await expectAlive(page);
    if (pictures) {
      const last = page.getByRole("button", { name: /^Enlarge/ }).last();
      await last.click();
      await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
    }
    expect(errors).toEqual([]);
  });
}

test("a thousand client websites fit, can be searched, and can change status", async ({ page }) => {
  const errors = uncaught(page);
  const entries = Array.from({ length: 1000 }, (_, i) => ({ slug: `site-${i}`, status: "up", uptime: "99.9%" }));
  await page.route("**/status.json", (route) => route.fulfill({ json: entries }));
  await openSized(page, "/dashboard");
  await expect(page.getByText("1000 websites shown")).toBeAttached();
  for (const name of AWKWARD_NAMES) await expect(page.getByRole("article", { name, exact: true })).toBeAttached();
  await expectWhole(page);
  await page.getByRole("searchbox").fill("Site 999");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("combobox", { name: "Set status of Site 999" }).selectOption("maintenance");
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  // Those with awkward names: axe looks at the same card a thousand times otherwise.
  await page.getByRole("searchbox").fill("site-1.example");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectNothingFromAxe(page);
  await expectAlive(page);
  expect(errors).toEqual([]);
});
