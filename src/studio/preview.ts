/** Shows the URL's theme under a banner. swap-page.js calls this before the first frame, and main.tsx in dev. */
import { UserError } from "#lib/errors.ts";
import { addStep, currentStep, type Draft, loadDraft, saveDraft } from "./draft.ts";
import { linkOf, PARAMETER, readLink, withSizesOf } from "./link.ts";
import bannerCss from "./preview-banner.css?inline";
import {
  adoptSheet,
  base,
  changesSizes,
  committedSections,
  loadFullStyles,
  readSections,
  showCommitted,
  showLayer,
} from "./preview-sheet.ts";
import type { Sections } from "./sections.ts";

type OpenStudio = () => Promise<void>;

export const CUSTOM_COLORS = "Preview: custom colours.";

/** @param openStudio not imported here, since that would load the app too */
export async function showPreview(openStudio: OpenStudio): Promise<void> {
  const text = new URLSearchParams(location.search).get(PARAMETER);
  if (text === null) return;
  try {
    const draft = draftOf(text);
    const { layer } = readSections(currentStep(draft));
    // Without these styles only the colours show.
    if (changesSizes(layer)) await loadFullStyles().catch(() => {});
    showLayer(layer);
    document.addEventListener("click", keepInLinks);
    saveDraft(draft);
    const show = () => showBanner(CUSTOM_COLORS, openStudio);
    if (draft.open) openStudio().catch(show);
    else show();
  } catch (error) {
    showCommitted();
    const reason = error instanceof UserError ? error.message : "This link’s theme doesn’t fit this site.";
    showBanner(`${reason} Showing the site’s own colours.`);
  }
}

/** This tab's draft if it has the link's colours, with its sizes and history; otherwise the link becomes its next step. */
function draftOf(text: string): Draft {
  const kept = loadDraft();
  if (kept && linkOf(currentStep(kept), base) === text) return kept;
  const fromLink = withSizesOf(committedSections, readLink(text, base), base);
  return addStep(kept ?? { steps: [committedSections], at: 0, open: false }, fromLink);
}

/** Links load new pages until the app has started, so they carry the theme. */
function keepInLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const theme = new URLSearchParams(location.search).get(PARAMETER);
  if (!link?.href.startsWith(new URL("./", document.baseURI).href) || event.defaultPrevented || theme === null) return;
  const address = new URL(link.href);
  address.searchParams.set(PARAMETER, theme);
  link.href = address.href;
}

/** Browsers allow about a hundred URL changes in ten seconds, fewer than a held key would make. */
const REST_MS = 300;
let lastPut = Number.NEGATIVE_INFINITY;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Puts a layer's colours into the URL, for reloads and sharing; undefined removes them. */
export function updateUrl(sections: Sections | undefined): void {
  clearTimeout(waiting);
  const rest = lastPut + REST_MS - performance.now();
  if (sections && rest > 0) {
    waiting = setTimeout(updateUrl, rest, sections);
    return;
  }
  lastPut = performance.now();
  const address = new URL(location.href);
  if (sections) address.searchParams.set(PARAMETER, linkOf(sections, base));
  else address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, "", address);
}

/** Shows the published theme again. The draft is kept. */
export function exitPreview(): void {
  showCommitted();
  updateUrl(undefined);
  hideBanner();
}

const BANNER = "theme-preview";
let hasBannerCss = false;

/** @param openStudio adds an Edit button */
export function showBanner(text: string, openStudio?: OpenStudio): void {
  hideBanner();
  if (!hasBannerCss) adoptSheet(bannerCss);
  hasBannerCss = true;
  const banner = Object.assign(document.createElement("aside"), { id: BANNER });
  banner.setAttribute("aria-label", "Theme preview");
  const words = Object.assign(document.createElement("p"), { textContent: text });
  const button = (label: string, onclick: () => void) =>
    Object.assign(document.createElement("button"), { type: "button", textContent: label, onclick });
  banner.append(words);
  const failed = () => {
    words.role = "alert";
    words.textContent = "Couldn’t load the studio. Check your connection and try again.";
  };
  if (openStudio) banner.append(button("Edit", () => void openStudio().catch(failed)));
  const exit = () => {
    exitPreview();
    // The focused button is gone.
    document.querySelector("main")?.focus({ preventScroll: true });
  };
  banner.append(button("Exit preview", exit));
  document.body.append(banner);
  // Its height depends on how the text wraps.
  const { style } = document.documentElement;
  new ResizeObserver(() => style.setProperty("--preview", `${banner.offsetHeight}px`)).observe(banner);
  document.addEventListener("keyup", scrollClear);
}

export function hideBanner(): void {
  document.getElementById(BANNER)?.remove();
  document.removeEventListener("keyup", scrollClear);
}

/** Like src/lib/scroll-clear-of.ts, whose import would load the app too. */
function scrollClear({ key }: KeyboardEvent): void {
  const [focused, banner] = [document.activeElement, document.getElementById(BANNER)];
  if (key !== "Tab" || !focused || !banner || banner.contains(focused)) return;
  const [box, cover] = [focused.getBoundingClientRect(), banner.getBoundingClientRect()];
  if (box.top < cover.top && box.bottom > cover.top) focused.scrollIntoView({ block: "nearest" });
}
