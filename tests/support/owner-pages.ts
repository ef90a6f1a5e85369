/** Opens every page of a built site and writes down what is there, in its file and in two windows. */
import type { Browser, ElementHandle, Page } from "@playwright/test";
import sharp from "sharp";
import { directoryOf } from "../../vite/pages/head.ts";
import { axeFindings } from "./axe-in-page.ts";
import { brokenWords } from "./broken-words.ts";
import { resize, watch } from "./site.ts";

/** One page: what its file says, and what two windows show of it. */
export type SeenPage = { path: string; file: PageFile; views: readonly View[] };

type Link = {
  /** The whole address. */
  href: string;
  text: string;
  /** The element around it that has a meaning of its own: `aside`, `nav` or `main`. */
  within: string;
};

/** A page's file without scripts, with white space collapsed. */
export type PageFile = {
  title: string;
  description: string;
  canonical: string;
  /** Each h1 as screen readers announce it. */
  headings: readonly string[];
  links: readonly Link[];
  ids: readonly string[];
  text: string;
  /** In the side box. */
  side: string;
  figures: readonly { alts: readonly string[]; caption: string }[];
  sections: readonly { id: string; text: string }[];
  /** The work list's rows. */
  rows: readonly string[];
};

export type View = {
  width: number;
  /** Errors and warnings of the console, and requests to other hosts. */
  console: readonly string[];
  foreign: readonly string[];
  /** Window widths at which the page scrolls sideways, with the overflow in px. */
  sideways: readonly string[];
  /** Words of controls and headings that are broken apart in the smallest window. */
  broken: readonly string[];
  lines: readonly TitleLine[];
  pictures: readonly ShownPicture[];
  /** Axe's findings, after the theme's name. */
  axe: readonly string[];
  /** The tabs of the work list's filter, and how many rows each leaves. */
  tabs: readonly { text: string; rows: number }[];
};

type TitleLine = {
  text: string;
  /** Start and end of the ink, as shares of the measure. */
  start: number;
  end: number;
  /** Its size in cqi, and the most that its place allows. */
  size: number;
  most: number;
};

type ShownPicture = {
  /** Path from the site's root. */
  file: string;
  loads: boolean;
  alt: string | null;
  /** Width by height: what its attributes say, and what the file has. */
  said: number;
  real: number;
};

const THEMES = ["dark", "light"] as const;
const SMALLEST = 320;

/**
 * Opens every page in a wide and in a narrow window, side by side.
 * @param unopened pages of which only the file is read
 */
export async function visit(
  browser: Browser,
  home: string,
  paths: readonly string[],
  unopened: readonly string[],
): Promise<SeenPage[]> {
  const open = async (width: number, height: number, deviceScaleFactor: number) => {
    const viewport = { width, height };
    const context = await browser.newContext({ viewport, deviceScaleFactor, reducedMotion: "reduce" });
    // For what hangs: a busy machine may take long.
    context.setDefaultTimeout(180_000);
    return context.newPage();
  };
  const reader = await open(1440, 900, 1);
  const windows = await Promise.all([open(1440, 900, 1), open(390, 844, 2)]);
  const pages: SeenPage[] = [];
  for (const path of paths) {
    const address = home + directoryOf(path);
    const html = await (await fetch(address)).text();
    const file = await reader.evaluate(readFile, { html, address });
    const shown = unopened.includes(path) ? [] : windows;
    const views = await Promise.all(shown.map((page) => view(page, address)));
    pages.push({ path, file, views });
  }
  return pages;
}

async function view(page: Page, address: string): Promise<View> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const heard = watch(page);
  // From an empty page: a hash address loads no new document.
  await page.goto("about:blank");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(address, { waitUntil: "networkidle" });
  // The app has taken the page over when its links are hashes.
  await page.locator('a[href*="#/"]').first().waitFor({ state: "attached" });
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === "loaded"));
  await page.evaluate(() => document.fonts.ready);
  const pictures = await page.evaluate(loadPictures);
  const axe: string[] = [];
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((theme) => document.body.classList.contains(`${theme}-mode`), colorScheme);
    // In the other theme only the looks differ.
    const looksAlone = colorScheme !== THEMES[0];
    axe.push(...(await axeFindings(page, { looksAlone })).map((finding) => `${colorScheme}: ${finding}`));
  }
  const tabs = await page.evaluate(pressTabs);
  const sideways: string[] = [];
  const tooWide = async (tried: number) => {
    const by = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (by > 0) sideways.push(`${tried} px: by ${by} px`);
  };
  await tooWide(width);
  let broken: string[] = [];
  if (width < 1000) {
    await resize(page, SMALLEST, 640);
    await tooWide(SMALLEST);
    broken = await page.evaluate(brokenWords);
    await resize(page, width, height);
  }
  const lines = await inkOf(page);
  page.removeAllListeners();
  return { width, ...heard, sideways, broken, lines, pictures, axe, tabs };
}

/** Reads a page's file in the browser, but as a document that runs no script. */
function readFile({ html, address }: { html: string; address: string }): PageFile {
  const page = new DOMParser().parseFromString(html, "text/html");
  const base = new URL(page.querySelector("base")?.getAttribute("href") ?? "", address);
  const whole = (href: string) => (URL.canParse(href, base.href) ? new URL(href, base).href : href);
  const words = (element: Element | null) => (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  const all = <T>(selector: string, of: (element: Element) => T, within: ParentNode = page) =>
    [...within.querySelectorAll(selector)].map(of);
  return {
    title: page.title,
    description: page.querySelector("meta[name=description]")?.getAttribute("content") ?? "",
    canonical: page.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "",
    headings: all("h1", (h1) => words(h1.querySelector(".sr-only") ?? h1)),
    links: all("a[href]", (link) => ({
      href: whole(link.getAttribute("href") ?? ""),
      text: words(link),
      within: link.closest("nav, aside, main")?.localName ?? "",
    })),
    ids: all("[id]", ({ id }) => id),
    text: words(page.body),
    side: words(page.querySelector("aside")),
    figures: all("figure", (figure) => ({
      alts: all("img", (image) => image.getAttribute("alt") ?? "", figure),
      caption: words(figure.querySelector("figcaption")),
    })),
    sections: all("section[id]", (section) => ({ id: section.id, text: words(section) })),
    rows: all("#projects li", words),
  };
}

/** Loads what waits until it is near, and measures it. */
async function loadPictures(): Promise<ShownPicture[]> {
  const images = [...document.images].filter((image) => image.checkVisibility());
  return Promise.all(
    images.map(async (image) => {
      image.loading = "eager";
      const loads = await image.decode().then(
        () => true,
        () => false,
      );
      const sources = [...(image.closest("picture")?.querySelectorAll("source[width]") ?? [])];
      const source = sources.find((each) => matchMedia((each as HTMLSourceElement).media).matches) ?? image;
      const said = Number(source.getAttribute("width")) / Number(source.getAttribute("height"));
      // A drawing without a size of its own has one by its box.
      const real = image.naturalWidth / image.naturalHeight;
      const root = new URL("./", document.baseURI).href;
      const file = decodeURIComponent(image.currentSrc.replace(root, ""));
      // One text describes both pictures of a comparison.
      const described = image.alt
        ? image
        : image.closest("figure")?.querySelector<HTMLImageElement>('img:not([alt=""])');
      return { file, loads, alt: described?.alt ?? null, said, real };
    }),
  );
}

async function pressTabs(): Promise<View["tabs"]> {
  const tabs = [...document.querySelectorAll<HTMLElement>("[role=tab][aria-controls=projects]")];
  const frame = () => new Promise(requestAnimationFrame);
  const found: { text: string; rows: number }[] = [];
  for (const tab of tabs) {
    tab.click();
    await frame();
    await frame();
    found.push({ text: tab.textContent ?? "", rows: document.querySelectorAll("#projects li").length });
  }
  tabs[0]?.click();
  await frame();
  return found;
}

const ALONE = "data-measured-alone";
/** A line in black on an empty page, with all of its ink: what the page would clip is drawn too. */
const ALONE_CSS = `* { visibility: hidden !important; animation: none !important; transition: none !important }
  *::before, *::after { visibility: hidden !important }
  html { background: #fff !important }
  :has([${ALONE}]), [${ALONE}] { overflow: visible !important; contain: none !important; clip-path: none !important; opacity: 1 !important }
  [${ALONE}] { visibility: visible !important; color: #000 !important; -webkit-text-fill-color: #000 !important }`;
/** Px of the page that are looked at on either side of the measure. */
const BESIDE = 16;

/** Start and end of the ink of each visible title line, from the pixels. */
async function inkOf(page: Page): Promise<TitleLine[]> {
  const seen = (await page.locator("[data-fit]:visible").elementHandles()) as ElementHandle<Element>[];
  const found: TitleLine[] = [];
  // Not a style element, which the page's policy forbids.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    Object.assign(window, { alone: (on: boolean) => sheet.replaceSync(on ? css : "") });
  }, ALONE_CSS);
  const switchSheet = (on: boolean) =>
    page.evaluate((now) => (window as unknown as { alone: (on: boolean) => void }).alone(now), on);
  for (const line of seen) {
    await line.evaluate((element, mark) => element.setAttribute(mark, ""), ALONE);
    await switchSheet(true);
    const facts = await line.evaluate((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const box = element.getBoundingClientRect();
      // The measure is inside the container's padding. A line itself moves its first letter to the edge.
      const container = element.closest(".measure") ?? element;
      const { paddingLeft, paddingRight } = getComputedStyle(container);
      const outside = container.getBoundingClientRect();
      const x = outside.x + Number.parseFloat(paddingLeft);
      const width = outside.right - Number.parseFloat(paddingRight) - x;
      const { fontSize } = getComputedStyle(element);
      const size = (Number.parseFloat(fontSize) / width) * 100;
      const most = Number(getComputedStyle(element).getPropertyValue("--most") || 100);
      return {
        text: element.textContent ?? "",
        size,
        most,
        x,
        width,
        y: box.y - box.height * 0.3,
        height: box.height * 1.6,
      };
    });
    const y = Math.max(0, facts.y);
    const clip = { x: Math.max(0, facts.x - BESIDE), y, width: facts.width + 2 * BESIDE, height: facts.height };
    const picture = await page.screenshot({ clip, animations: "disabled" });
    await line.evaluate((element, mark) => element.removeAttribute(mark), ALONE);
    await switchSheet(false);
    const { start, end } = await inkIn(picture);
    const share = (at: number) => (clip.x + at * clip.width - facts.x) / facts.width;
    found.push({ text: facts.text, size: facts.size, most: facts.most, start: share(start), end: share(end) });
  }
  return found;
}

/** Start and end of a picture's dark columns, as shares of its width. */
async function inkIn(png: Buffer): Promise<{ start: number; end: number }> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const dark = (x: number) => {
    for (let y = 0; y < info.height; y++) if ((data[(y * info.width + x) * info.channels] ?? 255) < 128) return true;
    return false;
  };
  let start = 0;
  while (start < info.width && !dark(start)) start++;
  let end = info.width;
  while (end > start && !dark(end - 1)) end--;
  return { start: start / info.width, end: end / info.width };
}
