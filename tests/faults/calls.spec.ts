/**
 * Every call that the site makes, with every answer that it should not get. The words for the mail service's own refusals
 * are in tests/services/email-failure.test.ts; status.json, which the samples do not fetch, in tests/services/status.test.tsx
 * and tests/routes/dashboard-own.test.tsx.
 */
import { expect, type Page, type Route, test } from "@playwright/test";
import { brokenServer, expectReadable, goOn, uncaught } from "#tests/support/faults.ts";
import { open } from "#tests/support/site.ts";

type Answer = (route: Route, broken: string) => Promise<void> | void;

const html = "<!doctype html><title>Sign in</title><h1>Welcome to the hotel's network</h1>";
const answers = {
  "400": (route) => route.fulfill({ status: 400, body: "Bad request" }),
  "429": (route) => route.fulfill({ status: 429, body: "Too many requests" }),
  "429 with Retry-After": (route) => route.fulfill({ status: 429, headers: { "retry-after": "60" }, body: "Wait" }),
  "500": (route) => route.fulfill({ status: 500, body: "" }),
  "a page of HTML": (route) => route.fulfill({ contentType: "text/html", body: html }),
  "half of its JSON": (route) => route.fulfill({ contentType: "application/json", body: '[{"display_name": "Tor' }),
  "an end in the middle": (route, broken) => route.continue({ url: broken }),
  "no connection": (route) => route.abort(),
  // And an answer all the same, when the page has given up.
  nothing: () => {},
} satisfies Record<string, Answer>;
type Kind = keyof typeof answers;
const kinds = Object.keys(answers) as Kind[];

type Call = {
  path: string;
  /** Addresses of its requests. */
  what: RegExp;
  /** The visitor's steps that make the call, and repeat it. */
  act: (page: Page) => Promise<void>;
  /** The page's message, and how long it waits for an answer, in ms. */
  says: (kind: Kind) => RegExp;
  patience: number;
  /** Checks that the typed text is still there. */
  keeps: (page: Page) => Promise<void>;
  /** The same call works when the fault is over. */
  works: (page: Page) => Promise<void>;
  /** Answers that this call takes for good, with the reason. */
  except?: Partial<Record<Kind, string>>;
};

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const status = (kind: Kind) => Number.parseInt(kind, 10);

const calls: Record<string, Call> = {
  "a message": {
    path: "/contact",
    what: /\/send-form$/,
    act: async (page) => {
      await field(page, "Name").fill("Robin");
      await field(page, "Email").fill("robin@site.test");
      await field(page, "Message").fill("Kept through it all");
      await page.getByRole("button", { name: "Send", exact: true }).click();
    },
    says: (kind) => {
      if (status(kind) === 429) return /Too many messages right now\. Wait a minute/;
      if (status(kind) === 400) return /rejected the message/;
      if (status(kind) === 500) return /having problems \(500\)\. Try again/;
      if (kind === "nothing") return /didn’t respond\. Your message may have been sent/;
      return /Couldn’t reach the mail service\. Check your connection/;
    },
    patience: 15_000,
    keeps: async (page) => {
      await expect(field(page, "Message")).toHaveValue("Kept through it all");
      await expect(page.getByRole("link", { name: "Open in your email app" })).toBeVisible();
    },
    works: (page) => expect(page.getByText("Email sent successfully")).toBeVisible(),
    except: { "a page of HTML": "status 200 is success", "half of its JSON": "status 200 is success" },
  },
  "an address": {
    path: "/showcase",
    what: /\/search\?/,
    act: async (page) => {
      const box = page.getByRole("combobox", { name: "Address in the US or Canada" });
      await box.fill("toronto");
      await box.press("Enter");
    },
    says: (kind) => {
      if (status(kind) === 429) return /Too many searches\. Wait a moment/;
      if (kind === "no connection") return /Couldn’t reach the address search\. Your text is saved/;
      return /Address search isn’t working right now\. Your text is saved/;
    },
    patience: 15_000,
    keeps: (page) => expect(page.getByRole("combobox", { name: "Address in the US or Canada" })).toHaveValue("toronto"),
    works: (page) => expect(page.getByRole("option", { name: /Toronto, Ontario/ })).toBeVisible(),
  },
  "a component's files as one text": {
    path: "/showcase",
    what: /\/r\/button\.txt$/,
    act: async (page) => {
      const copy = page.getByRole("dialog").getByRole("button", { name: "Copy all" });
      if (!(await copy.isVisible())) await page.getByRole("button", { name: "Code of Button", exact: true }).click();
      await copy.click();
    },
    says: () => /Couldn’t copy/,
    patience: 15_000,
    keeps: (page) => expect(page.getByRole("dialog").getByRole("region", { name: "button.usage.tsx" })).toBeVisible(),
    works: (page) => expect(page.getByRole("dialog").getByText("Copied")).toBeVisible(),
    except: { "half of its JSON": "a text is read as it comes" },
  },
};

for (const [name, call] of Object.entries(calls)) {
  test(`${name}: a wrong answer shows a message, keeps the text, and a retry works`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const broken = await brokenServer();
    const errors = uncaught(page);
    // So that the test's clock counts this time too.
    await page.addInitScript(() => {
      AbortSignal.timeout = (ms) => {
        const giving = new AbortController();
        setTimeout(() => giving.abort(new DOMException("Too long.", "TimeoutError")), ms);
        return giving.signal;
      };
    });
    await page.clock.install();
    await open(page, call.path);
    for (const kind of kinds.filter((each) => !call.except?.[each])) {
      await test.step(kind, async () => {
        const asked = page.waitForRequest(call.what);
        const held: Route[] = [];
        await page.route(call.what, (route) => {
          held.push(route);
          return answers[kind](route, broken.url);
        });
        await call.act(page);
        await page.clock.fastForward(2000);
        await asked;
        if (kind === "nothing") await page.clock.fastForward(call.patience);
        await expect(page.getByText(call.says(kind)).first(), kind).toBeVisible();
        if (kind === "nothing") {
          await held
            .at(-1)
            ?.fulfill({ status: 200, contentType: "text/plain", body: "OK" })
            .catch(() => {});
          await expect(page.getByText(call.says(kind)).first()).toBeVisible();
        }
        await call.keeps(page);
        await page.unrouteAll({ behavior: "ignoreErrors" });
      });
    }
    await call.act(page);
    // Half of the time that "Copied" is shown.
    await page.clock.fastForward(1000);
    await call.works(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectReadable(page);
    await goOn(page);
    expect(errors).toEqual([]);
    await broken.close();
  });
}
