/** A visitor's ways through the site, in WebKit. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { readEml } from "../../../tests/support/read-eml.ts";
import { PAGES } from "../../../tests/support/site.ts";
import { focused } from "../visitor.ts";
import { test, type WebKit } from "./driver.ts";

const outbox = join(import.meta.dirname, "../../../test-results/outbox");
const heading = (webkit: WebKit) =>
  webkit.run(() => document.querySelector("main h1")?.textContent?.replaceAll(/\s+/g, " "));
const hash = (webkit: WebKit) => webkit.run(() => location.hash);

for (const [width, height] of [
  [1440, 900],
  [447, 806],
] as const) {
  test(`every page comes alive without an error, a sideways scroll or a line out of the side box, ${width} px`, async ({
    webkit,
  }) => {
    for (const { path } of PAGES) {
      await webkit.open(path === "/" ? path : `${path}/`, { width, height });
      expect(
        await webkit.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        path,
      ).toBe(0);
      expect(await webkit.run(linesOutOfSideBox), path).toEqual([]);
      expect(await webkit.run(() => document.querySelector("main h1")?.textContent), path).not.toContain("Error");
    }
  });
}

/** Texts of the side box that need more than a line or overflow. */
function linesOutOfSideBox(): string[] {
  return [...document.querySelectorAll("aside a, aside p")].flatMap((element) => {
    const text = document.createRange();
    text.selectNodeContents(element.firstChild as Node);
    const [letters, box] = [text.getBoundingClientRect(), element.getBoundingClientRect()];
    const isInside = letters.left >= box.left - 1 && letters.right <= box.right + 1 && letters.top >= box.top - 1;
    return isInside && text.getClientRects().length === 1 ? [] : [`${element.textContent}`];
  });
}

test("links lead from page to page, Back and Forward to where one was, and focus to the heading", async ({
  webkit,
}) => {
  await webkit.open("/");
  await webkit.point(["main nav a", "^ABOUT"]);
  await expect.poll(() => heading(webkit)).toMatch(/about/i);
  await expect.poll(() => focused(webkit, "tagName")).toBe("H1");
  await webkit.point(["#bottom-wall a", "CONTACT"]);
  await expect.poll(() => hash(webkit)).toBe("#/contact");
  await webkit.send("POST", "/back", {});
  await expect.poll(() => hash(webkit)).toBe("#/about");
  await expect.poll(() => heading(webkit)).toMatch(/about/i);
  await webkit.send("POST", "/forward", {});
  await expect.poll(() => heading(webkit)).toMatch(/hello/i);
});

test("the theme is switched, and kept over a reload", async ({ webkit }) => {
  await webkit.open("/about/");
  const theme = () => webkit.run(() => document.body.className);
  const before = await theme();
  await webkit.point('[role="switch"]');
  await expect.poll(theme).not.toBe(before);
  const chosen = await theme();
  await webkit.send("POST", "/refresh", {});
  await webkit.ready();
  expect(await theme()).toBe(chosen);
});

test("the cookie banner is accepted, and stays away", async ({ webkit }) => {
  await webkit.open("/");
  await webkit.point(["button", "I Accept"]);
  const banner = () =>
    webkit.run(() => document.querySelector("[data-part=cookie-banner]")?.checkVisibility() ?? false);
  await expect.poll(banner).toBe(false);
  await webkit.send("POST", "/refresh", {});
  await webkit.ready();
  expect(await banner()).toBe(false);
});

async function fillIn(webkit: WebKit, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    await webkit.point(["main form :is(input, textarea)", `^${name}`]);
    await webkit.type(text);
  }
  await webkit.point(["main form button[type=submit]", ""]);
}

test("a message is typed and sent, and arrives", async ({ webkit, request }) => {
  await request.post("/api/v1.0/email/__behaviour", { data: { mode: "ok" } });
  const message = `From WebKit ${Date.now()}`;
  await webkit.open("/contact/");
  await fillIn(webkit, { Name: "Robin", Email: "robin@site.test", Message: message });
  const mails = () =>
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((file) => file.endsWith(".eml"))
      .filter((file) => readEml(readFileSync(join(outbox, file), "utf8")).body.includes(message));
  await expect.poll(() => mails().length).toBe(1);
});

test("an inquiry without an address is refused and keeps its text, and a whole one is thanked for", async ({
  webkit,
}) => {
  await webkit.open("/inquiry/");
  await fillIn(webkit, { Name: "Robin", Project: "A shop" });
  await expect.poll(() => webkit.has(["main input[aria-invalid=true]", "^Email"])).toBe(true);
  expect(await webkit.run(() => document.querySelector<HTMLTextAreaElement>("main textarea")?.value)).toBe("A shop");
  await fillIn(webkit, { Email: "robin@site.test" });
  await expect.poll(() => heading(webkit)).toMatch(/^thank/i);
});

test("the dashboard: its search and its filter narrow the sites, and both are cleared", async ({ webkit }) => {
  const sites = () =>
    webkit.run(() => [...document.querySelectorAll("main article")].map(({ ariaLabel }) => ariaLabel));
  await webkit.open("/dashboard/");
  await webkit.point("main input[type=search]");
  await webkit.type("studio");
  await expect.poll(sites).toEqual(["Northlight Studio"]);
  await webkit.point(["[role=tab]", "^Online"]);
  await webkit.point(["main button", "^Clear search and filter"]);
  await expect.poll(async () => (await sites()).length).toBe(3);
});

test("a case study: its contents list, its picture enlarged and closed, the next one", async ({ webkit }) => {
  await webkit.open("/work/marz/");
  await webkit.point(["nav[aria-label=Contents] a", "From plate to delivery"]);
  await expect.poll(() => focused(webkit, "textContent")).toBe("From plate to delivery");
  await webkit.point(["button", "^Enlarge"]);
  await webkit.find("[role=dialog] img");
  await webkit.press("Escape");
  await expect.poll(() => webkit.has("[role=dialog]")).toBe(false);
  await expect.poll(() => focused(webkit, "ariaLabel")).toMatch(/^Enlarge/);
  await webkit.point(["#bottom-wall a", "TIMESLOT"]);
  await expect.poll(() => heading(webkit)).toMatch(/timeslot/i);
});

test("an unknown address says so and links back", async ({ webkit }) => {
  await webkit.open("/#/no-such-page");
  await expect.poll(() => heading(webkit)).toContain("Error");
});

test("the studio opens and takes focus", async ({ webkit }) => {
  await webkit.open("/showcase/");
  await webkit.point(["button", "Open theme studio"]);
  await webkit.find("#studio");
  await expect.poll(() => focused(webkit, "textContent")).toBe("Theme studio");
});
