/** The Nu HTML checker (https://validator.github.io/validator/) on every page as it is served, and on what opens in it. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type TestInfo } from "@playwright/test";
import { test } from "../../tests/support/shared-page.ts";
import { open, PAGES } from "../../tests/support/site.ts";
import { openStudio } from "../../tests/support/studio.ts";

const checker = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
const hasJava = spawnSync("java", ["-version"], { stdio: "ignore" }).status === 0;
test.skip(
  !hasJava,
  "The Nu HTML checker needs Java 11 or later: install a Java runtime, such as Debian's default-jre-headless.",
);

/** Findings that are intended. */
const DELIBERATE: [message: RegExp, reason: string][] = [
  [/^CSS: /, "its CSS parser knows neither @property nor container units nor the customizable select"],
  [
    /^A “link” element with a “blocking” attribute/,
    "it does not know rel=expect, which takes the attribute: https://html.spec.whatwg.org/multipage/links.html#link-type-expect",
  ],
  [
    /violates Content Security Policy/,
    "a file on disk has no origin for 'self', and JSON-LD is data: tests/e2e asks the browser",
  ],
  [
    /“style” element in “body”/,
    "the showcase has the styles of what lies below its first screen at the file's end: the first screen is painted sooner",
  ],
  [
    /^Attribute “aria-activedescendant”/,
    "a combobox names its list by aria-controls since ARIA 1.2: https://www.w3.org/TR/wai-aria-1.2/#combobox",
  ],
  [/^A table row was 1 columns wide/, "the calendar's 41 years do not fill its last row"],
];

/** @returns what is wrong in texts of HTML, each with its name */
function check(texts: Record<string, string>, info: TestInfo): string[] {
  const files = Object.entries(texts).map(([name, text]) => {
    const file = info.outputPath(`${name.replaceAll(/\W+/g, "-")}.html`);
    writeFileSync(file, text);
    return file;
  });
  const { stderr } = spawnSync("java", ["-jar", checker, "--format", "json", ...files], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  const { messages } = JSON.parse(stderr) as {
    messages: { type: string; subType?: string; url: string; message: string; extract?: string }[];
  };
  return messages
    .filter(({ type, subType }) => type === "error" || subType === "warning")
    .filter(({ message }) => !DELIBERATE.some(([known]) => known.test(message)))
    .map(({ url, message, extract }) => `${url.split("/").at(-1)}: ${message} ${extract}`);
}

test("every page as it is served", async ({ request }, info) => {
  const texts: Record<string, string> = {};
  for (const path of [...PAGES.map(({ path }) => path), "/nowhere"]) {
    const answer = await request.get(path, { headers: { accept: "text/html" } });
    texts[`served ${path}`] = await answer.text();
  }
  expect(check(texts, info)).toEqual([]);
});

test("everything that opens on the showcase", async ({ page }, info) => {
  await open(page, "/showcase");
  const texts: Record<string, string> = {};
  const openers = [
    ["#button [aria-haspopup=dialog]", "Enter"],
    ["#modal [aria-haspopup=dialog]", "Enter"],
    ["#date-picker [aria-haspopup=dialog][id]", "Enter"],
    ["#dropdown [aria-haspopup=listbox]", "ArrowDown"],
    ["#dropdown-variants button[aria-haspopup=listbox]", "ArrowDown"],
    ["#dropdown-variants [role=combobox]", "ArrowDown"],
    ["#context-menu-normal [role=group]", "Shift+F10"],
    ["#context-menu-circular [role=group]", "Shift+F10"],
  ] as const;
  for (const [opener, key] of openers) {
    await test.step(opener, async () => {
      await page.locator(opener).first().press(key);
      const opened = page.locator("[role=dialog], [role=listbox], [role=menu]");
      await expect(opened).toBeAttached();
      texts[opener] = await page.content();
      await page.keyboard.press("Escape");
      await expect(opened).toHaveCount(0);
    });
  }
  expect(check(texts, info)).toEqual([]);
});

test("forms with errors, a filtered dashboard, an enlarged figure, the studio", async ({ page }, info) => {
  const texts: Record<string, string> = {};
  for (const path of ["/contact", "/inquiry"]) {
    await open(page, path);
    await page.getByRole("main").getByRole("button", { name: /^Send/ }).click();
    await expect(
      page
        .locator("#alerts, main")
        .getByText(/fill in|required/i)
        .first(),
    ).toBeVisible();
    texts[path] = await page.content();
  }
  await open(page, "/dashboard");
  await page.getByRole("searchbox").fill("no site of this name");
  texts.dashboard = await page.content();
  await open(page, "/work/marz");
  await page
    .getByRole("button", { name: /^Enlarge/ })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
  texts.figure = await page.content();
  await openStudio(page);
  texts.studio = await page.content();
  expect(check(texts, info)).toEqual([]);
});
