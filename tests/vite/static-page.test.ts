import { expect, test } from "vitest";
import { decode } from "../../vite/pages/page-styles.ts";
import { type PageParts, staticPage } from "../../vite/pages/static-page.ts";

const template = [
  `<!doctype html><html lang="en"><head>`,
  `<meta name="viewport" content="width=device-width"><title>x</title><link rel="icon" href="./icon.svg">`,
  `<link rel="stylesheet" href="./assets/a.css">`,
  `<script type="module" src="./assets/a.js"></script>`,
  `</head><body><div id="root"></div><div id="alerts"></div></body></html>`,
].join("");
const face = (family: string, file: string, unicodeRange = "U+20-7E") => ({
  family,
  file: `assets/${file}.woff2`,
  weight: "100 900",
  stretch: "62% 125%",
  unicodeRange,
  rule: `@font-face{${file}}`,
});
const site = {
  template,
  fontSheet: "assets/f.css",
  faces: [face("Archivo Cut", "cut"), face("Archivo Text", "text")],
  main: "assets/a.js",
  icon: "data:,",
  boot: "boot()",
  hashPage: "assets/h.js",
  stylesFor: (_: string, mentions: (name: string) => boolean, apart: string) => ({
    first: ".p{a:b}",
    below: apart && `.${apart.length}{a:b}`,
    later: `later ${mentions("x") && "x"}`,
    rest: "rest",
    paper: "@media print{}",
  }),
  addSheet: async (css: string) => `assets/${css.replace(" ", "-")}.css`,
};

const compose = (part: Partial<PageParts>, of = site) =>
  staticPage(of, {
    path: "/x",
    title: "X",
    head: "",
    data: "",
    base: "../",
    markup: "<main></main>",
    modules: [],
    mentions: () => true,
    ...part,
  });

test("paints when all of it, or its first screen, is parsed", async () => {
  expect(await compose({ base: "" })).toContain(`<link rel="expect" href="#alerts" blocking="render">`);
  const markup = `<section class="p" data-first-screen="true" id="third"></section>`;
  const html = await compose({ markup });
  // The link means the page itself, and addresses start where the base says.
  expect(html).toContain(`<base href="../"><link rel="expect" href="x/#third" blocking="render">`);
  // A page served at any address cannot name its own.
  expect(await compose({ base: "/" })).not.toContain("expect");
});

test("has the tags of its head and its structured data", async () => {
  const html = await compose({ head: "<title>X, by Ada</title>", data: "<script>{}</script>" });
  expect(html).toContain("<title>X, by Ada</title>");
  expect(html).toContain("<script>{}</script>");
});

test("print rules are in the file, after everything that the screen needs", async () => {
  expect(await compose({})).toMatch(/boot\(\)<\/script><style>@media print{}<\/style><\/body>/);
});

test("markup below a split first screen has its styles after it, outside of the app", async () => {
  const following = "<section>1</section><section><section>2</section></section>";
  const html = await compose({
    markup: `<div><section data-first-screen="split" id="x"></section>${following}</div><nav id="bottom-wall"></nav>`,
  });
  expect(html).toMatch(/<style>\.p\{a:b\}\[data-first-screen\]~section\{visibility:hidden;[^{}]*\}<\/style>/);
  const shown = "[data-first-screen]~section{visibility:revert-layer;content-visibility:revert-layer}";
  expect(html).toContain(
    `<nav id="bottom-wall"></nav></div><style>.${following.length}{a:b}${shown}</style><div id="alerts">`,
  );
});

test("a drawing used as a mask follows the first screen, and is transparent until then", async () => {
  const mask = (url: string) => `<i style="mask-image:${url}"></i>`;
  const html = await compose({
    markup: mask("url(&quot;data:image/svg+xml,d=&#x27;(1)&#x27;/%3e&quot;)") + mask("url(&quot;data:b&quot;)"),
  });
  const [first, second] = ["--mask-0", "--mask-1"].map((name) => mask(`var(${name},linear-gradient(#0000,#0000))`));
  expect(html).toContain(`<div id="root">${first}${second}</div><div id="alerts"></div>`);
  expect(html).toContain(
    `<style>:root{--mask-0:url("data:image/svg+xml,d='(1)'/%3e");--mask-1:url("data:b");}</style><script`,
  );
});

test("contains a font for its title, also with other characters", async () => {
  const html = await compose({ markup: `<h1><span data-fit="Let&#x27;s &amp; &lt;go&gt;">x</span></h1>` });
  expect(html).toContain(`[data-fit="Let's & <go>"]`);
});

test("a changed template is an error", async () => {
  await expect(compose({}, { ...site, template: template.replace("stylesheet", "sheet") })).rejects.toThrow(
    "stylesheet",
  );
  await expect(compose({}, { ...site, faces: [] })).rejects.toThrow("no face with a font file");
  await expect(compose({}, { ...site, template: template.replace(' id="root"', "") })).rejects.toThrow("root");
});

test("fetches the cut font at once only if more than the title uses it", async () => {
  const now = async (markup: string) => {
    const [, json = ""] = /data-faces="([^"]*)"/.exec(await compose({ markup })) ?? [];
    const faces: [0 | 1, string, string][] = JSON.parse(decode(json));
    expect(faces).toHaveLength(2);
    return faces.flatMap(([now, , file]) => (now ? [file] : []));
  };
  const title = `<h1><span data-fit="Title">Title</span></h1>`;
  expect(await now(title)).toEqual(["assets/text.woff2"]);
  const foot = `<nav id="bottom-wall"><span data-fit="Next">Next</span></nav>`;
  expect(await now(title + foot)).toEqual(["assets/cut.woff2", "assets/text.woff2"]);
  expect(await now(`${title}<p class="p type-cut">14:05</p>`)).toEqual(["assets/cut.woff2", "assets/text.woff2"]);
});

test("adds the faces that cover its text; others load with other pages' styles", async () => {
  const accents = face("Archivo Text", "accents", "U+A1-A8, U+C0-FF");
  const sheets: string[] = [];
  const of = {
    ...site,
    faces: [...site.faces, accents],
    addSheet: async (css: string) => {
      sheets.push(css);
      return "x.css";
    },
  };
  expect(await compose({ markup: "<p>resume</p>" }, of)).not.toContain("accents");
  expect(sheets).toEqual(["later x", "@font-face{accents}rest"]);
  expect(await compose({ markup: "<p>résumé</p>" }, of)).toContain("assets/accents.woff2");
});

test("contains its first styles; boot script and noscript load the others", async () => {
  const html = await compose({ modules: ["assets/b.js", "assets/c.js"] });
  expect(html).toContain("<style>.p{a:b}</style>");
  expect(html).toContain(
    `<noscript><link rel="stylesheet" href="assets/f.css"><link rel="stylesheet" href="assets/later-x.css"></noscript>`,
  );
  expect(html).toContain(`<html data-path="/x" data-deferred-css="assets/rest.css" lang="en">`);
  expect(html).toMatch(
    /<script data-css="assets\/later-x\.css" [^>]* data-modules="assets\/b\.js assets\/c\.js">boot\(\)</,
  );
});
