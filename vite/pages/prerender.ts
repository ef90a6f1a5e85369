/**
 * Writes every page as static HTML once the client is built: dist/work/my-project/index.html and so on.
 *
 *   client build ──► dist/index.html (template), dist/assets/*
 *   server build of src/render-pages.tsx ──► render(path) ──► markup
 *   template + markup + first styles + title font + head tags + boot script ──► static page (static-page.ts)
 *   all pages ──► their security policy, _headers (vite/pages/hosting.ts), sitemap.xml, robots.txt
 *
 * The pages link to each other as files, so they work without scripts. With scripts the app takes the page over in
 * place and the address becomes the hash form (src/main.tsx).
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, loadEnv, type Manifest, type ManifestChunk, minify, type Plugin, type ResolvedConfig } from "vite";
import type { SitePage } from "../../src/content/site-pages.ts";
import { readContent } from "../content/read-content.ts";
import { errorPage } from "../content/texts.ts";
import { contentFolder, isPublic } from "../content-folder.mjs";
import { sourcePlugins } from "../plugins.ts";
import { root } from "../root.mjs";
import { takeWebFaces } from "./font-faces.ts";
import { basePath, dataTag, directoryOf, fullTitle, headTags, sitemap } from "./head.ts";
import { writeHosting } from "./hosting.ts";
import { mentionsIn, readSheet, stylesFor } from "./page-styles.ts";
import { type SiteParts, staticPage } from "./static-page.ts";

export function prerenderPlugin(): Plugin {
  let config: ResolvedConfig;
  let written = false;
  return {
    name: "prerender",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    config: () => ({
      build: {
        manifest: true,
        // src/swap-page.js opens the studio for a link with a theme, also on a site without the showcase.
        rolldownOptions: readContent().shown.includes("showcase") ? {} : { input: ["src/studio/open-studio.tsx"] },
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      written = false;
    },
    writeBundle() {
      written = true;
    },
    closeBundle: {
      order: "post",
      // Vite calls this after a failed build too. An error from here would hide the real one.
      async handler() {
        if (written) await prerender(config);
      },
    },
  };
}

async function prerender(config: ResolvedConfig): Promise<void> {
  const dist = resolve(config.root, config.build.outDir);
  const read = (path: string) => readFile(join(dist, path), "utf8");
  const manifest: Manifest = JSON.parse(await read(".vite/manifest.json"));
  const template = withoutMissing(await read("index.html"), (file) => existsSync(join(dist, file)));
  const fileOf = (chunk: string) => Object.values(manifest).find(({ name }) => name === chunk)?.file;
  const [main, app] = ["main", "app"].map(fileOf);
  const [preview, studio] = ["preview.ts", "open-studio.tsx"].map((name) => manifest[`src/studio/${name}`]?.file);
  const [, sheet] = /<link rel="stylesheet"[^>]* href="\.\/([^"]+)"/.exec(template) ?? [];
  if (!main || !app || !preview || !studio || !sheet) {
    throw new Error("prerender: the client build lacks main, app, preview, studio or the style sheet.");
  }
  for (const file of [main, app]) await writeFile(join(dist, file), COMPILE_WHOLE + (await read(file)));
  const whole = await read(sheet);
  await rm(join(dist, sheet));
  // Hashed like Vite's names, since browsers cache such files for a year.
  const addAsset = async (name: string, extension: string, text: string) => {
    const path = `assets/${name}-${digest(text)}.${extension}`;
    await writeFile(join(dist, path), text);
    return path;
  };
  const addSheet = (css: string) => addAsset("styles", "css", css);
  const { faces, rules } = takeWebFaces(fromRoot(whole));
  // Addresses in a sheet are relative to it, and this one is beside the fonts.
  const besideFonts = faces.map(({ rule }) => rule.replaceAll("url(assets/", "url(./"));
  const hashPage = (await minified("swap-page.js"))
    .replace("PREVIEW", `./${basename(preview)}`)
    .replace("STUDIO", `./${basename(studio)}`);
  const parts: SiteParts = {
    template,
    fontSheet: await addSheet(besideFonts.join("")),
    faces,
    main,
    icon: dataUrl(await read("icon.svg")),
    boot: await minified("boot.js"),
    hashPage: await addAsset("hash", "js", hashPage),
    stylesFor: stylesFor.bind(null, readSheet(rules)),
    addSheet,
  };
  const write = async (path: string, contents: string) => {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), contents);
  };
  const { site, pages, render, dispose } = await loadPrerenderer(config);
  const mentions = mentionsIn((file) => readFileSync(join(dist, file), "utf8"));
  const compose = async (page: SitePage, base: string, head: string, data = "") => {
    const markup = await render(page.path);
    const modules = modulesOf(page.path, markup, manifest, mentions);
    const title = fullTitle(page, site);
    const study = page.unlisted && modules.study;
    return staticPage(parts, { path: page.path, title, head, data, base, markup, ...modules, study });
  };
  try {
    for (const page of pages) {
      const depth = page.path.split("/").filter(Boolean).length;
      const html = await compose(page, "../".repeat(depth), headTags(page, site), dataTag(page, site));
      await write(`${directoryOf(page.path)}index.html`, html);
    }
    // A host shows this page at any depth, so the page's base cannot be relative.
    const lost: SitePage = { path: "/404", title: errorPage(readContent().texts).title, description: "" };
    const base = basePath(process.env.BASE_PATH);
    const repair = `<script>${await minified("repair-hash.js")}</script>`;
    await write("404.html", await compose(lost, base, `<meta name="robots" content="noindex">${repair}`));
  } finally {
    await dispose();
  }
  const paths = pages.filter(({ unlisted }) => !unlisted).map((page) => page.path);
  const unlisted = pages.map(({ path }) => path).filter((path) => !paths.includes(path));
  // The pages' own styles have constants instead of variables; the theme studio needs the variables (preview-sheet.ts).
  await write("studio-styles.css", rules);
  await write("sitemap.xml", sitemap(paths, site));
  await write("robots.txt", `User-agent: *\nAllow: /\nSitemap: ${site.url}sitemap.xml\n`);
  // The licences require it.
  await copyFile(join(root, "THIRD-PARTY.md"), join(dist, "third-party.txt"));
  await rm(join(dist, ".vite"), { recursive: true });
  const { folder, shown, pages: texts, site: profile, studies } = readContent();
  const bare = pages.filter(({ preview, unlisted }) => !preview && !unlisted).map(({ path }) => path);
  if (bare.length)
    config.logger.warn(`Links to these pages show no picture: ${bare.join(", ")}. Fix: npm run previews`);
  if (shown.includes("about") && !isPublic(folder, profile.resume)) {
    config.logger.warn(`The about page has no button for ${profile.resume}, which is missing. Fix: npm run resume`);
  }
  const { film } = texts.showcase;
  const media = [
    ...(film ? [film.src] : []),
    ...(studies.some((study) => study.sealed && study.film) ? ["blob:"] : []),
  ];
  await writeHosting(dist, {
    env: loadEnv(config.mode, config.root, "VITE_"),
    media,
    unlisted: unlisted.map(directoryOf),
  });
}

/** Chromium compiles the whole file off the main thread: https://v8.dev/blog/explicit-compile-hints */
const COMPILE_WHOLE = "//# allFunctionsCalledOnLoad\n";

async function minified(name: string): Promise<string> {
  const file = join(root, "src", name);
  const { code } = await minify(file, await readFile(file, "utf8"), { module: name === "swap-page.js" });
  return code.trim();
}

/** The template without links to icons and a manifest that the owner has not made yet. */
function withoutMissing(html: string, has: (file: string) => boolean): string {
  return html.replaceAll(/<link rel="[\w-]+" href="\.\/([\w.-]+)"[^>]*>\s*/g, (link, file) => (has(file) ? link : ""));
}

/** A picture as a data URL with as few escapes as possible. */
function dataUrl(svg: string): string {
  // Double quotes would have to be escaped in the attribute.
  const text = svg.includes("'") ? svg : svg.replaceAll('"', "'");
  return `data:image/svg+xml,${text.trim().replaceAll(/["%#<>& ]/g, encodeURIComponent)}`;
}

const fromRoot = (css: string) => css.replaceAll(/url\(\.\//g, "url(assets/");

const digest = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 8);

/**
 * Builds src/render-pages.tsx for Node and loads it.
 * @returns its exports, and `dispose`, which deletes the build. Call it last: pages load their modules from there.
 */
async function loadPrerenderer(config: ResolvedConfig) {
  const cache = join(root, "node_modules/.cache");
  await mkdir(cache, { recursive: true });
  // One folder for each build, since two may run at once; inside the project, so that packages are found.
  const outDir = await mkdtemp(join(cache, "prerender-"));
  await build({
    root: config.root,
    mode: config.mode,
    configFile: false,
    logLevel: "error",
    base: config.base,
    publicDir: false,
    plugins: sourcePlugins(),
    experimental: config.experimental,
    // Source and props of a component load after a press, so no page is rendered with them.
    build: { ssr: "src/render-pages.tsx", outDir, minify: false, rolldownOptions: { external: /\?docs$/ } },
  });
  const file = pathToFileURL(join(outDir, "render-pages.js")).href;
  const prerenderer: typeof import("../../src/render-pages.tsx") = await import(file);
  return { ...prerenderer, dispose: () => rm(outDir, { recursive: true }) };
}

/**
 * The modules that a page needs, without the entry, and whether any module that its route may load mentions a class. Chunks are
 * named after the pages' modules and the content's folders.
 */
function modulesOf(path: string, markup: string, manifest: Manifest, mentions: ReturnType<typeof mentionsIn>) {
  const [first = "landing", slug] = path.split("/").filter(Boolean);
  const route = first === "404" ? [] : [first];
  const study = slug && relative(root, resolve(root, contentFolder(), "work", slug, "case-study.md"));
  if (study) route.push(study);
  // src/routes/work/load-case-study-page.tsx
  if (slug && markup.includes("<video")) route.push("project-film");
  const statically = ({ imports = [] }: ManifestChunk) => imports;
  const frame = chunksOf(["main", "app"], manifest, statically);
  const modules = chunksOf(route, manifest, statically, frame);
  // A route's dynamic imports may appear on its page; the frame's are other routes.
  const fetched = ({ imports = [], dynamicImports = [] }: ManifestChunk) => [...imports, ...dynamicImports];
  const code = [...chunksOf(route, manifest, fetched, frame)];
  return {
    study: study && manifest[study]?.file,
    modules: [...modules].filter(({ name }) => name !== "main").map(({ file }) => file),
    mentions: (name: string) => code.some(({ file }) => mentions(file, name)),
  };
}

/**
 * Chunks and everything they import, without the known ones.
 * @param names of chunks (vite.config.ts), or of a chunk's module
 * @throws when the build has no such chunk
 */
function chunksOf(
  names: readonly string[],
  manifest: Manifest,
  next: (chunk: ManifestChunk) => string[],
  known: ReadonlySet<ManifestChunk> = new Set(),
): Set<ManifestChunk> {
  const found = new Set(known);
  const add = (key: string) => {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!chunk) throw new Error(`prerender: the build has no chunk ${key}, which a page needs.`);
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const one of next(chunk)) add(one);
  };
  for (const name of names) add(name);
  return found;
}
