/**
 * Another theme on the page: the one that the address carries, or the one that this tab works at. A banner says that it is a
 * preview. swap-page.js calls this before the first frame, and main.tsx in dev.
 */
import { UserError } from "#lib/errors.ts";
import { linkOf, PARAMETER, readLink, withSizesOf } from "./link.ts";
import bannerCss from "./preview-banner.css?inline";
import {
  base,
  changesSizes,
  committedSections,
  readSections,
  showCommitted,
  showLayer,
  wholeStyles,
} from "./preview-sheet.ts";
import type { Sections } from "./sections.ts";
import { keepWork, keptWork, shownStep, type Work, withStep } from "./work.ts";

type OpenStudio = () => Promise<void>;

/**
 * Shows the theme of the address. Never throws: a link that cannot be read leaves the site's own look, and says so.
 * @param openStudio fetches and opens the studio. Not imported here, since Vite's import would fetch the app with it.
 */
export async function showPreview(openStudio: OpenStudio): Promise<void> {
  const text = new URLSearchParams(location.search).get(PARAMETER);
  if (text === null) return;
  try {
    const work = workOf(text);
    const { layer } = readSections(shownStep(work));
    // Without these styles the colours still show, and the sizes do not.
    if (changesSizes(layer)) await wholeStyles().catch(() => {});
    showLayer(layer);
    document.addEventListener("click", keepInLinks);
    keepWork(work);
    const show = () => showBanner("You see this site in other colours.", openStudio);
    if (work.open) openStudio().catch(show);
    else show();
  } catch (error) {
    showCommitted();
    const reason = error instanceof UserError ? error.message : "The theme of the link does not suit this site.";
    showBanner(`${reason} You see the site’s own look.`);
  }
}

/** The tab's work where its colours are the link's: it may hold sizes and a past besides. Else the link is the next step. */
function workOf(text: string): Work {
  const kept = keptWork();
  if (kept && linkOf(shownStep(kept), base) === text) return kept;
  const fromLink = withSizesOf(committedSections, readLink(text, base), base);
  return withStep(kept ?? { steps: [committedSections], at: 0, open: false }, fromLink);
}

/** Until the app answers links, they lead to files: the theme goes along. */
function keepInLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const theme = new URLSearchParams(location.search).get(PARAMETER);
  if (!link?.href.startsWith(new URL("./", document.baseURI).href) || event.defaultPrevented || theme === null) return;
  const address = new URL(link.href);
  address.searchParams.set(PARAMETER, theme);
  link.href = address.href;
}

/** Browsers refuse more than some hundred changes of the address in ten seconds: one with each step of a held key is too many. */
const REST_MS = 300;
let lastPut = Number.NEGATIVE_INFINITY;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Puts a layer's colours into the address, so that a reload shows them and a copy of the address shares them. */
export function putInAddress(sections: Sections | undefined): void {
  clearTimeout(waiting);
  const rest = lastPut + REST_MS - performance.now();
  if (sections && rest > 0) {
    waiting = setTimeout(putInAddress, rest, sections);
    return;
  }
  lastPut = performance.now();
  const address = new URL(location.href);
  if (sections) address.searchParams.set(PARAMETER, linkOf(sections, base));
  else address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, "", address);
}

/** Goes back to the look that the site was built with. The work is kept. */
export function leavePreview(): void {
  showCommitted();
  putInAddress(undefined);
  hideBanner();
}

const BANNER = "theme-preview";

/** @param openStudio for a button that opens the studio; without, there is none */
export function showBanner(text: string, openStudio?: OpenStudio): void {
  hideBanner();
  adoptBannerCss();
  const banner = Object.assign(document.createElement("aside"), { id: BANNER });
  banner.setAttribute("aria-label", "Theme preview");
  const words = Object.assign(document.createElement("p"), { textContent: `Preview. ${text}` });
  const button = (label: string, onclick: () => void) =>
    Object.assign(document.createElement("button"), { type: "button", textContent: label, onclick });
  banner.append(words);
  const failed = () => {
    words.role = "alert";
    words.textContent = "The studio could not be fetched. Check the connection and press again.";
  };
  if (openStudio) banner.append(button("Change them", () => void openStudio().catch(failed)));
  const leave = () => {
    leavePreview();
    // The button that had focus is gone.
    document.querySelector("main")?.focus({ preventScroll: true });
  };
  banner.append(button("Show the site’s own look", leave));
  document.body.append(banner);
  // Its words stand in more lines in a narrow window, and with larger letters.
  const { style } = document.documentElement;
  new ResizeObserver(() => style.setProperty("--preview", `${banner.offsetHeight}px`)).observe(banner);
  document.addEventListener("keyup", scrollClear);
}

export function hideBanner(): void {
  document.getElementById(BANNER)?.remove();
  document.removeEventListener("keyup", scrollClear);
}

/** What src/lib/scroll-clear-of.ts does for the cookie banner. An import of that file would fetch the app with it. */
function scrollClear({ key }: KeyboardEvent): void {
  const [focused, banner] = [document.activeElement, document.getElementById(BANNER)];
  if (key !== "Tab" || !focused || !banner || banner.contains(focused)) return;
  const [box, cover] = [focused.getBoundingClientRect(), banner.getBoundingClientRect()];
  if (box.top < cover.top && box.bottom > cover.top) focused.scrollIntoView({ block: "nearest" });
}

let adopted = false;

function adoptBannerCss(): void {
  if (adopted) return;
  adopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(bannerCss);
  document.adoptedStyleSheets.push(sheet);
}
