/** States of a page beyond its file, each with the steps that lead to it. */
import { expect, type Locator, type Page } from "@playwright/test";
import { open, PAGES, ready, resize } from "#tests/support/site.ts";
import { chooseColor, openPart, openStudio } from "#tests/support/studio.ts";

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

const fill = async (page: Page, email: string) => {
  await open(page, "/contact");
  await page.getByLabel("Name", { exact: true }).fill("Robin Weiß");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Message", { exact: true }).fill("Hello");
  await page.getByRole("button", { name: "Send" }).click();
};
/** Answers the form in the page's place, so that tests that run side by side do not share one service. */
const mail = (page: Page, answer: { status: number; body: string } | "none") =>
  page.route("**/send-form", (route) => (answer === "none" ? undefined : route.fulfill(answer)));

const forms: State[] = [
  {
    name: "/contact, empty and sent",
    enter: async (page) => {
      await open(page, "/contact");
      await page.getByRole("button", { name: "Send" }).click();
      await expect(page.getByRole("alert").getByText("Please fill in all fields")).toBeVisible();
    },
  },
  {
    name: "/contact, an invalid address",
    enter: async (page) => {
      await fill(page, "robin@");
      await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "/contact, sending",
    enter: async (page) => {
      await mail(page, "none");
      await fill(page, "robin@site.test");
      await expect(page.locator("form [aria-busy=true], form [data-loading]").first()).toBeVisible();
    },
  },
  {
    name: "/contact, sent",
    enter: async (page) => {
      await mail(page, { status: 200, body: "OK" });
      await fill(page, "robin@site.test");
      await expect(page.getByRole("status").getByText("Email sent successfully")).toBeVisible();
    },
  },
  {
    name: "/contact, failed",
    enter: async (page) => {
      await mail(page, { status: 500, body: "no" });
      await fill(page, "robin@site.test");
      await expect(page.getByRole("alert").getByText("Email failed to send")).toBeVisible();
    },
  },
  {
    name: "/inquiry, empty and sent",
    enter: async (page) => {
      await open(page, "/inquiry");
      await page.locator("form button[type=submit]").click();
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    },
  },
];

const dashboard: State[] = [
  {
    name: "/dashboard, filtered",
    enter: async (page) => {
      await open(page, "/dashboard");
      await page.getByRole("tab", { name: /Offline/ }).click();
      await expect(page.getByRole("article")).toHaveCount(1);
    },
  },
  {
    name: "/dashboard, nothing found",
    enter: async (page) => {
      await open(page, "/dashboard");
      await page.getByRole("searchbox").fill("nobody");
      await expect(page.getByText("No websites found matching your criteria.")).toBeVisible();
    },
  },
  {
    name: "/dashboard, a status changed",
    enter: async (page) => {
      await open(page, "/dashboard");
      await page.getByRole("combobox").first().selectOption("maintenance");
      await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    },
  },
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
  {
    name: "/, the cookie banner accepted",
    enter: async (page) => {
      await open(page, "/");
      const accept = page.getByRole("button", { name: "I Accept" });
      if (await accept.isVisible()) await accept.click();
      await expect(accept).toBeHidden();
    },
  },
  {
    name: "/work/marz, a figure enlarged",
    part: DIALOG,
    enter: async (page) => {
      await open(page, "/work/marz");
      await page
        .getByRole("button", { name: /^Enlarge/ })
        .first()
        .click();
      await expect(page.locator(DIALOG)).toBeVisible();
    },
  },
];

/** Opens the showcase and presses a button of one of its cards. */
const press = (name: string | RegExp, shown: string) => async (page: Page) => {
  await openShowcase(page);
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
  for (const cell of await field.page().locator("[data-hydration]").all()) await cell.scrollIntoViewIfNeeded();
  await expect(field.page().locator("[data-hydration][class*=content-visibility]")).toHaveCount(0);
  await field.scrollIntoViewIfNeeded();
  await expect(async () => {
    await field.press("Shift+F10");
    await expect(field.page().getByRole("menu")).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function openShowcase(page: Page): Promise<void> {
  await page.goto("/showcase/");
  await ready(page, "/showcase");
}

async function askForAddress(page: Page): Promise<void> {
  await openShowcase(page);
  const field = page.getByRole("combobox", { name: "Address in the US or Canada" });
  await field.fill("toronto");
  await field.press("Enter");
}

const showcase: State[] = [
  { name: "dropdown open", part: "[role=listbox]", enter: press(/^Screen/, "[role=listbox]") },
  { name: "checkbox list open", part: "[role=listbox]", enter: press(/^Checkbox/, "[role=listbox]") },
  {
    name: "searchable list open",
    part: "[role=listbox]",
    enter: async (page) => {
      await openShowcase(page);
      await page.getByRole("combobox", { name: "Searchable" }).fill("a");
      await expect(page.getByRole("listbox", { name: "Options of Searchable" })).toBeVisible();
    },
  },
  {
    name: "address list open",
    part: "[role=listbox]",
    enter: async (page) => {
      await askForAddress(page);
      await expect(page.getByRole("listbox", { name: "Address in the US or Canada" })).toBeVisible();
    },
  },
  {
    name: "address search, asking",
    part: "#address-input",
    enter: async (page) => {
      await page.route(/\/search\?/, () => {});
      await askForAddress(page);
      await expect(page.getByText("Searching…").first()).toBeVisible();
    },
  },
  {
    name: "address search, failed",
    part: "#address-input",
    enter: async (page) => {
      await page.route(/\/search\?/, (route) => route.fulfill({ status: 500, body: "no" }));
      await askForAddress(page);
      await expect(page.getByText(/Address search isn’t working right now/).first()).toBeVisible();
    },
  },
  { name: "date picker, years", part: DIALOG, enter: date(0) },
  { name: "date picker, months", part: DIALOG, enter: date(1) },
  { name: "date picker, days", part: DIALOG, enter: date(2) },
  {
    name: "context menu",
    part: "[role=menu]",
    enter: async (page) => {
      await openShowcase(page);
      await openMenu(page.getByRole("group", { name: "Demo area", exact: true }));
    },
  },
  {
    name: "circular menu",
    part: "[role=menu]",
    enter: async (page) => {
      await openShowcase(page);
      await openMenu(page.getByRole("group", { name: "Demo area, circular menu" }));
    },
  },
  {
    name: "tooltip",
    part: "[role=tooltip]",
    enter: async (page) => {
      await openShowcase(page);
      const cell = page.getByRole("region", { name: "Tooltip" });
      await cell.scrollIntoViewIfNeeded();
      await cell.getByRole("button").first().focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("tooltip")).toBeVisible();
    },
  },
  { name: "modal", part: DIALOG, enter: press("Open a long one", DIALOG) },
  { name: "code of a component", part: DIALOG, enter: press("Code of Dropdown", `${DIALOG} pre`) },
  { name: "styling of a component", part: DIALOG, enter: press("Styling of Dropdown", `${DIALOG} pre`) },
  {
    name: "alerts",
    part: "[role=alert] > div",
    enter: async (page) => {
      await openShowcase(page);
      for (const type of ["Error", "Info"]) {
        await page.getByRole("region", { name: "Alert" }).getByRole("button", { name: type }).press("Enter");
      }
      await expect(page.getByRole("alert").getByText("Enter your name")).toBeVisible();
      // It stays while it has focus.
      await page.getByRole("alert").getByRole("button", { name: "Close" }).focus();
    },
  },
  {
    name: "keys and props of a component",
    part: "#dropdown",
    enter: async (page) => {
      await openShowcase(page);
      const cell = page.getByRole("region", { name: "Dropdown", exact: true });
      for (const summary of await cell.locator("summary").all()) await summary.press("Enter");
      await expect(cell.getByRole("rowheader").nth(5)).toBeVisible();
    },
  },
  {
    name: "the video player plays, its settings open",
    part: "#video-player",
    enter: async (page) => {
      await page.route(/mdn\.github\.io/, (route) => route.abort());
      await openShowcase(page);
      const player = page.getByRole("region", { name: "Video player" });
      await player.scrollIntoViewIfNeeded();
      await player.getByRole("button", { name: /^Play/ }).first().click();
      await player.getByRole("button", { name: /Settings/ }).click();
      await expect(player.getByRole("menu").or(player.getByRole("radiogroup")).first()).toBeVisible();
      // Away from what comes beneath the pointer with the note that the film cannot be reached.
      await page.mouse.move(0, 0);
      // The own clip, which takes the film's place.
      const time = () => page.locator("video").evaluate((film: HTMLVideoElement) => film.currentTime);
      await expect.poll(time).toBeGreaterThan(0);
    },
  },
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
    for (const theme of ["dark", "light"]) {
      await page.evaluate((theme) => {
        document.body.classList.remove("dark-mode", "light-mode");
        document.body.classList.add(`${theme}-mode`);
      }, theme);
      await look(`${theme} at ${width} px`);
    }
  }
}

export const STATES: readonly State[] = [
  ...pages,
  ...files,
  ...forms,
  ...dashboard,
  ...others,
  ...showcase.map((state) => ({ ...state, name: `/showcase, ${state.name}` })),
];
