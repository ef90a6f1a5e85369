/**
 * One static page: the client build's template with the page's markup, the styles that stand in it and the letters of its
 * title, so that the first paint waits for nothing else; and the script that fetches the rest (src/boot.js).
 */
import { hasLettersOf, type WebFace } from "./font-faces.ts";
import { escapeHtml } from "./head.ts";
import { decode, type PageStyles } from "./page-styles.ts";
import { titleFontCss } from "./title-font.ts";

/** What all pages of a build are made of. */
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
  /** src/boot.js, minified; and the path of src/hash-page.js from the site's root. */
  boot: string;
  hashPage: string;
  /** Cuts the site's styles up for a page (page-styles.ts). */
  stylesFor: (html: string, code: string, below: string) => PageStyles;
  /** Puts a sheet among the site's files. Returns its path from the site's root. */
  addSheet: (css: string) => Promise<string>;
};

export type PageParts = {
  /** Hash path, such as "/work/my-project". */
  path: string;
  title: string;
  /** Description, links and structured data, as HTML. */
  head: string;
  /** Where relative addresses start: "../" for each folder the page is in. Empty for the root. */
  base: string;
  /** What stands in #root. */
  markup: string;
  /** Paths of the modules that the page needs besides the entry. */
  modules: readonly string[];
  /** Text of all modules of the page's route. */
  code: string;
};

/** @throws when the template is no longer what the build makes of index.html, or the page has no face of a web font */
export async function staticPage(site: SiteParts, page: PageParts): Promise<string> {
  const { template, fontSheet } = site;
  const body = `<div id="root">${page.markup}</div>`;
  const below = belowFirstScreen(page.markup);
  const styles = site.stylesFor(
    template.replace(ROOT, () => body.replace(below, "")),
    page.code,
    below,
  );
  // Font files would compete with the first frame, so they come after it. Until then fonts of the system stand in, with the
  // same measure (src/theme/stand-ins.css).
  const style = styles.first + (below && HIDE_BELOW) + (await titleFontCss(titleLines(page.markup)));
  const later = await site.addSheet(styles.later);
  const faces = site.faces.filter((face) => hasLettersOf(face, page.markup));
  // src/hash-page.js takes every style element of the text for one of the page's sheets.
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
  const onRoot = dataAttributes({ path: page.path, rest });
  // Where scripts run, src/boot.js fetches both after the first paint.
  const sheets = [fontSheet, later].map((path) => `<link rel="stylesheet" href="${path}">`);
  const changes: [what: RegExp, into: (found: string) => string][] = [
    [/<link rel="(?:stylesheet|modulepreload|preload)"[^>]*>\s*/g, () => ""],
    [/<script type="module"[^>]*><\/script>\s*/g, () => ""],
    // The icon stands in the page, which saves a request before the first frame.
    [/(?<=<link rel="icon" href=")[^"]*/, () => site.icon],
    [/<html(?= )/, () => `<html${onRoot}`],
    [/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`],
    [
      /<meta name="viewport"[^>]*>/,
      (viewport) => viewport + (page.base && `<base href="${page.base}">`) + paintWhole(page) + boot,
    ],
    [/<\/head>/, (end) => `${page.head}<style>${style}</style><noscript>${sheets.join("")}</noscript>${end}`],
    // The app takes over what is in the root, so this style element stands outside.
    [ROOT, () => body + (below && `<style>${styles.below}${SHOW_BELOW}</style>`)],
  ];
  return changes.reduce(
    (html, [what, into]) => {
      found(what, html);
      return html.replace(what, into);
    },
    template.replaceAll(/(?<=>)\s+(?=<)|\s+(?=>)/g, ""),
  );
}

function dataAttributes(data: Record<string, string>): string {
  return Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join("");
}

/** The lines of a page's own title. */
function titleLines(markup: string): string[] {
  const { above } = parts(markup);
  return [...new Set([...above.matchAll(/data-fit="([^"]*)"/g)].map(([, line = ""]) => decode(line)))];
}

/**
 * The faces for src/boot.js: whether the page needs the file at once, and what `new FontFace()` takes. The letters of the
 * page's title are in the page. A title at its foot and text in the cut font need the whole font.
 */
function bootFaces(markup: string, faces: readonly WebFace[]): [0 | 1, string, string, WebFace["descriptors"]][] {
  const isCut = /\bclass="[^"]*\btype-cut\b/.test(markup) || parts(markup).foot.includes(" data-fit=");
  // A range would only say when to fetch a file, and the page needs these.
  return faces.map(({ family, file, descriptors: { unicodeRange, ...descriptors } }) => [
    isCut || family === "Archivo Text" ? 1 : 0,
    family,
    file,
    descriptors,
  ]);
}

/** A page without its bottom wall, and the bottom wall (src/layout/bottom-wall.tsx). */
function parts(markup: string): { above: string; foot: string } {
  const [above = "", foot = ""] = markup.split(FOOT);
  return { above, foot };
}

/**
 * Makes the browser wait with its first paint until the first screen is parsed. Of half a page, parts that stand at the
 * window's foot or share its height would move as the rest arrives. A page larger than the first packets says where its
 * first screen ends (`data-first-screen`); any other page is painted whole. A browser that does not know the link paints
 * as it always did, and so does every browser a page whose address is known only when it is asked for.
 */
function paintWhole({ path, base, markup }: PageParts): string {
  if (base.startsWith("/")) return "";
  const [end] = /<[^>]* data-first-screen="[^>]*>/.exec(markup) ?? [];
  const id = end ? found(/(?<= id=")[^"]+/, end) : "alerts";
  // The link means the page itself, by its address from the site's root, where relative addresses start.
  return `<link rel="expect" href="${base && `${path.slice(1)}/`}#${id}" blocking="render">`;
}

/**
 * The markup below the first screen, of a page that keeps the styles of this markup at the file's end
 * (`data-first-screen="split"`). Empty on other pages.
 */
function belowFirstScreen(markup: string): string {
  return / data-first-screen="split".*?<\/section>(.*<\/section>)/s.exec(parts(markup).above)?.[1] ?? "";
}

/**
 * Markup below the first screen stays hidden until its styles have come: a high window would show it without them. Each
 * section holds the height of a window meanwhile. Without that height the page's foot would stand there for a moment.
 */
const HIDE_BELOW =
  "[data-first-screen]~section{visibility:hidden;content-visibility:hidden;contain-intrinsic-height:100vh}";
const SHOW_BELOW = "[data-first-screen]~section{visibility:revert-layer;content-visibility:revert-layer}";

const ROOT = /<div id="root"><\/div>/;
const FOOT = /<nav id="foot"/;

function found(what: RegExp, html: string): string {
  const [piece] = html.match(what) ?? [];
  if (piece === undefined) throw new Error(`prerender: there is no ${what} in ${html.slice(0, 300)}`);
  return piece;
}
