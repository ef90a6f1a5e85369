/** Edit mode as an owner uses it. Refusals are in tests/edit/ and tests/vite/endpoints.test.ts. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, relative } from "node:path";
import process from "node:process";
import { setTimeout } from "node:timers/promises";
import { type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { afterAll, test as base, beforeAll, beforeEach, expect } from "vitest";
import { copySite } from "#tests/support/copy-site.ts";
import { linkedIn } from "#tests/support/linkedin.ts";
import { PAGES } from "#tests/support/site.ts";
import { launchOptions } from "../../scripts/support/find-browser.mjs";
import { ContentFiles } from "../../vite/edit/content-files.ts";
import { root } from "../../vite/root.mjs";
import { writeFiles } from "../../vite/write-files.mjs";

const WAIT = 30_000;
/** Once more if it fails: the dev server reloads the page whenever a file changes, on a busy machine seconds later. */
const test = (name: string, run: () => Promise<void>) => base(name, { retry: 1 }, run);
let folder: string;
let remove: () => Promise<void>;
let server: ChildProcess;
let origin: string;
/** One for all tests, since its cache keeps the dev server's modules. */
let browser: BrowserContext;
/** Undefined before the first `edit`. */
let page: Page;

beforeAll(async () => {
  ({ folder, remove } = await copySite('{ "both": {} }'));
  cpSync(join(folder, "samples"), join(folder, "content"), { recursive: true });
  const started = await serve("scripts/dev.mjs", /Site\s+(http:\S+?)\/\n/);
  server = started.child;
  origin = started.found[0] as string;
  browser = await (await chromium.launch(await launchOptions())).newContext();
});
afterAll(async () => {
  await browser?.browser()?.close();
  server?.kill();
  await remove?.();
});

const read = (file: string) => readFileSync(join(folder, "content", file), "utf8");
const sample = (file: string) => readFileSync(join(folder, "samples", file), "utf8");

beforeEach(() => {
  for (const file of ["site.yaml", "pages.yaml", "resume.json", "work/marz/case-study.md"]) {
    if (read(file) !== sample(file)) writeFileSync(join(folder, "content", file), sample(file));
  }
  rmSync(join(folder, "content/work/night-bus"), { recursive: true, force: true });
});

/** A section of a sample, from its heading up to the next. */
function section(slug: string, index: number): string {
  return (sample(`work/${slug}/case-study.md`).split(/^(?=## )/m)[index] ?? "").trim();
}

/** Opens a page in edit mode, in a tab of its own. */
async function edit(path: string, part?: string): Promise<void> {
  await page?.close();
  page = await browser.newPage();
  page.setDefaultTimeout(WAIT);
  await page.goto(`${origin}/#${path}`);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.locator("[data-edit]").first().waitFor();
  if (part) await choose(part);
}

/** Chooses a part of the panel. */
function choose(part: string): Promise<void> {
  return page.getByRole("button", { name: part, exact: true }).click();
}

/** Asks until it fits: a busy machine takes seconds to reload the page. */
const eventually = <T>(ask: () => T) => expect.poll(ask, { timeout: WAIT });

test("a text opens in place, shows the build's reason, and is saved by keyboard", async () => {
  await edit("/about");
  const lead = page.locator("#root [data-edit]", { hasText: "I came to code" });
  await lead.focus();
  await page.keyboard.press("Enter");
  const field = page.locator(".edit-in-place textarea");
  await eventually(() => field.inputValue()).toContain("I came to code");
  const top = async (each: Locator) => Math.round((await each.boundingBox())?.y ?? 0);
  expect(await top(page.locator(".edit-in-place"))).toBe(await top(lead));
  await field.fill("A lead: with # and <b>tags</b>");
  await page.locator("#root", { hasText: "A lead: with # and <b>tags</b>" }).waitFor();
  await field.press("Control+Enter");
  await field.waitFor({ state: "detached" });
  // The change has replaced the element.
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
    "A lead: with # and <b>tags</b>",
  );
  const written = sample("pages.yaml").replace(/lead: .*/, 'lead: "A lead: with # and <b>tags</b>"');
  await eventually(() => read("pages.yaml")).toBe(written);
  await page.getByRole("button", { name: "Undo" }).click();
  await eventually(() => read("pages.yaml")).toBe(sample("pages.yaml"));
  await page.locator("#root", { hasText: "I came to code" }).waitFor();
  await page.getByRole("button", { name: "Redo" }).click();
  await eventually(() => read("pages.yaml")).toBe(written);

  await page.locator("#root [data-edit]", { hasText: "© 2025" }).click();
  await field.fill("");
  await eventually(() => page.locator(".edit-in-place").textContent()).toContain("text that is not empty");
  await field.press("Escape");
  await field.waitFor({ state: "detached" });
  expect(read("site.yaml")).toBe(sample("site.yaml"));
});

/** Opens a text, and gives the label of its field. */
async function openedBy(element: Locator, text: string): Promise<string | null> {
  await page.keyboard.press("Escape");
  await element.scrollIntoViewIfNeeded();
  const at = await element.evaluate(centreOf, text);
  await page.mouse.click(at.x, at.y);
  const label = page.locator(".edit-in-place label");
  await label.waitFor();
  return label.textContent();
}

/** The centre of a text's first line. Runs in the page. */
function centreOf(element: Element, text: string) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const start = node.data.indexOf(text);
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    const { x, y, width, height } = range.getClientRects()[0] as DOMRect;
    return { x: x + width / 2, y: y + height / 2 };
  }
  throw new Error(`The element does not show "${text}".`);
}

test("the clicked text opens, even beside an equal text or inside a longer one", async () => {
  const title = "Product designer & web developer";
  writeFileSync(join(folder, "content/site.yaml"), sample("site.yaml").replace(/^bio: .*$/m, `bio: ${title}`));
  const about = sample("pages.yaml").replace(/lead: .*/, "lead: I like projects");
  writeFileSync(join(folder, "content/pages.yaml"), about.replace("quote:", "languagesHeading: Skills\n  quote:"));
  writeFileSync(
    join(folder, "content/resume.json"),
    sample("resume.json").replace(
      /"skills":/,
      '"languages": [{ "language": "Skills", "fluency": "Good" }],\n  "skills":',
    ),
  );
  const main = (tag: string, hasText: string | RegExp) => page.locator(`main ${tag}:visible`, { hasText });
  await edit("/");
  expect(await openedBy(main("p", title), title)).toBe("Bio");
  expect(await openedBy(main("[data-fit]", "& web"), "web")).toBe("Title lines wide 2");
  await edit("/about");
  expect(await openedBy(main("p", "I like projects").first(), "projects")).toBe("About lead (optional)");
  expect(await openedBy(main("p", "I like projects").last(), "projects")).toBe("About bio 1");
  expect(await openedBy(main("h2", "Skills").first(), "Skills")).toBe("About skills heading (optional)");
  expect(await openedBy(main("h2", "Skills").last(), "Skills")).toBe("About languages heading (optional)");
  const job = main("p", "Pipeline Developer. Internship");
  expect(await openedBy(job, "Pipeline")).toBe("Work 1 position (optional)");
  expect(await openedBy(job, "Internship")).toBe("Work 1 summary (optional)");
  expect(await openedBy(main("li", "Skills: Good"), "Skills")).toBe("Languages 1 language");
  expect(await openedBy(main("[data-fit]", "About"), "About")).toBe("About lid (optional)");
  // By keyboard, all texts of a line; and a picture's alternative text.
  await page.keyboard.press("Escape");
  await job.press("Enter");
  const labels = page.locator(".edit-in-place label");
  await eventually(() => labels.allTextContents()).toEqual(["Work 1 position (optional)", "Work 1 summary (optional)"]);
  await page.keyboard.press("Escape");
  await page.locator("main img").press("Enter");
  await eventually(() => labels.allTextContents()).toEqual(["Portrait alt"]);
  await edit("/contact");
  expect(await openedBy(main("button", "hello@"), "hello")).toBe("Email");
  expect(await openedBy(main("label", "Name"), "Name")).toBe("Contact fields name (optional)");
});

test("with a modifier a click does what it does without edit mode, and copies no mark", async () => {
  await browser.grantPermissions(["clipboard-read", "clipboard-write"]);
  await edit("/contact");
  await page.getByRole("button", { name: "copy email address" }).click({ modifiers: ["Control"] });
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe("hello@example.com");
});

test("drafts that cannot be read do not keep the panel from opening", async () => {
  await edit("/work/marz");
  await page.evaluate(() => {
    for (const key of ["edit:work/marz/case-study.md#1", "edit-new-study", "edit-tab"])
      sessionStorage.setItem(key, "{");
    sessionStorage.setItem("edit-caret", "far");
  });
  await page.reload();
  await choose("Work");
  await page.getByLabel("Title of a new case study").waitFor();
  await page.locator("#root section[data-edit]").first().waitFor();
  await page.locator("#root h2", { hasText: "From plate to delivery" }).click();
  await eventually(() => page.getByLabel("Markdown of this section").inputValue()).toBe(section("marz", 1));
});

test("a change made in a text editor can be edited at once", async () => {
  await edit("/contact");
  writeFileSync(join(folder, "content/site.yaml"), sample("site.yaml").replace("© 2025", "© 2027"));
  await page.locator("#root [data-edit]", { hasText: "© 2027" }).click();
  await eventually(() => page.locator(".edit-in-place textarea").inputValue()).toBe("© 2027");
});

test("two changes within 50 ms: the page has the second", async () => {
  const lead = async () => {
    const pages = await (await fetch(`${origin}/@id/__x00__virtual:content/pages`)).text();
    return /(First|Second) \d/.exec(pages)?.[0];
  };
  const file = join(folder, "content/pages.yaml");
  const change = (text: string) =>
    writeFiles(new Map([[file, sample("pages.yaml").replace(/lead: .*/, `lead: ${text}`)]]));
  for (let round = 1; round <= 8; round++) {
    change(`First ${round}`);
    await setTimeout(10);
    // Reads the content between the two, after a time that differs.
    const between = lead();
    await setTimeout(5 * round);
    change(`Second ${round}`);
    await between;
    await eventually(lead).toBe(`Second ${round}`);
  }
});

test("a button keeps or replaces a text that was changed elsewhere meanwhile", async () => {
  await edit("/about");
  const field = page.locator(".edit-in-place textarea");
  for (const [button, shown] of [
    ["Take the file’s", "© Theirs"],
    ["Keep mine", "© Mine"],
  ] as const) {
    writeFileSync(join(folder, "content/site.yaml"), sample("site.yaml"));
    await page.locator("#root [data-edit]", { hasText: "© 2025" }).first().click();
    await field.fill("© Mine");
    writeFileSync(join(folder, "content/site.yaml"), sample("site.yaml").replace("© 2025", "© Theirs"));
    await field.press("Control+Enter");
    await page.getByText("It says: © Theirs").waitFor();
    await page.getByRole("button", { name: button }).click();
    await eventually(() => read("site.yaml")).toContain(`copyright: ${shown}\n`);
    await field.waitFor({ state: "detached" });
    await page.locator("#root", { hasText: shown }).waitFor();
  }
});

test("typed text outlives a reload, and Save waits for the server", async () => {
  await edit("/about");
  const copyright = page.locator("#root [data-edit]", { hasText: "© 2025" });
  const field = page.locator(".edit-in-place textarea");
  await copyright.click();
  await field.fill("© 2026 שלום 🙂");
  await page.route("**/__edit/change", (route) => route.abort());
  await field.press("Control+Enter");
  await eventually(() => page.locator(".edit-in-place").textContent()).toContain("isn’t responding");
  await page.unroute("**/__edit/change");
  await page.reload();
  await eventually(() => field.inputValue()).toBe("© 2026 שלום 🙂");
  await field.press("Control+Enter");
  await eventually(() => read("site.yaml")).toBe(sample("site.yaml").replace("© 2025", "© 2026 שלום 🙂"));
});

test("a section is edited as Markdown beside its result, and takes a picture", async () => {
  await edit("/work/marz");
  await page.locator("#root h2", { hasText: "From plate to delivery" }).click();
  const area = page.getByLabel("Markdown of this section");
  await eventually(() => area.inputValue()).toBe(section("marz", 1));
  await page.evaluate(() => scrollTo(0, 300));
  await area.fill("## From plate to delivery {#plate-to-delivery}\n\nA *new* text.");
  await page.locator("main em", { hasText: "new" }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(300);
  expect(read("work/marz/case-study.md")).toBe(
    sample("work/marz/case-study.md").replace(
      section("marz", 1),
      "## From plate to delivery {#plate-to-delivery}\n\nA *new* text.",
    ),
  );
  // Another heading, and another section, in the same editor.
  const two = "## From plate to the end\n\nA text.\n\n## Later\n\nAnother text.";
  await area.fill(two);
  await page.locator("#root h2", { hasText: "Later" }).waitFor();
  await area.fill(`${two} More.`);
  await eventually(() => read("work/marz/case-study.md")).toBe(
    sample("work/marz/case-study.md").replace(section("marz", 1), `${two} More.`),
  );
  const png = await sharp({ create: { width: 64, height: 48, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  await page.getByLabel("Add a picture").setInputFiles({ name: "My Shot.PNG", mimeType: "image/png", buffer: png });
  await eventually(() => area.inputValue()).toMatch(/\(my-shot(?:-\d)?\.png\)/);
  await area.fill((await area.inputValue()).replace("PLACEHOLDER: what the picture shows", "A red shot"));
  await page.locator('main img[alt="A red shot"]').waitFor();
  // A change that cannot be saved stays in the editor.
  const kept = await area.inputValue();
  const editor = page.locator(".edit-section");
  await page.route("**/__edit/change", (route) => route.abort());
  await area.fill(`${kept} Kept.`);
  await eventually(() => editor.textContent()).toContain("isn’t responding");
  await page.reload();
  await eventually(() => area.inputValue()).toBe(`${kept} Kept.`);
  await area.fill("");
  await page.getByRole("button", { name: "Delete section" }).click();
  await eventually(() => editor.textContent()).toContain("isn’t responding");
  await page.unroute("**/__edit/change");
  // An empty text waits, since the next section would take its place.
  await area.fill(kept);
  await area.fill("");
  await page.waitForTimeout(1000);
  expect(read("work/marz/case-study.md")).toContain("More.");
  await page.getByRole("button", { name: "Delete section" }).click();
  await eventually(() => read("work/marz/case-study.md")).toBe(
    sample("work/marz/case-study.md").replace(`${section("marz", 1)}\n\n`, ""),
  );
});

test("a picture dropped on a figure or the portrait takes its place", async () => {
  await edit("/work/marz");
  // A button covers the picture.
  await drop(
    page.locator("figure", { has: page.locator('img[alt^="A shot on its way"]') }).getByRole("button"),
    "Shot.png",
  );
  // A second try finds the name taken.
  const text = (file: string) => read(file).replace(/-\d\.png/, ".png");
  await eventually(() => text("work/marz/case-study.md")).toBe(
    sample("work/marz/case-study.md").replace("](pipeline.svg ", "](shot.png "),
  );
  await edit("/about");
  await drop(page.locator('main img[alt^="Portrait"]'), "Me.png", "Second.png");
  await page.getByText("Drop one picture at a time.").waitFor();
  await drop(page.locator('main img[alt^="Portrait"]'), "Me.png");
  await eventually(() => text("site.yaml")).toBe(sample("site.yaml").replace("file: portrait.svg", "file: me.png"));
});

/** Drops red pictures, as from the desktop. */
async function drop(target: Locator, ...names: string[]): Promise<void> {
  const png = sharp({ create: { width: 64, height: 48, channels: 3, background: "red" } }).png();
  const bytes = [...(await png.toBuffer())];
  await target.evaluate(
    (element, { names, bytes }) => {
      const dataTransfer = new DataTransfer();
      for (const name of names) dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: "image/png" }));
      element.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    },
    { names, bytes },
  );
}

test("each entry of a list has its buttons, which keep the focus", async () => {
  await edit("/contact", "Site");
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
  const links = page.locator(".edit-field", { has: page.getByLabel(/^Links/) });
  await eventually(() => links.count()).toBe(12);
  expect(await links.getByRole("button", { name: "Delete entry" }).count()).toBe(4);
  await page.getByRole("button", { name: "Move LinkedIn up" }).focus();
  // The focus follows the entry, up to the top.
  await page.keyboard.press("Enter");
  await eventually(() => page.getByLabel("Links 2 label").inputValue()).toBe("LinkedIn");
  await eventually(focused).toBe("Move LinkedIn up");
  await page.keyboard.press("Enter");
  await eventually(() => page.getByLabel("Links 1 label").inputValue()).toBe("LinkedIn");
  await eventually(focused).toBe("Move LinkedIn down");
  expect(read("site.yaml")).toMatch(/links:\s+- label: LinkedIn[^-]*- label: Website/);
  await links.getByRole("button", { name: "Delete entry" }).last().click();
  await eventually(() => links.count()).toBe(9);
});

test("the work list, pages and a new case study are changed in the panel", async () => {
  await edit("/work", "Work");
  await page.getByRole("button", { name: "Move marz up" }).click();
  const moved = sample("site.yaml").replace("  - vxnessa\n  - marz\n", "  - marz\n  - vxnessa\n");
  await eventually(() => read("site.yaml")).toBe(moved);
  // The panel has read the file again.
  const inOrder = page.locator(".edit-list li");
  await eventually(() => inOrder.nth(1).textContent()).toContain("marz");
  await page.getByRole("button", { name: "Hide timeslot" }).click();
  await eventually(() => read("site.yaml")).toBe(moved.replace("  - timeslot\n", ""));
  await eventually(() => inOrder.nth(3).textContent()).toContain("draft");
  await page.getByRole("button", { name: "Show timeslot" }).click();
  await eventually(() => read("site.yaml")).toBe(moved);
  await eventually(() => inOrder.nth(3).textContent()).not.toContain("draft");
  await page.getByLabel("Title of a new case study").fill("Night Bus");
  await page.getByRole("button", { name: "Add case study" }).click();
  await eventually(() => read("site.yaml")).toContain("work:\n  - night-bus\n  - edusim\n");
  expect(read("work/night-bus/case-study.md")).toContain("title: Night Bus\n");
  await page.goto(`${origin}/#/work/night-bus`);
  await page.getByRole("heading", { level: 1, name: "Night Bus" }).waitFor();
  await choose("This page");
  const color = page.getByLabel("Color");
  await color.fill("nonsense");
  await eventually(() => page.locator(".edit-panel").textContent()).toContain('Found "nonsense"');
  await color.fill("#ff6347");
  await color.press("Control+Enter");
  await eventually(() => read("work/night-bus/case-study.md")).toContain('color: "#ff6347"\n');
  await page.getByRole("button", { name: "film" }).click();
  await eventually(() => read("work/night-bus/case-study.md")).toContain("edge: film\n");
  await choose("Site");
  await page.getByRole("button", { name: "Hide dashboard" }).click();
  await eventually(() => read("site.yaml")).toContain("leaveOut: [dashboard]\n");
  // Before its folder is deleted, since Vite keeps an error for the next page.
  await page.goto(`${origin}/#/work`);
  await page.getByRole("heading", { level: 1, name: "Work" }).waitFor();
});

test("a case study is sealed, and a recipient's link is made and withdrawn", async () => {
  const marz = "work/marz/case-study.md";
  const recipients = () => JSON.parse(read("recipients.json")).marz as { name: string; key?: string }[];
  await edit("/work/marz", "This page");
  await page.getByRole("button", { name: "Seal", exact: true }).click();
  await eventually(() => read(marz)).toContain("sealed: true\n");
  const name = page.getByLabel("Name of a recipient");
  await name.fill("Acme");
  await page.getByRole("button", { name: "Make a link" }).click();
  const entry = page.locator(".edit-list li", { hasText: "Acme" });
  await eventually(() => entry.textContent()).toContain("#/work/marz?k=1");
  expect(await name.inputValue()).toBe("");
  const [acme] = recipients();
  expect(await entry.textContent()).toContain(`?k=${acme?.key}`);
  await page.getByRole("button", { name: "Withdraw Acme" }).click();
  await eventually(() => entry.textContent()).toContain("(withdrawn)");
  expect(recipients()[0]?.key).toBeUndefined();
  await page.getByRole("button", { name: "Unseal for everyone" }).click();
  await eventually(() => read(marz)).not.toContain("sealed: true");
});

test("each thing left to do leads to its field", async () => {
  await edit("/contact", "Left to do");
  await page.locator(".edit-panel progress").waitFor();
  const field = page.locator(".edit-list").getByLabel("Contact reply");
  await field.fill("Within two working days.");
  await field.press("Control+Enter");
  await eventually(() => read("pages.yaml")).toContain('  reply: "Within two working days."\n');
});

test("a text to confirm is kept by a button, which stops the look at what is left", async () => {
  await edit("/about", "Left to do");
  // The whole look takes seconds: it does not end here.
  await page.route("**/__edit/left", (route) => route.request().postDataJSON().quick && route.continue());
  const stopped = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/left"));
  await page.getByRole("button", { name: "Keep: title and bio are written for you. Keep what is true." }).click();
  await stopped;
  await eventually(() => read("site.yaml")).toBe(sample("site.yaml").replace(/# CONFIRM: title.*\n/, ""));
  await page.getByRole("button", { name: "Undo" }).click();
  await eventually(() => read("site.yaml")).toBe(sample("site.yaml"));
});

test("a file that is older than the content is made again by a button", async () => {
  const pdf = join(folder, "content/public/resume.pdf");
  rmSync(pdf, { force: true });
  await edit("/about", "Left to do");
  await page.getByRole("button", { name: "Run resume" }).click();
  await eventually(() => existsSync(pdf)).toBe(true);
  await page.getByRole("button", { name: "Run resume" }).waitFor({ state: "detached" });
});

test("mail keys are saved, and a message to the owner shows the service's own answer", async () => {
  const file = join(folder, ".env.production.local");
  writeFileSync(file, "# Mine\nVITE_EMAILJS_ORIGIN=/\n");
  await edit("/contact", "Mail");
  await page.getByLabel("Public key").fill("a key");
  await page.getByLabel("Service ID").fill("service_a");
  await page.getByLabel("Template ID").fill("template_b");
  await page.getByRole("button", { name: "Save keys" }).click();
  await page.getByText("a key as EmailJS shows it").waitFor();
  await page.getByLabel("Public key").fill("k");
  await page.getByRole("button", { name: "Save keys" }).click();
  await page.getByRole("button", { name: "Send yourself a message" }).click();
  await eventually(() => page.locator(".edit-panel").textContent()).toContain("The service answers: 200 OK.");
  await page.getByText("A message was accepted with these keys.").waitFor();
  expect(readFileSync(file, "utf8")).toBe(
    "# Mine\nVITE_EMAILJS_ORIGIN=/\nVITE_EMAILJS_PUBLIC_KEY=k\nVITE_EMAILJS_SERVICE_ID=service_a\nVITE_EMAILJS_TEMPLATE_ID=template_b\n# Test message accepted with k, service_a, template_b\n",
  );
  const messages = readdirSync(join(folder, "outbox"));
  expect(messages).toHaveLength(1);
  expect(readFileSync(join(folder, "outbox", messages[0] as string), "utf8")).toContain("Edit mode");
  rmSync(join(folder, "outbox"), { recursive: true });

  await page.waitForTimeout(1000);
  expect(await doctorSends(origin)).toContain("answers: 200 OK");
  const refusing = createServer((_, response) => {
    response.writeHead(403).end("API calls are disabled for non-browser applications");
  }).listen(0);
  const { port } = refusing.address() as AddressInfo;
  const refused = await doctorSends(`http://localhost:${port}`);
  refusing.close();
  expect(refused).toContain(`localhost:${port} answers: 403 API calls are disabled for non-browser applications`);
  expect(refused).toContain("Send it in edit mode instead");
  expect(await doctorSends(`http://localhost:${port}`)).toMatch(/does not answer \(.*ECONNREFUSED/);
  rmSync(file);
});

/** The output of `npm run doctor -- --send` with the mail service at an address. */
function doctorSends(address: string): Promise<string> {
  const env = { ...process.env, VITE_EMAILJS_ORIGIN: address, CONTENT: "", ORG_SETTINGS: "" };
  return new Promise((resolve) => {
    const words = ["scripts/doctor.mjs", "--send"];
    execFile(process.execPath, words, { cwd: folder, env }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
}

test("every text of the content that a page shows can be edited on it, and has no mark", async () => {
  const { fields, sections } = new ContentFiles(relative(root, join(folder, "content"))).state();
  await edit("/");
  for (const { path, heading } of PAGES.filter((each) => !["/showcase", "/dashboard"].includes(each.path))) {
    await page.goto(`${origin}/#${path}`);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    const file = `${path.slice(1)}/case-study.md`;
    const own = fields.filter(
      (field) => field.file === file || field.file === "site.yaml" || field.path[0] === path.slice(1),
    );
    const texts = own.map(({ value, fallback }) => value ?? fallback).filter((each) => typeof each === "string");
    await eventually(() => page.evaluate(lostTexts, texts as string[])).toEqual([]);
    for (const { id } of sections.filter((each) => each.file === file && each.id)) {
      await page.locator(`#${id}[data-edit]`).waitFor();
    }
    const all = await page.evaluate(() => document.documentElement.outerHTML + document.title);
    expect(all, path).not.toMatch(/[\u{e0001}\u{e0020}-\u{e007f}]/u);
  }
});

/** Which of the texts an element of the page has, but none that can be edited. Runs in the page. */
function lostTexts(texts: string[]): string[] {
  const plain = (text: string) => text.replaceAll(/\s+/g, "").toLowerCase();
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].map((each) => plain(each.textContent ?? ""));
  const [shown, editable] = [all("main :not(:has(*))"), all("[data-edit]")];
  return texts.filter((text) => shown.includes(plain(text)) && !editable.some((each) => each.includes(plain(text))));
}

test("the panel imports a resume after showing its changes, and one undo reverts it", async () => {
  await edit("/about", "This page");
  const input = page.getByLabel("Import a resume");
  const choose = (name: string, buffer: Buffer) => input.setInputFiles({ name, mimeType: "", buffer });
  const diff = page.locator(".edit-panel pre");
  await choose("photo.zip", Buffer.from("PK"));
  await eventually(() => page.locator(".edit-panel").textContent()).toContain("broken or cut off. Download it again");
  await choose("export.zip", linkedIn());
  await diff.filter({ hasText: '+       "name": "Sample, Inc.",' }).waitFor();
  await page.getByText("The about page does not show: work.location (1), certificates (1), Courses (2)").waitFor();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await diff.waitFor({ state: "detached" });
  expect(read("resume.json")).toBe(sample("resume.json"));

  await choose("export.zip", linkedIn());
  await page.getByRole("button", { name: "Use this resume" }).click();
  await page.locator("main li", { hasText: "Jun 2014 – present" }).waitFor();
  expect(read("resume.json")).toContain('"name": "Sample, Inc."');
  await page.getByRole("button", { name: "Undo" }).click();
  await eventually(() => read("resume.json")).toBe(sample("resume.json"));
});

test("until the page renders it says that it is loading", async () => {
  await page?.close();
  page = await browser.newPage();
  await page.route("**/src/main.tsx*", () => {});
  await page.goto(origin, { waitUntil: "commit" });
  await page.getByText("The page is loading").waitFor();
  await page.unroute("**/src/main.tsx*");
  await page.goto(origin);
  await page.getByText("The page is loading").waitFor({ state: "hidden" });
});

test("npm start serves edit mode on a port of its own", async () => {
  mkdirSync(join(folder, "dist-local"));
  writeFileSync(join(folder, "dist-local/index.html"), "<h1>Built</h1>");
  const started = await serve("scripts/start.mjs", /Site\s+(\S+)\s[\s\S]*Edit\s+(\S+)/, "--no-build");
  const [site = "", editing = ""] = started.found;
  expect(await (await fetch(site)).text()).toBe("<h1>Built</h1>");
  expect(await (await fetch(editing)).text()).toContain("edit-token");
  started.child.kill();
});

/** Starts a server, and waits for what it says. */
async function serve(script: string, said: RegExp, ...words: string[]) {
  const { CONTENT: _, ORG_SETTINGS: __, ...env } = process.env;
  const child = spawn(process.execPath, [script, ...words], { cwd: folder, env, stdio: ["pipe", "pipe", "inherit"] });
  const found = await new Promise<string[]>((resolve) => {
    let output = "";
    child.stdout.on("data", (data) => {
      output += data;
      const [, ...parts] = said.exec(output) ?? [];
      if (parts.length) resolve(parts);
    });
  });
  return { child, found };
}
