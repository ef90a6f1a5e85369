/**
 * The Content-Security-Policy in its two forms, and the other security headers.
 *
 * - In the page, as a meta tag (vite/pages/hosting.ts): works on every host, GitHub Pages included, and has the hashes of the
 *   page's inline style sheets.
 * - In the header (dist/_headers, deploy/): one text for all pages, so without those hashes. It adds frame-ancestors, which a
 *   meta tag cannot set, and covers other files, such as a picture opened alone.
 *
 * A browser enforces both.
 */
import { createHash } from "node:crypto";

export type Policy = {
  /** Sources of inline scripts, as inlineScriptHashes() returns them. */
  scriptHashes: readonly string[];
  /** Other origins that the site sends requests to, as connectSources() returns them. */
  connect: readonly string[];
  /** Addresses of videos on other hosts, of which only the origins are used, or "blob:". */
  media?: readonly string[];
};

/** The policy of one page, for a meta tag. */
export function pagePolicy({ styleHashes, ...policy }: Policy & { styleHashes: readonly string[] }): string {
  return serialise({
    ...common(policy),
    // For a few style attributes in the static markup. They can load nothing that img-src does not allow.
    "style-src-attr": "'unsafe-inline'",
    "style-src-elem": ["'self'", ...styleHashes].join(" "),
  });
}

/** The policy that a server sends with every answer. */
export function headerPolicy(policy: Policy): string {
  return serialise({
    ...common(policy),
    // Without hashes, since each page has its own inline style sheet. The page's policy is the strict one.
    "style-src": "'self' 'unsafe-inline'",
    "frame-ancestors": "'none'",
  });
}

function common({ scriptHashes, connect, media = [] }: Policy): Record<string, string> {
  return {
    "default-src": "'none'",
    "script-src": ["'self'", ...scriptHashes].join(" "),
    "img-src": "'self' data:",
    "font-src": "'self' data:",
    "media-src": ["'self'", ...new Set(media.map(mediaSource))].join(" "),
    "connect-src": ["'self'", ...connect].join(" "),
    "manifest-src": "'self'",
    "object-src": "'none'",
    // Static pages below the root have a base element.
    "base-uri": "'self'",
    "form-action": "'self'",
    // Only src/swap-page.js gives text to a parser: pages of this site, under a policy that no other code can use.
    "require-trusted-types-for": "'script'",
    "trusted-types": "page",
  };
}

/** A decrypted film is a blob. */
const mediaSource = (address: string) => (address === "blob:" ? address : new URL(address).origin);

function serialise(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

/** Sent with every answer. Only features that all current browsers support: they log others as errors. */
export const SECURITY_HEADERS = {
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/**
 * Origins of a build's services for connect-src, without the site's own.
 * @param env the build's VITE_ variables, see .env.example
 * @throws when one of them is not a web address
 */
export function connectSources(env: Record<string, string | undefined>): string[] {
  const { VITE_EMAILJS_ORIGIN, VITE_GEOCODER_URL, VITE_API_HOST } = env;
  const sources = [
    originOf("VITE_EMAILJS_ORIGIN", VITE_EMAILJS_ORIGIN || "https://api.emailjs.com"),
    originOf("VITE_GEOCODER_URL", VITE_GEOCODER_URL || "https://nominatim.openstreetmap.org/search"),
  ];
  if (VITE_API_HOST) {
    const bare = VITE_API_HOST.replace(/^[a-z]+:\/\//i, "");
    // Without a scheme, as in src/services/users.ts, the page's own protocol is allowed.
    sources.push(new URL(originOf("VITE_API_HOST", `https://${bare}`)).host);
  }
  return [...new Set(sources.filter((source) => source !== OWN_ORIGIN))];
}

const OWN_ORIGIN = "https://own-origin.invalid";

function originOf(variable: string, value: string): string {
  if (URL.canParse(value, OWN_ORIGIN)) {
    const { origin, protocol } = new URL(value, OWN_ORIGIN);
    if (protocol === "https:" || protocol === "http:") return origin;
  }
  throw new Error(
    `${variable} is "${value}", which is not a web address, so the Content-Security-Policy cannot allow it. Correct it as .env.example shows.`,
  );
}

/** Sources for script-src for a page's inline scripts; data blocks such as JSON-LD need none. */
export function inlineScriptHashes(html: string): string[] {
  return hashesOf(html, "script", (attributes) => !/\ssrc=|\/ld\+json\b/i.test(attributes));
}

/** Sources for style-src-elem for a page's inline style sheets. */
export function inlineStyleHashes(html: string): string[] {
  return hashesOf(html, "style", () => true);
}

const ELEMENT =
  /<!--[\s\S]*?-->|<(?<name>script|style)\b(?<attributes>(?:[^>"']|"[^"]*"|'[^']*')*)>(?<text>[\s\S]*?)<\/\k<name>\s*>/gi;

function hashesOf(html: string, element: string, wanted: (attributes: string) => boolean): string[] {
  const hashes = [...html.matchAll(ELEMENT)].flatMap(({ groups: { name, attributes = "", text = "" } = {} }) => {
    if (name?.toLowerCase() !== element || !wanted(attributes) || text === "") return [];
    // The browser hashes the parsed text, which has no carriage returns.
    const parsed = text.replace(/\r\n?/g, "\n");
    return [`'sha256-${createHash("sha256").update(parsed).digest("base64")}'`];
  });
  return [...new Set(hashes)];
}
