import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  connectSources,
  headerPolicy,
  inlineScriptHashes,
  inlineStyleHashes,
  pagePolicy,
} from "../../vite/pages/security.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directives = (policy: string) =>
  new Map(policy.split("; ").map((part) => [part.split(" ", 1)[0] ?? "", part.slice(part.indexOf(" ") + 1)]));
const policy = { scriptHashes: ["'sha256-a'"], connect: ["https://mail.test"], media: ["https://video.test/clip.mp4"] };
const forPage = directives(pagePolicy({ ...policy, styleHashes: ["'sha256-b'"] }));
const forHeader = directives(headerPolicy(policy));

test("an inline script has one hash of its exact text", () => {
  const html = `<script>one()</script><p></p><script data-at="a > b">two(); </script><script>one()</script>`;
  expect(inlineScriptHashes(html)).toEqual([sha("one()"), sha("two(); ")]);
});

test("scripts from a file, data blocks, empty elements and comments have no hash", () => {
  const html = `<script src="a.js"></script><script type=module src='b.js'></script>
    <script type="application/ld+json">{"a":1}</script><script></script><!-- <script>old()</script> -->`;
  expect(inlineScriptHashes(html)).toEqual([]);
});

test("inline modules and import maps have a hash", () => {
  const html = `<script type="module">a()</script><script type='importmap'>{}</script>`;
  expect(inlineScriptHashes(html)).toEqual([sha("a()"), sha("{}")]);
});

test("a hash is of the text after parsing", () => {
  expect(inlineScriptHashes("<script>a()\r\nb()\rc()</script>")).toEqual([sha("a()\nb()\nc()")]);
});

test("style sheets are hashed apart from scripts", () => {
  const html = `<style>a{}</style><script>document.title = "<style>b{}</style>"</script>`;
  expect(inlineStyleHashes(html)).toEqual([sha("a{}")]);
});

test("no policy lets an inline script, eval or a plug-in run", () => {
  for (const found of [forPage, forHeader]) {
    expect(found.get("default-src")).toBe("'none'");
    expect(found.get("object-src")).toBe("'none'");
    expect(found.get("script-src")).toBe("'self' 'sha256-a'");
    expect(found.get("base-uri")).toBe("'self'");
    expect(found.get("form-action")).toBe("'self'");
    expect(found.get("require-trusted-types-for")).toBe("'script'");
    // One policy, which nothing but src/swap-page.js can reach.
    expect(found.get("trusted-types")).toBe("page");
  }
});

test("requests are allowed to the configured origins only, and videos to theirs", () => {
  for (const found of [forPage, forHeader]) {
    expect(found.get("connect-src")).toBe("'self' https://mail.test");
    expect(found.get("media-src")).toBe("'self' https://video.test");
  }
});

test("the page names its style sheet, the header forbids frames", () => {
  expect(forPage.get("style-src-elem")).toBe("'self' 'sha256-b'");
  expect(forPage.has("frame-ancestors")).toBe(false);
  expect(forHeader.get("frame-ancestors")).toBe("'none'");
});

test("a build without settings calls the two public services", () => {
  expect(connectSources({ VITE_EMAILJS_ORIGIN: "", VITE_API_HOST: "" })).toEqual([
    "https://api.emailjs.com",
    "https://nominatim.openstreetmap.org",
  ]);
});

test("services on the site's own origin add no source", () => {
  expect(connectSources({ VITE_EMAILJS_ORIGIN: "/", VITE_GEOCODER_URL: "/search" })).toEqual([]);
});

test("configured services are listed by origin, the users' host without protocol", () => {
  const env = {
    VITE_EMAILJS_ORIGIN: "https://mail.test/inbox",
    VITE_GEOCODER_URL: "http://places.test:8080/search?x=1",
    VITE_API_HOST: "api.test:444/",
  };
  expect(connectSources(env)).toEqual(["https://mail.test", "http://places.test:8080", "api.test:444"]);
  expect(connectSources({ ...env, VITE_API_HOST: "https://api.test" })).toContain("api.test");
});

test("an invalid address stops the build and names the variable", () => {
  expect(() => connectSources({ VITE_GEOCODER_URL: "https://" })).toThrow(/VITE_GEOCODER_URL is "https:\/\/"/);
  expect(() => connectSources({ VITE_EMAILJS_ORIGIN: "ftp://mail.test" })).toThrow(/VITE_EMAILJS_ORIGIN/);
  expect(() => connectSources({ VITE_API_HOST: "a b; script-src *" })).toThrow(/VITE_API_HOST/);
});
