/** What a finished dist/ needs on any host: the policy in each page, and a file of headers for hosts that read one. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import {
  connectSources,
  headerPolicy,
  inlineScriptHashes,
  inlineStyleHashes,
  pagePolicy,
  SECURITY_HEADERS,
} from "./security.ts";

export type HostingOptions = {
  /** The build's VITE_ variables (Vite's loadEnv): they say which services the pages may call. */
  env: Record<string, string | undefined>;
  /** Addresses of videos on other hosts. */
  media?: readonly string[];
};

/** For files whose names change with their contents. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** For all other files. The browser keeps them, and asks before every use whether they have changed. */
export const REVALIDATE = "no-cache";

/**
 * Puts the policy into every page of `dist` and writes `dist/_headers`. The pages must have their last form, since a hash
 * holds for the exact text. A second call replaces what the first one wrote.
 * @throws when a page has no head, or a service's address is none
 */
export async function writeHosting(dist: string, { env, media }: HostingOptions): Promise<void> {
  const connect = connectSources(env);
  const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
  const names = files.filter((name) => name.endsWith(".html"));
  const pages = await Promise.all(
    names.map(async (name) => ({ name, html: await readFile(join(dist, name), "utf8") })),
  );
  await Promise.all(
    pages.map(({ name, html }) => {
      const hashes = { scriptHashes: inlineScriptHashes(html), styleHashes: inlineStyleHashes(html) };
      return writeFile(join(dist, name), withPolicy(html, pagePolicy({ ...hashes, connect, media }), name));
    }),
  );
  const scriptHashes = [...new Set(pages.flatMap(({ html }) => inlineScriptHashes(html)))];
  await writeFile(join(dist, "_headers"), headersFile(files, headerPolicy({ scriptHashes, connect, media })));
}

const META = /\s*<meta http-equiv="Content-Security-Policy"[^>]*>/g;
// The charset must stand within the first 1024 bytes. The policy follows, before everything that it concerns.
const PLACE = /<meta charset=[^>]*>/i;

/**
 * The page with the policy at the start of its head, instead of the one it may have.
 * @param name the page's file, for the message
 * @throws when the page does not say its charset
 */
export function withPolicy(html: string, policy: string, name: string): string {
  const bare = html.replace(META, "");
  if (!PLACE.test(bare)) {
    throw new Error(`${name} has no <meta charset="…">, after which its Content-Security-Policy belongs. Give it one.`);
  }
  return bare.replace(PLACE, (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/**
 * The file that Netlify, Cloudflare and others read.
 * @param files paths below dist of all files, with slashes
 */
export function headersFile(files: readonly string[], policy: string): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
  const folders = new Set(files.filter((name) => name.endsWith(".html")).map((name) => dirname(name)));
  // Page by page, not in /*: these hosts join the values of all rules that match, and a hashed file would get both values.
  // A folder without pages is one rule, since these hosts read a hundred rules at most.
  const addresses = files
    .filter((name) => !name.startsWith("assets/") && name !== "_headers")
    .map((name) =>
      folders.has(dirname(name)) ? `/${name}`.replace(/(?<=\/)index\.html$/, "") : `/${dirname(name)}/*`,
    );
  return [
    rule("/*", { "Content-Security-Policy": policy, ...SECURITY_HEADERS }),
    rule("/assets/*", { "Cache-Control": IMMUTABLE }),
    ...[...new Set(addresses)].map((address) =>
      rule(address, {
        "Cache-Control": REVALIDATE,
        // The file has no extension that says its type.
        ...(address === "/api/*" && { "Content-Type": "application/json" }),
      }),
    ),
  ].join("\n");
}
