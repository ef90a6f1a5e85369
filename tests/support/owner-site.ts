/**
 * Builds the owner's site and looks at every page of it, once for all files of tests/owner/: the checks read what was seen here.
 * In a clone without content/ it is the site of a second owner (second-owner.ts), so that the checks are always exercised.
 */
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import process from "node:process";
import { promisify, stripVTControlCharacters } from "node:util";
import { chromium } from "@playwright/test";
import type { TestProject } from "vitest/node";
import { checkPublished } from "../../scripts/support/check-published.mjs";
import { launchOptions } from "../../scripts/support/find-browser.mjs";
import { serveFolder } from "../../scripts/support/static-server.mjs";
import { OwnerError } from "../../src/lib/errors.ts";
import { type Content, readContent } from "../../vite/content/read-content.ts";
import { sitePages } from "../../vite/content/site-pages.ts";
import * as hosting from "../../vite/pages/hosting.ts";
import { SECURITY_HEADERS } from "../../vite/pages/security.ts";
import { isComplete } from "./complete.ts";
import { buildSite } from "./copy-site.ts";
import { type SeenPage, visit } from "./owner-pages.ts";
import { copySecondOwner } from "./second-owner.ts";

/** Findings about the site, as far as it could be built. */
export type OwnerSite = {
  /** Whether it is the clone's own content, and not the second owner's. */
  isOwn: boolean;
  /** The project that was built, and the build: absolute paths. */
  folder: string;
  dist: string;
  /** Mistakes in the content, in its reader's words. */
  mistakes?: string;
  content?: Content;
  /** The words of a build that failed. */
  failure?: string;
  warnings: readonly string[];
  /** The strict host's findings, as sentences. */
  published: readonly string[];
  /** Digests that the printed resume and the preview pictures would have now, by their files in public/. */
  digests: Readonly<Record<string, string>>;
  pages: readonly SeenPage[];
};

declare module "vitest" {
  interface ProvidedContext {
    owner: OwnerSite;
  }
}

const ROOT = process.cwd();

/** Vitest calls it once, before the files of tests/owner/. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isOwn = existsSync(join(ROOT, "content/site.yaml"));
  const { folder, remove } = isOwn ? { folder: ROOT, remove: async () => {} } : await copySecondOwner();
  const dist = await mkdtemp(join(tmpdir(), "owner-dist-"));
  const clean = async () => {
    await rm(dist, { recursive: true, force: true, maxRetries: 5 });
    await remove();
  };
  try {
    project.provide("owner", { isOwn, folder, dist, ...EMPTY, ...(await seen(folder, dist, isOwn)) });
  } catch (error) {
    await clean();
    throw error;
  }
  return clean;
}

const EMPTY = { warnings: [], published: [], digests: {}, pages: [] };

async function seen(folder: string, dist: string, isOwn: boolean): Promise<Partial<OwnerSite>> {
  let content: Content;
  try {
    content = readContent(relative(ROOT, join(folder, "content")));
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    return { mistakes: error.message.replaceAll(`${relative(ROOT, folder)}/`, "") };
  }
  console.log("Building your site …");
  const built = await build(folder, dist);
  if (built.failure) return { content, ...built };
  const host = await serveFolder(dist);
  const browser = await chromium.launch(await launchOptions());
  try {
    console.log("Fetching every file that a page names …");
    const rules = { ...hosting, SECURITY_HEADERS };
    const headers = readFileSync(join(dist, "_headers"), "utf8");
    const { findings } = await checkPublished(host.url, browser, rules, headers);
    const published = findings.map(
      ({ address, "named by": by, finding }) => `${address}, which ${by || "the site"} names: ${finding}`,
    );
    const paths = sitePages(content).map(({ path }) => path);
    // The longest page has no text of the owner's.
    const unopened = isOwn || isComplete ? [] : ["/showcase"];
    return {
      content,
      ...built,
      published,
      digests: await digestsOf(folder),
      pages: await visit(browser, host.url, paths, unopened),
    };
  } finally {
    await browser.close();
    await host.close();
  }
}

/**
 * Builds as `npm run build` does, but without the addresses of the owner's services, which no test may call.
 * @returns the lines of what the build said, or its words when it failed
 */
async function build(folder: string, dist: string): Promise<{ failure?: string; warnings: string[] }> {
  const names = /VITE_\w+(?==)/g;
  const services = readFileSync(join(ROOT, ".env.example"), "utf8").match(names) ?? [];
  const unset = [...services, "CONTENT", "ORG_SETTINGS"].map((name) => [name, ""]);
  try {
    const said = await buildSite(folder, ["--outDir", dist, "--emptyOutDir"], Object.fromEntries(unset));
    // A busy machine takes so long over Vite's configuration that Rolldown warns of it.
    const lines = stripVTControlCharacters(said)
      .replace(/\[PLUGIN_TIMINGS\][\s\S]*?for more details\./, "")
      .split("\n");
    // TypeScript's own process may say "context canceled" as it ends (vite/modules/component-props.ts).
    return { warnings: lines.map((line) => line.trim()).filter((line) => line && line !== "context canceled") };
  } catch (error) {
    const { stderr = "", stdout = "", message } = error as { stderr?: string; stdout?: string; message: string };
    return { failure: stderr.trim() || stdout.trim() || message, warnings: [] };
  }
}

/** In a process of its own, which reads the content and the tokens of the folder. */
async function digestsOf(folder: string): Promise<Record<string, string>> {
  if (!existsSync(join(folder, "content/public"))) return {};
  const code = `
    const { digestOf, resumePage } = await import("./scripts/resume/page.mjs");
    const { previews, profile } = await import("./scripts/previews/page.mjs");
    const all = [[profile.resume, digestOf(await resumePage())], ...previews.map(({ file, digest }) => [file, digest])];
    process.stdout.write(JSON.stringify(Object.fromEntries(all)));
    process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", code], {
    cwd: folder,
    env: { ...process.env, CONTENT: "", ORG_SETTINGS: "" },
  });
  return JSON.parse(stdout);
}
