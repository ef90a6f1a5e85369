/**
 * Another case study is a folder and a line. Other places name projects by choice, and are checked: colours of
 * their own, the strip of the landing page, the links of the experience.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { picturesPlugin } from "../../vite/content/pictures.ts";
import { contentPlugin } from "../../vite/content/plugin.ts";
import { fitTablePlugin } from "../../vite/modules/fit-table.ts";
import { loadTokens, tokensPlugin } from "../../vite/tokens/tokens.ts";

type Prerender = { render: (path: string) => Promise<string>; pages: { path: string; description: string }[] };

/** A copy of the samples, as the owner's content for this test. */
async function copyContent(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "fifth-case-study-"));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  await cp("samples", copy, { recursive: true });
  vi.stubEnv("CONTENT", copy);
  onTestFinished(() => void vi.unstubAllEnvs());
  return copy;
}

async function addLine(copy: string, slug: string): Promise<void> {
  const file = join(copy, "site.yaml");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace("  - timeslot\n", `$&  - ${slug}\n`));
}

/** @param look lines of the front matter: the colour and the edge */
async function addFolder(copy: string, slug: string, look = ""): Promise<void> {
  const folder = join(copy, "work", slug);
  await cp(join(copy, "work/marz"), folder, { recursive: true });
  const file = join(folder, "case-study.md");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace("title: Marz", "title: Fifth").replace("edge: film\n", look));
}

/** The entry of the prerendering; it loads each page's modules when the page is asked for. */
async function load(): Promise<Prerender> {
  const server = await createServer({
    configFile: false,
    plugins: [contentPlugin(), picturesPlugin(), fitTablePlugin(), tokensPlugin()],
    logLevel: "silent",
    appType: "custom",
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  return (await server.ssrLoadModule("/src/render-pages.tsx")) as Prerender;
}

test("a folder and a line make a page, a row in the list and links", async () => {
  const copy = await copyContent();
  await addLine(copy, "fifth-box");
  await addFolder(copy, "fifth-box");
  const { render, pages } = await load();
  expect(pages.map(({ path }) => path)).toContain("/work/fifth-box");

  const study = await render("/work/fifth-box");
  expect(study).toMatch(/<h1[^>]*>.*Fifth.*<\/h1>/);
  expect(study).toMatch(/data-fit="Fifth" style="--wide-w:[\d.]+;--wide-s:/);
  expect(study.match(/<figure/g)).toHaveLength(5);
  // No colour of its own: the black lid with the primary lining, and no punched edge.
  expect(study).not.toContain("die-cut");
  expect(study).toContain("bg-lining");
  expect(await render("/work")).toContain('href="work/fifth-box/"');
  expect(await render("/work/timeslot")).toContain("Next: FIFTH");
  expect(study).toContain("All work");
  // No text says how many there are.
  for (const { path, description } of pages) expect(description, path).not.toMatch(/\bfour\b/i);
  for (const path of ["/", "/work", "/about"]) expect(await render(path), path).not.toMatch(/\bfour\b/i);
});

test("a film of the project is shown by the site's player, below the lid", async () => {
  const copy = await copyContent();
  const folder = join(copy, "work/marz");
  await cp("public/video/clip-240.mp4", join(folder, "tour.mp4"));
  await cp("public/video/clip.vtt", join(folder, "tour.vtt"));
  await cp("public/video/clip-poster.svg", join(folder, "tour.svg"));
  const text = await readFile(join(folder, "case-study.md"), "utf8");
  const film = '![A render farm at work](tour.mp4 "The farm")\nOne night.\n';
  await writeFile(join(folder, "case-study.md"), text.replace(/^!\[PLACEHOLDER.*$/m, film));
  const { render } = await load();
  const study = await render("/work/marz");
  const [player = ""] =
    /<section aria-description="A render farm at work" aria-label="The farm".*?<\/section>/s.exec(study) ?? [];
  expect(player).toMatch(/<source src="[^"]*\/tour\.mp4" type="video\/mp4"/);
  expect(player).toMatch(/poster="[^"]*\/tour\.svg"/);
  expect(player).toMatch(/<track kind="captions" src="[^"]*\/tour\.vtt"/);
  expect(study).toMatch(/<figcaption[^>]*>One night\./);
  expect(study.indexOf(player)).toBeLessThan(study.indexOf("About the project"));
});

test("color and edge in the front matter reach the lid and the list's row", async () => {
  const copy = await copyContent();
  await addLine(copy, "marz-2");
  await addFolder(copy, "marz-2", "color: #0a7d55 # our green\nedge: waves.svg\n");
  await writeFile(
    join(copy, "work/marz-2/waves.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0H40V9Q30 20 20 9T0 9Z"/></svg>',
  );
  const { css, accents, colors } = await loadTokens();
  expect(accents).toMatchObject({ marz: true, "marz-2": true });
  expect(colors.dark).toMatchObject({ "route.marz-2.lid": "#0a7d55", "route.marz-2.on-lid": "#ffffff" });
  expect(css).toContain('[data-accent="marz-2"] { --accent: var(--lid); --lid: var(--route-marz-2-lid);');

  const { render } = await load();
  const study = await render("/work/marz-2");
  expect(study).toMatch(/data-accent="marz-2"/);
  expect(study).toMatch(
    /class="die-cut" style="--edge-mask:url\([^)]*Q30%2020%2020%209T0%209Z[^)]*\);--edge-height:20px"/,
  );
  expect(await render("/work")).toMatch(
    /href="work\/marz-2\/"[^>]*data-accent="marz-2"|data-accent="marz-2"[^>]*href="work\/marz-2\/"/,
  );
});

test("a case study without a drawing has a row without one", async () => {
  const copy = await copyContent();
  await addLine(copy, "fifth");
  await addFolder(copy, "fifth");
  await rm(join(copy, "work/fifth/row.svg"));
  const { render } = await load();
  const list = await render("/work");
  expect(list).toContain('href="work/fifth/"');
  expect(list.match(/mask-image/g)).toHaveLength(4);
});
