import { expect, test } from "vitest";
import { basePath, fullTitle, headTags, sitemap, structuredData } from "../../vite/pages/head.ts";

const site = {
  url: "https://a.test/",
  name: 'Ada "A" <Lovelace>',
  jobTitle: "Designer",
  knowsAbout: ["Looms"],
  sameAs: ["https://b.test/"],
};
const marz = {
  path: "/work/marz",
  title: "Marz",
  description: 'Frames & "queues"',
  project: { name: "Marz", kind: "VFX pipeline", list: "Work" },
  preview: "og/work-marz.png",
};

test("the landing page's title begins with the owner's name; others end with it", () => {
  expect(fullTitle({ path: "/", title: "Designer", description: "" }, site)).toBe('Ada "A" <Lovelace>, Designer');
  expect(fullTitle(marz, site)).toBe('Marz · Ada "A" <Lovelace>');
});

test("tags have absolute addresses, and text cannot end them", () => {
  const tags = headTags(marz, site);
  expect(tags).toContain('<link rel="canonical" href="https://a.test/work/marz/">');
  expect(tags).toContain('<meta property="og:image" content="https://a.test/og/work-marz.png">');
  expect(tags).toContain('<meta property="og:title" content="Marz');
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(tags).toContain('content="Frames &amp; &quot;queues&quot;"');
  expect(tags).not.toContain("<Lovelace>");
});

test("a page without a preview picture names none", () => {
  const { preview: _, ...page } = marz;
  expect(headTags(page, site)).not.toMatch(/og:image|twitter:card/);
  expect(JSON.stringify(structuredData(page, site))).not.toContain("og/");
});

test("structured data has person, work and breadcrumbs", () => {
  const graph = (structuredData(marz, site) as { "@graph": Record<string, unknown>[] })["@graph"];
  expect(graph.map((node) => node["@type"])).toEqual(["Person", "CreativeWork", "BreadcrumbList"]);
  expect(graph[2]?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: site.name, item: "https://a.test/" },
    { "@type": "ListItem", position: 2, name: "Work", item: "https://a.test/work/" },
    { "@type": "ListItem", position: 3, name: "Marz", item: "https://a.test/work/marz/" },
  ]);
  const landing = structuredData({ path: "/", title: "x", description: "" }, site) as { "@graph": unknown[] };
  expect(landing["@graph"]).toHaveLength(1);
});

test("only the about page lists skills; others refer to the person by id", () => {
  const personOn = (path: string) =>
    (structuredData({ path, title: "x", description: "" }, site) as { "@graph": object[] })["@graph"][0];
  expect(personOn("/about")).toMatchObject({ jobTitle: "Designer", knowsAbout: ["Looms"] });
  expect(personOn("/contact")).not.toHaveProperty("knowsAbout");
  expect(personOn("/contact")).toMatchObject({ "@id": "https://a.test/#person" });
});

test("the sitemap lists every page, whose address cannot end its element", () => {
  const xml = sitemap(["/", "/about"], { ...site, url: "https://a.test/?a=1&b=<2>" });
  const url = "https://a.test/?a=1&amp;b=&lt;2&gt;";
  expect(xml.match(/<loc>.+<\/loc>/g)).toEqual([`<loc>${url}</loc>`, `<loc>${url}about/</loc>`]);
});

test("the base path gets a slash at both ends", () => {
  for (const path of ["portfolio", "/portfolio", "portfolio/", "/portfolio/"])
    expect(basePath(path)).toBe("/portfolio/");
  for (const path of [undefined, "", "/"]) expect(basePath(path)).toBe("/");
  expect(basePath("/a/b")).toBe("/a/b/");
});
