import { expect, test } from "vitest";
import { type PageParts, staticPage } from "../../vite/static-page.ts";

const template = [
  `<!doctype html><html lang="en"><head>`,
  `<meta name="viewport" content="width=device-width"><title>x</title><link rel="icon" href="./icon.svg">`,
  `<link rel="preload" href="./assets/text.woff2" as="font"><link rel="stylesheet" href="./assets/a.css">`,
  `<script type="module" src="./assets/a.js"></script>`,
  `</head><body><div id="root"></div><div id="alerts"></div></body></html>`,
].join("");
const site = { template, sheet: "assets/a.css", css: ".p{a:b}", main: "assets/a.js", icon: "data:,", boot: "boot()" };

const compose = (part: Partial<PageParts>, of = site) =>
  staticPage(of, { path: "/x", title: "X", head: "", base: "../", markup: "<main></main>", modules: [], ...part });

test("is painted first when all of it has come, or as far as the page itself says", async () => {
  expect(await compose({})).toContain(`<link rel="expect" href="#alerts" blocking="render">`);
  const markup = `<section class="p" data-first-screen="true" id="third"></section>`;
  const html = await compose({ markup });
  expect(html).toContain(`<link rel="expect" href="#third" blocking="render">`);
  // The link's address is the page's own only as long as there is no other base.
  expect(html.indexOf('rel="expect"')).toBeLessThan(html.indexOf("<base "));
});

test("has the letters of its title inside, whatever they are", async () => {
  const html = await compose({ markup: `<h1><span data-fit="Let&#x27;s &amp; &lt;go&gt;">x</span></h1>` });
  expect(html).toContain(`[data-fit="Let's & <go>"]`);
});

test("says so when the template is no longer what it was", async () => {
  await expect(compose({}, { ...site, template: template.replace("preload", "prefetch") })).rejects.toThrow(
    'as="font"',
  );
  await expect(compose({}, { ...site, template: template.replace(' id="root"', "") })).rejects.toThrow("root");
});
