/** The sheet in which the page wears another theme. It stands behind the page's own sheets, and only in this tab. */
import { base, committed } from "virtual:token-base";
import { type Base, colorsOf, type Theme, valueIn, WINDOWS } from "#theme/layer/base.ts";
import { layerCss, sizeIn } from "#theme/layer/layer-css.ts";
import { type Layer, type OrgSettings, readOrgSettings } from "#theme/layer/org-settings.ts";
import { fileOf, type Sections, sectionsOf } from "./sections.ts";

export { base };

/** The layer that the site was built with. */
export const committedSections: Sections = sectionsOf(committed, isToken);

/** Whether an id, as the owner writes it, is a token of the layer. */
export function isToken(id: string): boolean {
  return id in base.types || `org_settings.${id}` in base.types || id === "typeface";
}

let sheet: CSSStyleSheet | undefined;
let shownCss = "";
let committedLayer: Layer | undefined;

/**
 * A layer with all that is derived from it, and what is to be said of it.
 * @throws OwnerError
 */
export function readSections(sections: Sections): OrgSettings {
  return readOrgSettings(fileOf(sections), base);
}

/** Shows a layer on the page, instead of the one that the site was built with. */
export function showLayer(layer: Layer): void {
  replaceSheet(layerCss(overrideLayer(layer, builtIn(), base), base, "html"), layer);
}

/** Whether a layer has other sizes than the site was built with, so that it needs loadFullStyles(). */
export function changesSizes(layer: Layer): boolean {
  return JSON.stringify(layer.scales) !== JSON.stringify(builtIn().scales);
}

function builtIn(): Layer {
  committedLayer ??= readSections(committedSections).layer;
  return committedLayer;
}

let whole: Promise<void> | undefined;

/**
 * Resolves when the page has the site's styles with all their variables: the build puts constants in the place of those that
 * never change, and a layer may change them.
 * @throws when they could not be fetched; the next call tries again
 */
export function loadFullStyles(): Promise<void> {
  whole ??= adoptFullStyles().catch((error) => {
    whole = undefined;
    throw error;
  });
  return whole;
}

async function adoptFullStyles(): Promise<void> {
  // In dev the page has no other styles.
  if (import.meta.env.DEV) return;
  const answer = await fetch(new URL("studio-styles.css", document.baseURI), { signal: AbortSignal.timeout(15_000) });
  if (!answer.ok || !answer.headers.get("content-type")?.startsWith("text/css"))
    throw new Error(`The studio's styles could not be fetched: ${answer.status}.`);
  const styles = new CSSStyleSheet();
  styles.replaceSync(await answer.text());
  document.adoptedStyleSheets.unshift(styles);
}

/** Shows the look that the site was built with. */
export function showCommitted(): void {
  replaceSheet("", builtIn());
}

/** @param layer the one that shows */
function replaceSheet(css: string, layer: Layer): void {
  if (css === shownCss) return;
  shownCss = css;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(css);
  // The colour is not asked of the page: to answer, the browser would style all of it at once. Nor is the theme asked of
  // theme-class.ts, which lies in a file of the app: the app must not come before the first frame.
  const theme = document.body.classList.contains("light-mode") ? "light" : "dark";
  const background = layer.colors[theme]["role.bg"] ?? colorsOf(base, theme).hex["role.bg"];
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    if (background) meta.content = background;
  }
}

/** A layer that also takes back what another one changed. */
export function overrideLayer(layer: Layer, other: Layer, base: Base): Layer {
  const colors = (theme: Theme) => {
    const before = Object.keys(other.colors[theme]).map((id) => [id, valueIn(base, theme, id) ?? "transparent"]);
    return { ...Object.fromEntries(before), ...layer.colors[theme] };
  };
  const sizes = (id: string) => Object.fromEntries(WINDOWS.map((window) => [window, sizeIn(base, window, id)]));
  const scales = (theme: Theme) => {
    const before = Object.keys(other.scales[theme]).map((id) => [id, sizes(id)]);
    return { ...Object.fromEntries(before), ...layer.scales[theme] };
  };
  const ofBoth = <T>(of: (theme: Theme) => T) => ({ dark: of("dark"), light: of("light") });
  return { ...layer, colors: ofBoth(colors), scales: ofBoth(scales) };
}
