/** Opens every page of a built site and writes down what is there, in its file and in two windows. */
import type { Browser, Page } from "@playwright/test";
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
  for (const [index, path] of paths.entries()) {
    console.log(`Looking at ${path}, page ${index + 1} of ${paths.length} …`);
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
  const lines = await page.evaluate(titleLines);
  page.removeAllListeners();
  return { width, ...heard, sideways, broken, lines, pictures, axe };
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

/** Each visible title line's place in its measure, by the browser's advance widths less the side bearings in its style. */
function titleLines(): TitleLine[] {
  const lines = [...document.querySelectorAll<HTMLElement>("[data-fit]")].filter((line) => line.checkVisibility());
  return lines.map((line) => {
    const style = getComputedStyle(line);
    const em = Number.parseFloat(style.fontSize);
    // The measure is inside the container's padding.
    const container = line.closest(".measure") ?? line;
    const { paddingLeft, paddingRight } = getComputedStyle(container);
    const outside = container.getBoundingClientRect();
    const x = outside.x + Number.parseFloat(paddingLeft);
    const width = outside.right - Number.parseFloat(paddingRight) - x;
    const text = document.createRange();
    text.selectNodeContents(line);
    const { left, right } = text.getBoundingClientRect();
    const bearing = (side: string) => Math.abs(Number(style.getPropertyValue(side))) * em;
    const space = Number.parseFloat(style.letterSpacing) || 0;
    return {
      text: line.textContent ?? "",
      size: (em / width) * 100,
      most: Number(style.getPropertyValue("--most") || 100),
      start: (left + bearing("--l") - x) / width,
      end: (right - bearing("--r") - space - x) / width,
    };
  });
}
