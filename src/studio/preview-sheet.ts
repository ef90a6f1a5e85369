/** Shows another theme in this tab by adopting a style sheet after the page's own. */
import { base, committed } from "virtual:token-base";
import { type Base, colorsOf, type Theme, valueIn, WINDOWS } from "#theme/layer/base.ts";
import { layerCss, sizeIn } from "#theme/layer/layer-css.ts";
import { type Layer, type OrgSettings, readOrgSettings } from "#theme/layer/org-settings.ts";
import { fileOf, type Sections, sectionsOf } from "./sections.ts";

export { base };

/** The layer the site was built with. */
export const committedSections: Sections = sectionsOf(committed, isToken);

/** @param id as the owner writes it */
export function isToken(id: string): boolean {
  return id in base.types || `org_settings.${id}` in base.types || id === "typeface";
}

let sheet: CSSStyleSheet | undefined;
let shownCss = "";
let committedLayer: Layer | undefined;

/** @throws OwnerError */
export function readSections(sections: Sections): OrgSettings {
  return readOrgSettings(fileOf(sections), base);
}

export function showLayer(layer: Layer): void {
  replaceSheet(layerCss(overrideLayer(layer, builtIn(), base), base, "html"), layer);
}

/** Whether a layer changes sizes, so that the page needs loadFullStyles(). */
export function changesSizes(layer: Layer): boolean {
  return JSON.stringify(layer.scales) !== JSON.stringify(builtIn().scales);
}

function builtIn(): Layer {
  committedLayer ??= readSections(committedSections).layer;
  return committedLayer;
}

let whole: Promise<void> | undefined;

/** Loads the styles with all variables, some of which the build inlines. @throws if that fails; the next call retries */
export function loadFullStyles(): Promise<void> {
  whole ??= adoptFullStyles().catch((error) => {
    whole = undefined;
    throw error;
  });
  return whole;
}

async function adoptFullStyles(): Promise<void> {
  // In dev the page has the full styles.
  if (import.meta.env.DEV) return;
  const answer = await fetch(new URL("studio-styles.css", document.baseURI), { signal: AbortSignal.timeout(15_000) });
  if (!answer.ok || !answer.headers.get("content-type")?.startsWith("text/css"))
    throw new Error(`Couldn't load the studio's styles: ${answer.status}.`);
  adoptSheet(await answer.text(), "unshift");
}

/** @param how "unshift" puts it before other adopted sheets */
export function adoptSheet(css: string, how: "push" | "unshift" = "push"): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets[how](sheet);
  return sheet;
}

export function removeSheet(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
}

export function showCommitted(): void {
  replaceSheet("", builtIn());
}

function replaceSheet(css: string, layer: Layer): void {
  if (css === shownCss) return;
  shownCss = css;
  if (sheet) sheet.replaceSync(css);
  else sheet = adoptSheet(css);
  // Reading the colour from the page would force a style pass; importing theme-class.ts would load the app before the first frame.
  const theme = document.body.classList.contains("light-mode") ? "light" : "dark";
  const background = layer.colors[theme]["role.bg"] ?? colorsOf(base, theme).hex["role.bg"];
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    if (background) meta.content = background;
  }
}

/** A layer that also reverts what another one changed. */
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
