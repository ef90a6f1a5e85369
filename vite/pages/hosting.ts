/** Prepares dist/ for any host: a policy in each page, and a headers file for hosts that read one. */
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { filesIn } from "../files-in.mjs";
import {
  connectSources,
  headerPolicy,
  inlineScriptHashes,
  inlineStyleHashes,
  pagePolicy,
  SECURITY_HEADERS,
} from "./security.ts";

export type HostingOptions = {
  /** The build's VITE_ variables (Vite's loadEnv) with the addresses of services. */
  env: Record<string, string | undefined>;
  /** Addresses of videos on other hosts. */
  media?: readonly string[];
  /** Folders that `_headers`, which many hosts serve, does not name. */
  unlisted?: readonly string[];
};

/** For files whose names change with their contents. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** For all other files: cached, and revalidated before every use. */
export const REVALIDATE = "no-cache";
/** Must be within a page's first 1024 bytes. The policy follows, before everything it governs. */
const CHARSET = /<meta charset=[^>]*>/i;

/**
 * Adds the policy to every page of `dist` and writes `dist/_headers`. Call it last, since hashes cover the exact
 * text.
 * @throws when a page has no charset, or a service's address is not valid
 */
export async function writeHosting(dist: string, { env, media, unlisted = [] }: HostingOptions): Promise<void> {
  const connect = connectSources(env);
  const files = filesIn(dist).sort();
  const names = files.filter((name) => name.endsWith(".html"));
  const pages = await Promise.all(
    names.map(async (name) => ({ name, html: await readFile(join(dist, name), "utf8") })),
  );
  await Promise.all(
    pages.map(({ name, html }) => {
      const hashes = { scriptHashes: inlineScriptHashes(html), styleHashes: inlineStyleHashes(html) };
      const policy = pagePolicy({ ...hashes, connect, media });
      if (!CHARSET.test(html)) {
        throw new Error(`${name} needs a <meta charset="…">: its Content-Security-Policy goes behind it.`);
      }
      return writeFile(
        join(dist, name),
        html.replace(CHARSET, (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`),
      );
    }),
  );
  const listed = files.filter((name) => !unlisted.includes(`${dirname(name)}/`));
  const scriptHashes = [...new Set(pages.flatMap(({ html }) => inlineScriptHashes(html)))];
  await writeFile(join(dist, "_headers"), headersFile(listed, headerPolicy({ scriptHashes, connect, media })));
}

/**
 * The file for Netlify, Cloudflare and others.
 * @param files paths below dist of all files, with slashes
 */
export function headersFile(files: readonly string[], policy: string): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
  const folders = new Set(files.filter((name) => name.endsWith(".html")).map((name) => dirname(name)));
  // Page by page, not in /*: these hosts join the values of all matching rules, so a hashed file would get both.
  // One rule for a folder without pages: these hosts read a hundred rules at most.
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
