/**
 * Fetches every page of the sitemap and every file they name, and reports what is wrong. Chromium reads the pages and enforces
 * their policies.
 */
import { parse } from "postcss";
import readValue from "postcss-value-parser";
import { contentType, UNKNOWN_TYPE } from "../../vite/content-types.mjs";
import { importsIn } from "../../vite/imports-in.mjs";

/** Cloudflare Pages' limits of rules and of characters in a line. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

const HTML = "text/html; charset=utf-8";

/** A nested path that does not exist: the error page must find its files at any depth. */
const LOST = "no-such-folder/no-such-page";

/** The error page's skip link. Without scripts it shows the error page again. */
const LOST_AGAIN = "404/";

/** @typedef {{ what: "missing" | "type" | "header", address: string, "named by": string, finding: string }} Finding */
/** @typedef {{ IMMUTABLE: string, REVALIDATE: string, SECURITY_HEADERS: Record<string, string> }} Rules exports of vite/pages/ */

/**
 * Checks a served site as a whole.
 * @param {string} home its address, with a closing slash
 * @param {import("playwright-core").Browser} browser
 * @param {Rules} rules
 * @param {string} headersText the build's _headers, which no host serves
 * @returns {Promise<{ findings: Finding[], pages: number, files: number }>} `pages` and `files`: how many were fetched
 * @throws when the server does not answer at all
 */
export async function checkPublished(home, browser, rules, headersText) {
  /** @type {Finding[]} */
  const findings = [];
  const shown = (address) => (address.startsWith(home) ? address.slice(home.length) || "./" : address);
  const add = (what, address, by, finding) =>
    findings.push({ what, address: shown(address), "named by": shown(by), finding });

  const tooLong = headersText.split("\n").find((line) => line.length > LONGEST_LINE);
  if (tooLong) add("header", "_headers", "", `has a line of ${tooLong.length} characters; hosts read ${LONGEST_LINE}`);
  const count = headersText.match(/^\//gm)?.length ?? 0;
  if (count > MOST_RULES) add("header", "_headers", "", `has ${count} rules; hosts read ${MOST_RULES}`);

  const { reader, tab, close } = await openTabs(browser, home);
  try {
    const sitemap = await fetch(`${home}sitemap.xml`);
    const addresses = await reader.evaluate(
      (xml) => {
        const places = new DOMParser().parseFromString(xml, "text/xml").querySelectorAll("loc");
        return [...places].map((place) => place.textContent);
      },
      await sitemap.text(),
    );
    if (sitemap.status !== 200 || addresses.length === 0) {
      add("missing", `${home}sitemap.xml`, "", `status ${sitemap.status}, ${addresses.length} pages`);
      return { findings, pages: 0, files: 0 };
    }
    // The landing page has the shortest address; all others are below it.
    const published = addresses.reduce((short, address) => (address.length < short.length ? address : short));

    const origin = new URL("/", home).href;
    /** @type {Map<string, { by: string, base?: string }>} */
    const found = new Map();
    const visit = (address, by, base) => {
      const isNew = address.startsWith(origin) && address !== home + LOST_AGAIN && !found.has(address);
      if (isNew) found.set(address, { by, base });
    };
    const visitPublished = (address, by) => {
      if (address.startsWith(published)) visit(home + address.slice(published.length), by);
      else add("missing", address, by, `is not below ${published}`);
    };
    for (const address of addresses) visitPublished(address, `${home}sitemap.xml`);
    visit(home + LOST, "");
    let pages = 0;

    // A map that is iterated also visits the entries added meanwhile.
    for (const [address, { by, base = address }] of found) {
      const isLost = address === home + LOST;
      const response = await fetch(address, { redirect: "manual" });
      const { status, headers } = response;
      if (status !== (isLost ? 404 : 200)) {
        const to = headers.get("location");
        add("missing", address, by, `status ${status}${to ? `, to ${to}` : ""}`);
        continue;
      }
      const type = headers.get("content-type") ?? "missing";
      const wanted = isLost || address.endsWith("/") ? HTML : contentType(new URL(address).pathname);
      if (wanted !== UNKNOWN_TYPE && type !== wanted) add("type", address, by, `is ${type}, not ${wanted}`);
      const cache = address.startsWith(`${home}assets/`) ? rules.IMMUTABLE : rules.REVALIDATE;
      for (const [name, value] of Object.entries({ ...rules.SECURITY_HEADERS, "Cache-Control": cache })) {
        const sent = headers.get(name);
        if (sent !== value) add("header", address, by, `${name} is ${sent ?? "missing"}, not ${value}`);
      }
      const policy = headers.get("content-security-policy");
      if (!policy) add("header", address, by, "Content-Security-Policy is missing");

      const text = await response.text();
      for (const name of namedByFile(text, type)) visit(resolved(name, base), address);
      if (type !== HTML) continue;
      pages++;
      const page = await reader.evaluate(readPage, { html: text, address });
      for (const name of [...page.files, ...page.sheets.flatMap(urlsIn)]) visit(resolved(name, page.base), address);
      for (const name of page.data.flatMap(pathsIn)) {
        // Scripts adopt these sheets, so their addresses are relative to the page.
        visit(resolved(name, page.base), address, name.endsWith(".css") ? page.base : undefined);
      }
      for (const name of page.published) visitPublished(name, address);
      if (!page.hasPolicy) add("header", address, by, "the page has no policy of its own");
      await tab.goto(address);
      for (const { directive, whole, refused } of await tab.evaluate(refusals)) {
        const finding = `${directive} of the ${whole === policy ? "header's" : "page's"} policy does not allow`;
        if (URL.canParse(refused)) add("header", refused, address, `${finding} this host`);
        else add("header", address, by, `${finding} ${refused} code`);
      }
    }
    return { findings, pages, files: found.size - pages };
  } finally {
    await close();
  }
}

/** A tab that reads pages, without a policy, and one that opens them. */
async function openTabs(browser, home) {
  const context = await browser.newContext();
  // Only pages are loaded: their files are fetched once for all pages, and other hosts get no request.
  await context.route("**", (route) => {
    const isPage = route.request().isNavigationRequest() && route.request().url().startsWith(home);
    return isPage ? route.continue() : route.abort();
  });
  const reader = await context.newPage();
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    const violations = [];
    Object.assign(document, { violations });
    addEventListener("securitypolicyviolation", (event) => violations.push(event));
  });
  return { reader, tab, close: () => context.close() };
}

/** Runs in Chromium, in an open page: what the policies have refused, files that load later included. */
async function refusals() {
  const pictures = [...document.images].map((image) => {
    image.loading = "eager";
    return image.decode().catch(() => {});
  });
  const media = [...document.querySelectorAll("video[src], audio[src], source[src]")].map((element) => {
    const player = new Audio(element.getAttribute("src"));
    return new Promise((done) => player.addEventListener("error", done));
  });
  await Promise.all([...pictures, ...media]);
  /** @type {SecurityPolicyViolationEvent[]} */
  const events = Reflect.get(document, "violations");
  return events.map(({ effectiveDirective, originalPolicy, blockedURI }) => ({
    directive: effectiveDirective,
    whole: originalPolicy,
    refused: blockedURI,
  }));
}

/** Runs in Chromium: the names in a page. */
function readPage({ html, address }) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const values = (name, selector = `[${name}]`) =>
    [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name));
  const sets = [...values("srcset"), ...values("imagesrcset")].flatMap((set) => set.split(","));
  const elements = /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll("*"));
  return {
    base: new URL(values("href", "base")[0] ?? "", address).href,
    hasPolicy: page.querySelector('meta[http-equiv="Content-Security-Policy"]') !== null,
    published: [
      ...values("content", '[property="og:image"], [property="og:url"]'),
      ...values("href", "[rel=canonical]"),
    ],
    files: [
      ...values("src"),
      ...values("poster"),
      ...values("href", "[href]:not(base, [rel=canonical])"),
      ...sets.map((part) => part.trim().split(/\s+/)[0]),
    ],
    data: [...elements].flatMap((element) => Object.values(element.dataset)),
    sheets: [...values("style"), ...[...page.querySelectorAll("style")].map((style) => style.textContent)],
  };
}

/** The names in a file that is not a page. */
function namedByFile(text, type) {
  const readers = {
    "text/css; charset=utf-8": urlsIn,
    "text/javascript; charset=utf-8": (code) => importsIn("module.js", code),
    "application/manifest+json": (json) => (JSON.parse(json).icons ?? []).map(({ src }) => src),
  };
  return readers[type]?.(text) ?? [];
}

/** Paths in a list or in JSON: texts that end in a known type. */
function pathsIn(value) {
  return (value.match(/[\w.~%/-]+/g) ?? []).filter((part) => contentType(part) !== UNKNOWN_TYPE);
}

function urlsIn(css) {
  const found = [];
  parse(css).walkDecls(({ value }) => {
    readValue(value).walk((node) => {
      if (node.type === "function" && node.value === "url") found.push(node.nodes[0]?.value ?? "");
    });
  });
  return found;
}

/** The whole address without its hash, or an empty text if invalid. */
function resolved(name, base) {
  return URL.canParse(name, base) ? new URL(name, base).href.replace(/#.*$/, "") : "";
}
