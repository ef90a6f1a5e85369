/**
 * Another case study is a folder and a line. Other places name projects by choice, and are checked: colours of
 * their own, the strip of the landing page, the links of the experience.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { picturesPlugin } from "../../vite/content/pictures.ts";
import { contentPlugin } from "../../vite/content/plugin.ts";
import { fitTablePlugin } from "../../vite/modules/fit-table.ts";
import { loadTokens, tokensPlugin } from "../../vite/tokens/tokens.ts";

type Prerender = { render: (path: string) => Promise<string>; pages: { path: string; description: string }[] };

let copy: string;
let server: ViteDevServer;
let site: Prerender;

/** The samples with a plain case study, one with a colour and an edge of its own, and a film. */
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "fifth-case-study-"));
  await cp("samples", copy, { recursive: true });
  vi.stubEnv("CONTENT", copy);
  await change("site.yaml", (text) => text.replace("  - timeslot\n", "$&  - fifth-box\n  - marz-2\n"));
  await addFolder("fifth-box", "");
  await rm(join(copy, "work/fifth-box/row.svg"));
  await addFolder("marz-2", "color: #0a7d55 # our green\nedge: waves.svg\n");
  await writeFile(
    join(copy, "work/marz-2/waves.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0H40V9Q30 20 20 9T0 9Z"/></svg>',
  );
  for (const [clip, tour] of [
    ["clip-240.mp4", "tour.mp4"],
    ["clip.vtt", "tour.vtt"],
    ["clip-poster.svg", "tour.svg"],
  ] as const)
    await cp(join("public/video", clip), join(copy, "work/marz", tour));
  const film = '![A render farm at work](tour.mp4 "The farm")\nOne night.\n';
  await change("work/marz/case-study.md", (text) => text.replace(/^!\[PLACEHOLDER.*$/m, film));
  server = await createServer({
    configFile: false,
    plugins: [contentPlugin(), picturesPlugin(), fitTablePlugin(), tokensPlugin()],
    logLevel: "silent",
    appType: "custom",
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  site = (await server.ssrLoadModule("/src/render-pages.tsx")) as Prerender;
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
  await rm(copy, { recursive: true, force: true });
});

async function change(name: string, by: (text: string) => string): Promise<void> {
  const file = join(copy, name);
  await writeFile(file, by(await readFile(file, "utf8")));
}

/** @param look lines of the front matter: the colour and the edge */
async function addFolder(slug: string, look: string): Promise<void> {
  await cp(join(copy, "work/marz"), join(copy, "work", slug), { recursive: true });
  await change(`work/${slug}/case-study.md`, (text) =>
    text.replace("title: Marz", `title: ${slug === "marz-2" ? "Sequel" : "Fifth"}`).replace("edge: film\n", look),
  );
}

test("a folder and a line make a page, a row in the list and links", async () => {
  expect(site.pages.map(({ path }) => path)).toContain("/work/fifth-box");
  const study = await site.render("/work/fifth-box");
  expect(study).toMatch(/<h1[^>]*>.*Fifth.*<\/h1>/);
  expect(study).toMatch(/data-fit="Fifth" style="--wide-w:[\d.]+;--wide-s:/);
  expect(study.match(/<figure/g)).toHaveLength(5);
  // No colour of its own: the black lid with the primary lining, and no punched edge.
  expect(study).not.toContain("die-cut");
  expect(study).toContain("bg-lining");
  expect(study).toMatch(/data-part="dieline" data-accent="fifth-box"(?!.*net-tile).*data-fit="Fifth"/);
  expect(await site.render("/work/timeslot")).toContain("Next: FIFTH");
  expect(await site.render("/work/marz-2")).toContain("All work");
});

test("a case study without a drawing has a row without one", async () => {
  const list = await site.render("/work");
  expect(list).toContain('href="work/fifth-box/"');
  expect(list.match(/mask-image/g)).toHaveLength(5);
});

test("no text says how many case studies there are", async () => {
  const texts = await Promise.all(["/", "/work", "/about"].map(site.render));
  for (const text of [...texts, ...site.pages.map(({ description }) => description)])
    expect(text).not.toMatch(/\bfour\b/i);
});

test("a film of the project is shown by the site's player, below the lid", async () => {
  const study = await site.render("/work/marz");
  const [player = ""] =
    /<section aria-description="A render farm at work" aria-label="The farm".*?<\/section>/s.exec(study) ?? [];
  expect(player).toMatch(/<source src="[^"]*\/tour\.mp4" type="video\/mp4"/);
  expect(player).toMatch(/poster="[^"]*\/tour\.svg"/);
  expect(player).toMatch(/<track kind="captions" src="[^"]*\/tour\.vtt"/);
  expect(study).toMatch(/<figcaption[^>]*>One night\./);
  expect(study.indexOf(player)).toBeLessThan(study.indexOf("About the project"));
});

test("color and edge in the front matter reach the lid and the list's row", async () => {
  const { css, accents, colors } = await loadTokens();
  expect(accents).toMatchObject({ marz: true, "marz-2": true });
  expect(colors.dark).toMatchObject({ "route.marz-2.lid": "#0a7d55", "route.marz-2.on-lid": "#ffffff" });
  expect(css).toContain('[data-accent="marz-2"] { --accent: var(--lid); --lid: var(--route-marz-2-lid);');
  const study = await site.render("/work/marz-2");
  expect(study).toMatch(/data-accent="marz-2"/);
  expect(study).toMatch(
    /class="die-cut[^"]*" style="--edge-mask:url\([^)]*Q30%2020%2020%209T0%209Z[^)]*\);--edge-height:20px"/,
  );
  expect(study).toMatch(/<symbol id="net-tile" viewBox="0 0 40 20"[^>]*><path d="M0 0H40V9Q30 20 20 9T0 9Z"/);
  expect(await site.render("/work")).toMatch(
    /href="work\/marz-2\/"[^>]*data-accent="marz-2"|data-accent="marz-2"[^>]*href="work\/marz-2\/"/,
  );
});
