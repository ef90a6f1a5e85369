/** The cost of 100 case studies: build time, and bytes for a visitor who only opens the landing page. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../vite/root.mjs";
import { copyProject } from "./support/copy-project.mjs";
import { addProjects, madeUpProjects, projectNames } from "./support/many-projects.mjs";
import { median } from "./support/median.mjs";

export const name = "scale-projects";
export const title = "From the case studies there are to 100: build time, first load, size of the site";

const FEW = projectNames(root).length;
const MANY = 100;
const KINDS = ["html", "css", "js", "svg", "woff2"];

export async function run({ runs, temporary, build, host, browser: open, say }) {
  const sizes = [];
  for (const count of [FEW, MANY]) {
    const project = await temporary(`project-${count}`);
    copyProject(root, project);
    addProjects(project, madeUpProjects(count - FEW));
    sizes.push({ count, project, dist: await temporary(`dist-${count}`), seconds: [] });
  }
  const rounds = Math.min(runs, 3);
  for (let round = 1; round <= rounds; round++) {
    for (const { count, project, dist, seconds } of sizes) {
      say(`build ${round} of ${rounds} with ${count} case studies`);
      seconds.push((await build(dist, project)) / 1000);
    }
  }
  for (const size of sizes) {
    const { url, sent, close } = await host(size.dist);
    size.loaded = await firstLoad(url, sent, open);
    await close();
  }

  const [few, many] = sizes;
  const row = (what, of) => ({ what, [FEW]: of(few), [MANY]: of(many), growth: of(many) - of(few) });
  const bytes = (kind) => (size) =>
    size.loaded.filter((file) => !kind || file.kind === kind).reduce((sum, file) => sum + file.bytes, 0);
  const first = row("first load, bytes", bytes());
  return {
    rows: [
      row("build, s", ({ seconds }) => median(seconds)),
      first,
      ...KINDS.map((kind) => row(`  of it ${kind}`, bytes(kind))),
      row("first load, requests", ({ loaded }) => loaded.length),
      row("site, KB", ({ dist }) => folderSize(dist) / 1024),
    ],
    goals: [
      { name: "First load of the landing page", figure: first[FEW] / 1024, most: 150, unit: "KB" },
      { name: `First load from ${FEW} to ${MANY} case studies`, figure: first.growth / 1024, most: 1, unit: "KB" },
    ],
    raw: sizes.map(({ count, seconds, loaded }) => ({ count, seconds, loaded })),
    notes: ["first load: all bodies sent, in Brotli, to a visitor of the landing page who touches nothing"],
  };
}

/** All answers for the landing page, until no more requests come. */
async function firstLoad(url, sent, open) {
  const { browser, close } = await open();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url, { waitUntil: "networkidle" });
  // The page requests the users list when it is idle.
  await page.waitForTimeout(2000);
  await close();
  return [...sent];
}

function folderSize(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);
}
