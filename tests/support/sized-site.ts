/** A site whose content has all lengths: titles of 1 to 60 characters, no picture and thirty, a thousand client websites. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { serveFolder } from "../../scripts/support/static-server.mjs";
import { buildSite } from "./copy-site.ts";

/** Names of all kinds and lengths. */
export const AWKWARD_NAMES = [
  "<img src=x onerror=alert(1)>",
  "موقع عربي للكتب والخرائط",
  "שלום & Söhne",
  "W".repeat(120),
  `${"A long name of many words ".repeat(6)}`.trim(),
  "X",
];

/** Case studies by their folders. */
export const STUDIES = {
  one: { title: "Å", pictures: 3 },
  twelve: { title: "Kite & Quill", pictures: 0 },
  thirty: { title: "A ferry, its harbour and a bus", pictures: 30 },
  sixty: { title: "The long way from a first drawing to a box that really opens", pictures: 1 },
  word: { title: "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauten", pictures: 1 },
} as const;

/** Titles on the lids of pages. */
export const LIDS = { work: STUDIES.word.title, about: "I", contact: STUDIES.sixty.title, inquiry: STUDIES.word.title };

/** Builds the site and serves it. */
export async function serveSizedSite(): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "sized-site-"));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const content = join(folder, "content");
    await writeContent(content);
    const dist = join(folder, "dist");
    await buildSite(".", ["--mode", "local-services", "--outDir", dist], { CONTENT: content });
    const { url, close } = await serveFolder(dist, { headers: "" });
    return { url, close: () => close().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function writeContent(content: string): Promise<void> {
  await cp("samples", content, { recursive: true });
  await rm(join(content, "work"), { recursive: true });
  for (const [slug, study] of Object.entries(STUDIES)) await writeStudy(join(content, "work", slug), study);
  await edit(join(content, "site.yaml"), (site) => ({ ...site, work: Object.keys(STUDIES) }));
  const lids = Object.entries(LIDS).map(([page, lid]) => [page, { [page === "work" ? "heading" : "lid"]: lid }]);
  await edit(join(content, "pages.yaml"), () => Object.fromEntries(lids));
  const websites = Array.from({ length: 1000 }, (_, i) => ({
    name: `${AWKWARD_NAMES[i] ?? `Site ${i}`}`,
    url: `https://site-${i}.example/`,
    since: "2024-02-12",
    slug: `site-${i}`,
  }));
  // JSON is YAML too.
  await writeFile(join(content, "websites.yaml"), JSON.stringify(websites));
}

async function writeStudy(folder: string, { title, pictures }: { title: string; pictures: number }): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = Array.from({ length: pictures }, (_, i) => `${i}.svg`);
  for (const name of names) await cp("samples/work/marz/queue.svg", join(folder, name));
  const figures = names.map((name) => `![A grid of frames](${name} "Frames")\nFrames, number ${name}.`);
  const front = `title: ${JSON.stringify(title)}\nrole: Design\nkind: Test\nsummary:\n  problem: P\n  part: Q\n  outcome: O`;
  await writeFile(
    join(folder, "case-study.md"),
    `---\n${front}\n---\n\n${["## How", "Text.", ...figures].join("\n\n")}\n`,
  );
}

async function edit(file: string, change: (value: object) => object): Promise<void> {
  await writeFile(file, stringify(change(parse(await readFile(file, "utf8")))));
}
