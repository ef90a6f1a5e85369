/** States of a page beyond its file, each with the steps that lead to it. */
import { expect, type Locator, type Page } from "@playwright/test";
import { open, PAGES, reachAll, ready, resize } from "#tests/support/site.ts";
import { chooseColor, openPart, openStudio } from "#tests/support/studio.ts";
import { applyTheme } from "#theme/theme-class.ts";

export type State = {
  name: string;
  /** Brings a page into the state. */
  enter: (page: Page) => Promise<unknown>;
  /** The part that the state adds, if the rest matches another state. Default: the whole page. */
  part?: string;
  /** The windows to look at. Default: all. */
  widths?: readonly number[];
};

/** The box of a dialog. The dialog itself has no size. */
const DIALOG = "[id^=headlessui-dialog-panel]";

const pages: State[] = PAGES.map(({ path }) => ({ name: path, enter: (page) => open(page, path) }));

/** The page before its scripts have loaded. */
const files: State[] = PAGES.map(({ path }) => ({
  name: `${path}, the file alone`,
  widths: [1440, 320],
  enter: async (page) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(path === "/" ? path : `${path}/`);
    await page.locator("h1").first().waitFor({ state: "attached" });
  },
}));

type Steps = (page: Page) => Promise<unknown>;

/** A state of a page that is opened first. */
const on = (path: string, name: string, steps: Steps, part?: string): State => ({
  name: `${path}, ${name}`,
  part,
  enter: async (page) => {
    await open(page, path);
    await steps(page);
  },
});

const fill = async (page: Page, email: string) => {
  await page.getByLabel("Name", { exact: true }).fill("Robin Weiß");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Message", { exact: true }).fill("Hello");
  await page.getByRole("button", { name: "Send" }).click();
};
/** Answers the form in the page's place, so that tests that run side by side do not share one service. */
const mail = (page: Page, answer: { status: number; body: string } | "none") =>
  page.route("**/send-form", (route) => (answer === "none" ? undefined : route.fulfill(answer)));

const forms: State[] = [
  on("/contact", "empty and sent", async (page) => {
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert").getByText("Please fill in all fields")).toBeVisible();
  }),
  on("/contact", "an invalid address", async (page) => {
    await fill(page, "robin@");
    await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("aria-invalid", "true");
  }),
  on("/contact", "sending", async (page) => {
    await mail(page, "none");
    await fill(page, "robin@site.test");
    await expect(page.locator("form [aria-busy=true], form [data-loading]").first()).toBeVisible();
  }),
  on("/contact", "sent", async (page) => {
    await mail(page, { status: 200, body: "OK" });
    await fill(page, "robin@site.test");
    await expect(page.getByRole("status").getByText("Email sent successfully")).toBeVisible();
  }),
  on("/contact", "failed", async (page) => {
    await mail(page, { status: 500, body: "no" });
    await fill(page, "robin@site.test");
    await expect(page.getByRole("alert").getByText("Email failed to send")).toBeVisible();
  }),
  on("/inquiry", "empty and sent", async (page) => {
    await page.locator("form button[type=submit]").click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  }),
];

const dashboard: State[] = [
  on("/dashboard", "filtered", async (page) => {
    await page.getByRole("tab", { name: /Offline/ }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
  }),
  on("/dashboard", "nothing found", async (page) => {
    await page.getByRole("searchbox").fill("nobody");
    await expect(page.getByText("No websites found matching your criteria.")).toBeVisible();
  }),
  on("/dashboard", "a status changed", async (page) => {
    await page.getByRole("combobox").first().selectOption("maintenance");
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  }),
];

const others: State[] = [
  {
    name: "a page that does not exist",
    enter: async (page) => {
      await page.goto("/#/nothing-here");
      await expect(page.getByText("404 Not Found")).toBeVisible();
      await ready(page);
    },
  },
  on("/", "the cookie banner accepted", async (page) => {
    const accept = page.getByRole("button", { name: "I Accept" });
    if (await accept.isVisible()) await accept.click();
    await expect(accept).toBeHidden();
  }),
  on(
    "/work/marz",
    "a figure enlarged",
    async (page) => {
      await page
        .getByRole("button", { name: /^Enlarge/ })
        .first()
        .click();
      await expect(page.locator(DIALOG)).toBeVisible();
    },
    DIALOG,
  ),
];

/** A state of a part of the showcase. */
const within = (part: string, name: string, steps: Steps): State => ({
  name: `/showcase, ${name}`,
  part,
  enter: async (page) => {
    await page.goto("/showcase/");
    await ready(page, "/showcase");
    await steps(page);
  },
});

/** Presses a button of a card. */
const press = (name: string | RegExp, shown: string) => async (page: Page) => {
  const button = page.getByRole("button", { name }).first();
  await button.scrollIntoViewIfNeeded();
  await button.press("Enter");
  await expect(page.locator(shown).first()).toBeVisible();
};
/** Opens a step of the date picker, past so many choices. */
const date = (steps: number) => async (page: Page) => {
  await press(/^Date/, `${DIALOG} [role=grid]`)(page);
  for (let step = 0; step < steps; step++) await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("grid")).toBeVisible();
};

/** Opens a context menu by keyboard, once all cards are hydrated: they may move the page, and the menu would close. */
async function openMenu(field: Locator): Promise<void> {
  await reachAll(field.page());
  await field.scrollIntoViewIfNeeded();
  await expect(async () => {
    await field.press("Shift+F10");
    await expect(field.page().getByRole("menu")).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function askForAddress(page: Page): Promise<void> {
  const field = page.getByRole("combobox", { name: "Address in the US or Canada" });
  await field.fill("toronto");
  await field.press("Enter");
}

const showcase: State[] = [
  within("[role=listbox]", "dropdown open", press(/^Screen/, "[role=listbox]")),
  within("[role=listbox]", "checkbox list open", press(/^Checkbox/, "[role=listbox]")),
  within("[role=listbox]", "searchable list open", async (page) => {
    await page.getByRole("combobox", { name: "Searchable" }).fill("a");
    await expect(page.getByRole("listbox", { name: "Options of Searchable" })).toBeVisible();
  }),
  within("[role=listbox]", "address list open", async (page) => {
    await askForAddress(page);
    await expect(page.getByRole("listbox", { name: "Address in the US or Canada" })).toBeVisible();
  }),
  within("#address-input", "address search, asking", async (page) => {
    await page.route(/\/search\?/, () => {});
    await askForAddress(page);
    await expect(page.getByText("Searching…").first()).toBeVisible();
  }),
  within("#address-input", "address search, failed", async (page) => {
    await page.route(/\/search\?/, (route) => route.fulfill({ status: 500, body: "no" }));
    await askForAddress(page);
    await expect(page.getByText(/Address search isn’t working right now/).first()).toBeVisible();
  }),
  within(DIALOG, "date picker, years", date(0)),
  within(DIALOG, "date picker, months", date(1)),
  within(DIALOG, "date picker, days", date(2)),
  within("[role=menu]", "context menu", (page) =>
    openMenu(page.getByRole("group", { name: "Demo area", exact: true })),
  ),
  within("[role=menu]", "circular menu", (page) =>
    openMenu(page.getByRole("group", { name: "Demo area, circular menu" })),
  ),
  within("[role=tooltip]", "tooltip", async (page) => {
    const cell = page.getByRole("region", { name: "Tooltip" });
    await cell.scrollIntoViewIfNeeded();
    await cell.getByRole("button").first().focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tooltip")).toBeVisible();
  }),
  within(DIALOG, "modal", press("Open a long one", DIALOG)),
  within(DIALOG, "code of a component", press("Code of Dropdown", `${DIALOG} pre`)),
  within(DIALOG, "styling of a component", press("Styling of Dropdown", `${DIALOG} pre`)),
  within("[role=alert] > div", "alerts", async (page) => {
    for (const type of ["Error", "Info"]) {
      await page.getByRole("region", { name: "Alert" }).getByRole("button", { name: type }).press("Enter");
    }
    await expect(page.getByRole("alert").getByText("Enter your name")).toBeVisible();
    // It stays while it has focus.
    await page.getByRole("alert").getByRole("button", { name: "Close" }).focus();
  }),
  within("#dropdown", "keys and props of a component", async (page) => {
    const cell = page.getByRole("region", { name: "Dropdown", exact: true });
    for (const summary of await cell.locator("summary").all()) await summary.press("Enter");
    await expect(cell.getByRole("rowheader").nth(5)).toBeVisible();
  }),
  within("#video-player", "the video player plays, its settings open", async (page) => {
    await page.route(/mdn\.github\.io/, (route) => route.abort());
    const player = page.getByRole("region", { name: "Video player" });
    await player.scrollIntoViewIfNeeded();
    await player.getByRole("button", { name: /^Play/ }).first().click();
    await player.getByRole("button", { name: /Settings/ }).click();
    await expect(player.getByRole("menu").or(player.getByRole("radiogroup")).first()).toBeVisible();
    // Move the pointer so the error note isn't hovered.
    await page.mouse.move(0, 0);
    // The own clip, which takes the film's place.
    const time = () => page.locator("video").evaluate((film: HTMLVideoElement) => film.currentTime);
    await expect.poll(time).toBeGreaterThan(0);
  }),
  {
    name: "the studio with every part open",
    part: "#studio > aside",
    enter: async (page) => {
      const studio = await openStudio(page);
      await chooseColor(studio, "role.bg", "dark");
      for (const part of ["Colours", "Type, spacing and motion", "Presets", "Import and export"]) {
        await openPart(studio, part);
      }
      await studio.evaluate((panel) => {
        for (const group of panel.querySelectorAll("details")) group.open = true;
      });
    },
  },
];

const WIDTHS = [1440, 768, 320];

/**
 * Enters a state and looks at it in every window and in both themes.
 * @param look gets the theme and the width, for messages
 */
export async function lookAt(
  { enter, part, widths = WIDTHS }: State,
  page: Page,
  look: (where: string) => Promise<void>,
): Promise<void> {
  await enter(page);
  for (const width of widths) {
    await resize(page, width, 900);
    // A list or a menu goes when the window changes.
    if (part && !(await page.locator(part).first().isVisible())) await enter(page);
    for (const theme of ["dark", "light"] as const) {
      await page.evaluate(applyTheme, theme);
      await look(`${theme} at ${width} px`);
    }
  }
}

export const STATES: readonly State[] = [...pages, ...files, ...forms, ...dashboard, ...others, ...showcase];
