/**
 * One static page: the client build's template with the page's markup, critical CSS and title font, so that the first paint
 * waits for nothing else; and the script that fetches the rest (src/boot.js).
 */
import { covers, type WebFace } from "./font-faces.ts";
import { escapeHtml } from "./head.ts";
import { decode, type PageStyles } from "./page-styles.ts";
import { titleFontCss } from "./title-font.ts";

/** Shared by all pages of a build. */
export type SiteParts = {
  /** The client build's index.html. */
  template: string;
  /** Path of the sheet with the fonts' faces, from the site's root; and those faces. */
  fontSheet: string;
  faces: readonly WebFace[];
  /** The entry module's path from the site's root. */
  main: string;
  /** The site's icon as a data URL. */
  icon: string;
  /** src/boot.js, minified; and the path of src/swap-page.js from the site's root. */
  boot: string;
  hashPage: string;
  /** Splits the site's styles for a page (page-styles.ts). */
  stylesFor: (html: string, mentions: PageParts["mentions"], below: string) => PageStyles;
  /** Adds a sheet to the site's files and returns its path from the site's root. */
  addSheet: (css: string) => Promise<string>;
};

export type PageParts = {
  /** Hash path, such as "/work/my-project". */
  path: string;
  title: string;
  /** Description and links, as HTML. */
  head: string;
  /** Structured data, as HTML. */
  data: string;
  /** The base of relative addresses: "../" for each folder the page is in. Empty for the root. */
  base: string;
  /** The content of #root. */
  markup: string;
  /** Paths of the modules that the page needs, without the entry. */
  modules: readonly string[];
  /** The path of an unlisted case study's module, which no other file names. */
  study?: string | undefined;
  /** Whether a module of the page's route contains a class. */
  mentions: (name: string) => boolean;
};

/** @throws when the template is no longer what the build makes of index.html, or the page has no face of a web font */
export async function staticPage(site: SiteParts, page: PageParts): Promise<string> {
  const { template, fontSheet } = site;
  const { markup, pictures } = takePictures(page.markup);
  const body = `<div id="root">${markup}</div>`;
  const below = belowFirstScreen(markup);
  const styles = site.stylesFor(
    template.replace(ROOT, () => body.replace(below, "")),
    page.mentions,
    below,
  );
  // Font files would delay the first frame. Until they load, fallback fonts have the same metrics (vite/fonts/fallback-fonts.ts).
  const style = styles.first + (below && HIDE_BELOW) + (await titleFontCss(titleLines(page.markup)));
  const later = await site.addSheet(styles.later);
  const faces = site.faces.filter((face) => covers(face, page.markup));
  // src/swap-page.js treats every style element as one of the page's sheets.
  if (page.markup.includes("<style")) throw new Error(`prerender: ${page.path} has a style element in its markup.`);
  if (faces.length === 0) throw new Error("prerender: the style sheet has no face with a font file.");
  const otherFaces = site.faces.filter((face) => !faces.includes(face)).map(({ rule }) => rule);
  const rest = await site.addSheet(otherFaces.join("") + styles.rest);
  const data = {
    css: later,
    hash: site.hashPage,
    faces: JSON.stringify(bootFaces(page.markup, faces)),
    main: site.main,
    modules: page.modules.join(" "),
  };
  const boot = `<script${dataAttributes(data)}>${site.boot}</script>`;
  const onRoot = dataAttributes({ path: page.path, "deferred-css": rest, ...(page.study && { study: page.study }) });
  // With scripts, src/boot.js fetches both after the first paint.
  const sheets = [fontSheet, later].map((path) => `<link rel="stylesheet" href="${path}">`);
  const changes: [pattern: RegExp, into: (found: string) => string][] = [
    [/<link rel="(?:stylesheet|modulepreload|preload)"[^>]*>\s*/g, () => ""],
    [/<script type="module"[^>]*><\/script>\s*/g, () => ""],
    // An inline icon saves a request before the first frame.
    [/(?<=<link rel="icon" href=")[^"]*/, () => site.icon],
    [/<html(?= )/, () => `<html${onRoot}`],
    [/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`],
    [
      /<meta name="viewport"[^>]*>/,
      (viewport) => viewport + (page.base && `<base href="${page.base}">`) + renderBlockingLink(page),
    ],
    [/<\/head>/, (end) => `${page.head}<style>${style}</style>${end}`],
    // Outside of the root, which the app takes over.
    [ROOT, () => body + (below && `<style>${styles.below}${SHOW_BELOW}</style>`)],
    // The first screen needs none of these.
    [
      /<\/body>/,
      (end) =>
        `<noscript>${sheets.join("")}</noscript>${pictures && `<style>:root{${pictures}}</style>`}${page.data}${boot}<style>${styles.paper}</style>${end}`,
    ],
  ];
  return changes.reduce(
    (html, [pattern, into]) => {
      mustMatch(pattern, html);
      return html.replace(pattern, into);
    },
    template.replaceAll(/(?<=>)\s+(?=<)|\s+(?=>)/g, ""),
  );
}

/**
 * Takes the masks out of the markup, as custom properties that follow the first screen. Nothing shows through a mask until then.
 * React compares no style attributes when it takes the page over.
 */
function takePictures(markup: string): { markup: string; pictures: string } {
  let pictures = "";
  let count = 0;
  const without = markup.replaceAll(/(?<=mask-image:)url\(&quot;data:.*?&quot;\)/g, (mask) => {
    const name = `--mask-${count++}`;
    pictures += `${name}:${decode(mask)};`;
    return `var(${name},linear-gradient(#0000,#0000))`;
  });
  return { markup: without, pictures };
}

function dataAttributes(data: Record<string, string>): string {
  return Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join("");
}

/** The lines of a page's own title. */
function titleLines(markup: string): string[] {
  const [above = ""] = markup.split(BOTTOM_WALL);
  return [...new Set([...above.matchAll(/data-fit="([^"]*)"/g)].map(([, line = ""]) => decode(line)))];
}

/**
 * The faces for src/boot.js: whether the page needs the file at once, and what `new FontFace()` takes. The page's title has its
 * font inline; a title in the bottom wall and text in the cut font need the whole font.
 */
function bootFaces(markup: string, faces: readonly WebFace[]) {
  const isCut = /\bclass="[^"]*\btype-cut\b/.test(markup) || markup.split(BOTTOM_WALL)[1]?.includes(" data-fit=");
  // Without the range, which only decides when to fetch a file: the page needs these.
  return faces.map(({ family, file, weight, stretch }) => {
    const isNeeded = isCut || family === "Archivo Text";
    return [isNeeded ? 1 : 0, family, file, weight, stretch];
  });
}

/**
 * Delays the first paint until the first screen is parsed (`data-first-screen`, or else the whole page). Without this, content
 * at the bottom of the viewport would shift while the rest of the HTML arrives. Unsupported browsers, and 404.html, paint
 * progressively.
 */
function renderBlockingLink({ path, base, markup }: PageParts): string {
  if (base.startsWith("/")) return "";
  const [end] = /<[^>]* data-first-screen="[^>]*>/.exec(markup) ?? [];
  const id = end ? mustMatch(/(?<= id=")[^"]+/, end) : "alerts";
  // The page's own address, from the site's root, where relative addresses start.
  return `<link rel="expect" href="${base && `${path.slice(1)}/`}#${id}" blocking="render">`;
}

/** The markup below the first screen, if its styles are at the end of the file (`data-first-screen="split"`). */
function belowFirstScreen(markup: string): string {
  const [above = ""] = markup.split(BOTTOM_WALL);
  return / data-first-screen="split".*?<\/section>(.*<\/section>)/s.exec(above)?.[1] ?? "";
}

/** Hides markup below the first screen until its styles load. The height keeps the bottom wall out of view meanwhile. */
const HIDE_BELOW =
  "[data-first-screen]~section{visibility:hidden;content-visibility:hidden;contain-intrinsic-height:100vh}";
const SHOW_BELOW = "[data-first-screen]~section{visibility:revert-layer;content-visibility:revert-layer}";

const ROOT = /<div id="root"><\/div>/;
/** Begins src/layout/bottom-wall.tsx. */
const BOTTOM_WALL = '<nav id="bottom-wall"';

function mustMatch(pattern: RegExp, html: string): string {
  const [match] = html.match(pattern) ?? [];
  if (match === undefined) throw new Error(`prerender: no match for ${pattern} in ${html.slice(0, 300)}`);
  return match;
}
