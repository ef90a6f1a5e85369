/** The head of each static page, for crawlers and link previews. */
import type { SitePage } from "../../src/content/site-pages.ts";
import type { site } from "../../src/render-pages.tsx";

export type SiteFacts = typeof site;

/** Path of a page's file from the site's root: "/work/my-project" → "work/my-project/". */
export function directoryOf(path: string): string {
  return path === "/" ? "" : `${path.slice(1)}/`;
}

/** The site's base path with a slash at both ends: `portfolio` → `/portfolio/`. */
export function basePath(path = ""): string {
  const names = path.split("/").filter(Boolean);
  return ["", ...names, ""].join("/");
}

/** File name of a page's preview picture, below og/. */
export function previewOf(path: string): string {
  return `og/${path.slice(1).replaceAll("/", "-") || "landing"}.png`;
}

/** The page's title as browsers and search engines show it. Also src/layout/frame.tsx's rule. */
export function fullTitle(page: SitePage, site: SiteFacts): string {
  if (page.unlisted) return site.name;
  return page.path === "/" ? `${site.name}, ${page.title}` : `${page.title} · ${site.name}`;
}

/** Description, canonical link, Open Graph and Twitter card, as HTML for the head. */
export function headTags(page: SitePage, site: SiteFacts): string {
  const url = `${site.url}${directoryOf(page.path)}`;
  const title = fullTitle(page, site);
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const og = (name: string, content: string) => `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  if (page.unlisted) return meta("robots", "noindex") + og("title", site.name);
  return [
    meta("description", page.description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    og("type", page.project ? "article" : page.path === "/about" ? "profile" : "website"),
    og("title", title),
    og("description", page.description),
    og("url", url),
    og("site_name", site.name),
    ...(page.preview
      ? [
          og("image", `${site.url}${page.preview}`),
          og("image:width", "1200"),
          og("image:height", "630"),
          og("image:alt", `${page.title}: ${page.description}`),
          meta("twitter:card", "summary_large_image"),
        ]
      : []),
  ].join("");
}

export function dataTag(page: SitePage, site: SiteFacts): string {
  if (page.unlisted) return "";
  // Nothing in it can end its script element.
  const json = JSON.stringify(structuredData(page, site)).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}

/** schema.org data: owner, case study and breadcrumbs. */
export function structuredData(page: SitePage, site: SiteFacts): object {
  const person = {
    "@type": "Person",
    "@id": `${site.url}#person`,
    name: site.name,
    // Only where the page shows it; other pages refer to the person by @id.
    ...(["/", "/about"].includes(page.path) && { jobTitle: site.jobTitle }),
    ...(page.path === "/about" && { knowsAbout: site.knowsAbout }),
    url: site.url,
    sameAs: site.sameAs.filter((address) => address !== site.url),
  };
  const url = `${site.url}${directoryOf(page.path)}`;
  const work = page.project && {
    "@type": "CreativeWork",
    name: page.project.name,
    headline: page.project.kind,
    description: page.description,
    url,
    image: page.preview && `${site.url}${page.preview}`,
    creator: { "@id": person["@id"] },
  };
  return { "@context": "https://schema.org", "@graph": [person, work, breadcrumbs(page, site)].filter(Boolean) };
}

function breadcrumbs(page: SitePage, site: SiteFacts): object | undefined {
  if (page.path === "/") return undefined;
  const steps = [
    ["", site.name],
    ...(page.project ? [["work/", page.project.list]] : []),
    [directoryOf(page.path), page.title],
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([directory, name], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${site.url}${directory}`,
    })),
  };
}

export function sitemap(paths: readonly string[], site: SiteFacts): string {
  const urls = paths.map((path) => `  <url><loc>${escapeHtml(`${site.url}${directoryOf(path)}`)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
