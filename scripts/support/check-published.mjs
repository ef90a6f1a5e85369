/** Fetches every page of the sitemap and every file these pages name, as a browser would, and reports what is wrong. */
import { contentType, UNKNOWN_TYPE } from "../../vite/content-types.mjs";

/** Cloudflare Pages' limits of rules and of characters in a line. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/** A nested path that does not exist: the error page must find its files at any depth. */
const LOST = "no-such-folder/no-such-page";

/** The error page's skip link. Without scripts it shows the error page again. */
const LOST_AGAIN = "404/";

/** Attributes that name a file. Data attributes are searched for paths. */
const ATTRIBUTES = new Set(["href", "src", "poster", "srcset", "imagesrcset"]);

/** The policy's directive for the elements that load a file. A style sheet's link is one too. */
const DIRECTIVES = {
  script: "script-src",
  img: "img-src",
  video: "media-src",
  audio: "media-src",
  source: "media-src",
};

/** @typedef {{ what: "missing" | "type" | "header", address: string, "named by": string, finding: string }} Finding */
/** @typedef {{ address: string, purpose: string, base?: string, directive?: string }} Reference */

/**
 * Exports of vite/pages/hosting.ts and vite/pages/security.ts.
 * @typedef {{ IMMUTABLE: string, REVALIDATE: string, SECURITY_HEADERS: Record<string, string>,
 *   inlineScriptHashes: (html: string) => string[], inlineStyleHashes: (html: string) => string[] }} Rules
 */

/**
 * Fetches a served site as a whole.
 * @param {string} home its address, with a closing slash
 * @param {Rules} rules
 * @param {string} headersText the build's _headers, which no host serves
 * @returns {Promise<{ findings: Finding[], pages: number, files: number }>} `pages` and `files`: how many were fetched
 * @throws when the server does not answer at all
 */
export async function checkPublished(home, rules, headersText) {
  /** @type {Finding[]} */
  const findings = [];
  const add = (what, address, by, finding) =>
    findings.push({ what, address: shown(home, address), "named by": shown(home, by), finding });

  const tooLong = headersText.split("\n").find((line) => line.length > LONGEST_LINE);
  if (tooLong) add("header", "_headers", "", `has a line of ${tooLong.length} characters; hosts read ${LONGEST_LINE}`);
  const count = headersText.match(/^\//gm)?.length ?? 0;
  if (count > MOST_RULES) add("header", "_headers", "", `has ${count} rules; hosts read ${MOST_RULES}`);

  const sitemap = await fetch(`${home}sitemap.xml`);
  const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, text]) => decoded(text));
  if (sitemap.status !== 200 || addresses.length === 0) {
    add("missing", `${home}sitemap.xml`, "", `status ${sitemap.status}, ${addresses.length} pages`);
    return { findings, pages: 0, files: 0 };
  }
  // The landing page has the shortest address; all others are below it.
  const published = addresses.reduce((short, address) => (address.length < short.length ? address : short));
  const local = (address) => (address.startsWith(published) ? home + address.slice(published.length) : address);

  /** @type {(Reference & { by: string })[]} */
  const queue = addresses.map((address) => ({ address: local(address), purpose: "page", by: `${home}sitemap.xml` }));
  queue.push({ address: home + LOST, purpose: "lost", by: "" });
  const seen = new Set();
  let pages = 0;

  for (let next = queue.shift(); next; next = queue.shift()) {
    const { by, base } = next;
    const address = next.address.replace(/#.*$/, "");
    const purpose = address === home + LOST_AGAIN ? "lost" : next.purpose;
    const key = `${purpose} ${address} ${base ?? ""}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (new URL(address).origin !== new URL(home).origin) {
      add("missing", address, by, `is not below ${published}`);
      continue;
    }
    const response = await fetch(address, { redirect: "manual" });
    const text = await response.text();
    if (purpose === "page" || purpose === "lost") pages++;

    if (response.status !== (purpose === "lost" ? 404 : 200)) {
      const to = response.headers.get("location");
      add("missing", address, by, `status ${response.status}${to ? `, to ${to}` : ""}`);
      continue;
    }
    const type = response.headers.get("content-type") ?? "none";
    if (!isTypeFor(purpose, type, address)) add("type", address, by, `is ${type}, named as ${purpose}`);
    const isHashed = purpose !== "lost" && address.startsWith(`${home}assets/`);
    const cache = isHashed ? rules.IMMUTABLE : rules.REVALIDATE;
    for (const finding of brokenHeaders(response, { ...rules.SECURITY_HEADERS, "Cache-Control": cache })) {
      add("header", address, by, finding);
    }
    const policy = response.headers.get("content-security-policy") ?? "";
    if (withoutCharset(type) === "text/html")
      for (const finding of inlineRefused(text, policy, rules)) add("header", address, by, finding);

    for (const found of namedIn(text, type, address, base)) {
      // A page's canonical links use the published address, which may be elsewhere.
      const target = found.purpose === "own" ? local(found.address) : found.address;
      const origin = new URL(target).origin;
      if (origin === new URL(home).origin) {
        const own = found.purpose === "own" ? { purpose: purposeOf(target) } : {};
        queue.push({ ...found, ...own, address: target, by: address });
      } else if (found.directive && !sources(policy, found.directive).includes(origin)) {
        add("header", target, address, `${found.directive} of the policy does not allow this host`);
      }
    }
  }
  return { findings, pages, files: seen.size - pages };
}

/** Whether the type matches the file's name. With nosniff a browser refuses others. */
function isTypeFor(purpose, type, address) {
  if (purpose === "page" || purpose === "lost") return type === "text/html; charset=utf-8";
  const named = contentType(new URL(address).pathname);
  if (named === UNKNOWN_TYPE) return type !== UNKNOWN_TYPE && type !== "none";
  return withoutCharset(type) === withoutCharset(named);
}

const withoutCharset = (type) => type.split(";", 1)[0];

/** Missing and wrong headers, as ends of a sentence. */
function brokenHeaders({ headers }, wanted) {
  const wrong = Object.entries(wanted).filter(([name, value]) => headers.get(name) !== value);
  return [
    ...wrong.map(([name, value]) => `${name} is ${headers.get(name) ?? "missing"}, not ${value}`),
    ...(headers.has("content-security-policy") ? [] : ["Content-Security-Policy is missing"]),
  ];
}

/**
 * Every web address that a file names, with its use.
 * @param {string} text
 * @param {string} type of the file
 * @param {string} address of the file
 * @param {string} [base] base of a sheet's addresses, if it is not the sheet
 * @returns {Reference[]}
 */
function namedIn(text, type, address, base = address) {
  const from = (names, start) => names.map((name) => ({ address: resolved(name, start), purpose: purposeOf(name) }));
  const readers = {
    "text/html": () => namedByPage(text, address),
    "text/css": () => from(urlsIn(text), base),
    "application/manifest+json": () => from(groups(text, /"src":\s*"([^"]+)"/g), address),
    // Other modules by their hashed names.
    "text/javascript": () => from(groups(text, /["'`](\.\/[\w.-]+-[\w-]{8}\.js)["'`]/g), address),
  };
  return (readers[withoutCharset(type)]?.() ?? []).filter((found) => /^https?:/.test(found.address));
}

const groups = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

/** The address for people, relative to the site. */
function shown(home, address) {
  return address.startsWith(home) ? address.slice(home.length) || "./" : address;
}

/**
 * The inline scripts and style sheets that a page's two policies refuse.
 * @param {string} html
 * @param {string} policy of the header
 * @param {Rules} rules
 * @returns {string[]} sentences
 */
function inlineRefused(html, policy, { inlineScriptHashes, inlineStyleHashes }) {
  const [, meta = ""] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  if (!meta) return ["the page has no policy of its own"];
  const refused = (what, hashes, whose, allowed) =>
    hashes.filter((hash) => !allowed.includes(hash)).map((hash) => `${what}, ${hash}, is not in the ${whose} policy`);
  const scripts = inlineScriptHashes(html);
  return [
    ...refused("an inline script", scripts, "header's", sources(policy, "script-src")),
    ...refused("an inline script", scripts, "page's", sources(meta, "script-src")),
    ...refused("an inline style sheet", inlineStyleHashes(html), "page's", sources(meta, "style-src-elem")),
  ];
}

/** The sources of a directive. @param {string} policy @param {string} directive */
function sources(policy, directive) {
  const words = policy.split(";").map((part) => part.trim().split(/\s+/));
  return words.find(([name]) => name === directive)?.slice(1) ?? [];
}

/** @returns {Reference[]} */
function namedByPage(html, address) {
  // Scripts and comments contain no references.
  const markup = html
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/(<script\b(?:[^>"']|"[^"]*"|'[^']*')*>)[\s\S]*?<\/script>/gi, "$1");
  const elements = [...markup.matchAll(/<([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi)].map(([, name, text]) => ({
    name: name.toLowerCase(),
    attributes: attributesOf(text),
  }));
  const own = elements.find(({ name }) => name === "base")?.attributes.get("href");
  const base = resolved(own ?? "", address);
  /** @type {Reference[]} */
  const found = [];
  const push = (name, purpose, extra = {}) => {
    const target = resolved(name, base);
    // A part of the same page.
    if (!name.startsWith("#")) found.push({ address: target, purpose, ...extra });
  };

  for (const { name, attributes } of elements) {
    if (name === "meta" && /^og:(?:image|url)$/.test(attributes.get("property") ?? "")) {
      push(attributes.get("content") ?? "", "own");
    }
    for (const [attribute, value] of attributes) {
      if (name === "base") continue;
      if (ATTRIBUTES.has(attribute)) {
        const names = attribute.endsWith("srcset")
          ? value.split(",").map((part) => part.trim().split(/\s+/)[0])
          : [value];
        const rel = attributes.get("rel");
        const directive = rel === "stylesheet" ? "style-src" : DIRECTIVES[name];
        for (const one of names) push(one, rel === "canonical" ? "own" : purposeOf(one), { directive });
      } else if (attribute.startsWith("data-")) {
        // Scripts adopt these sheets, so their addresses are relative to the page.
        for (const one of pathsIn(value)) push(one, purposeOf(one), one.endsWith(".css") ? { base } : {});
      } else if (attribute === "style") {
        for (const one of urlsIn(value)) push(one, purposeOf(one));
      }
    }
  }
  for (const [, sheet] of markup.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)) {
    for (const one of urlsIn(sheet)) push(one, purposeOf(one));
  }
  return found;
}

/** The use of a file by its name: a folder is a page. */
function purposeOf(address) {
  const path = address.replace(/[?#].*$/, "");
  if (/(?:^|\/)\.{0,2}$|\.html$/.test(path)) return "page";
  if (path.endsWith(".js")) return "script";
  return path.endsWith(".css") ? "style" : "file";
}

function attributesOf(text) {
  const found = text.matchAll(/([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g);
  return new Map([...found].map(([, name, a, b, c]) => [name.toLowerCase(), decoded(a ?? b ?? c ?? "")]));
}

/** Paths in a list or in JSON: texts that end in a known type. */
function pathsIn(value) {
  return value
    .split(/[\s"',[\]{}()]+/)
    .filter((part) => /^[\w.~%/-]+$/.test(part) && contentType(part) !== UNKNOWN_TYPE);
}

function urlsIn(css) {
  const found = css.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)/g);
  return [...found].map(([, a, b, c]) => a ?? b ?? c).filter((name) => !/^(?:#|data:)/.test(name));
}

/** The full address, or an empty text if invalid. */
function resolved(name, base) {
  return URL.canParse(name, base) ? new URL(name, base).href : "";
}

function decoded(text) {
  const marks = { lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'", amp: "&" };
  return text.replaceAll(/&(lt|gt|quot|#39|#x27|amp);/g, (_, name) => marks[name]);
}
