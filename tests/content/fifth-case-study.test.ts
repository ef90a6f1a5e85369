/**
 * A further case study is one folder and one line. What else names projects does so by choice, and is checked: colours of
 * their own, the strip of the landing page, the links of the experience.
 */
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { fitTablePlugin } from "../../vite/modules/fit-table.ts";
import { tokensPlugin } from "../../vite/tokens/tokens.ts";

type Prerender = { render: (path: string) => Promise<string>; pages: { path: string; description: string }[] };

/** A copy of the sources, in a folder that is removed after the test. */
async function copySources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "fifth-case-study-"));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  for (const part of ["src", "package.json", "tsconfig.json"]) await cp(part, join(copy, part), { recursive: true });
  await symlink(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  return copy;
}

async function addLine(copy: string, slug: string): Promise<void> {
  const file = join(copy, "src/content/work/projects.ts");
  const line = `  { slug: "${slug}", title: "Fifth", role: "Web Design", kind: "Another project" },\n`;
  await writeFile(file, (await readFile(file, "utf8")).replace("] as const", `${line}] as const`));
}

async function addFolder(copy: string, slug: string, name: string): Promise<void> {
  const folder = join(copy, "src/content/work", slug);
  await cp(join(copy, "src/content/work/marz"), folder, { recursive: true });
  await rename(join(folder, "marz.ts"), join(folder, `${slug}.ts`));
  const record = await readFile(join(folder, `${slug}.ts`), "utf8");
  await writeFile(join(folder, `${slug}.ts`), record.replace("export const marz", `export const ${name}`));
}

/** The entry of the prerendering; it loads each page's modules when the page is asked for. */
async function load(root: string): Promise<Prerender> {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [fitTablePlugin(), tokensPlugin()],
    logLevel: "silent",
    appType: "custom",
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  return (await server.ssrLoadModule("/src/render-pages.tsx")) as Prerender;
}

test("a folder and a line make a page, a row in the list and a way to it", async () => {
  const copy = await copySources();
  await addLine(copy, "fifth-box");
  await addFolder(copy, "fifth-box", "fifthBox");
  const { render, pages } = await load(copy);
  expect(pages.map(({ path }) => path)).toContain("/work/fifth-box");

  const study = await render("/work/fifth-box");
  expect(study).toMatch(/<h1[^>]*>.*Fifth.*<\/h1>/);
  expect(study).toMatch(/data-fit="Fifth" style="--wide-w:[\d.]+;--wide-s:/);
  expect(study.match(/<figure/g)).toHaveLength(3);
  // No colour of its own: the black lid with the primary lining, and no punched edge.
  expect(study).not.toContain("die-cut");
  expect(study).toContain("bg-lining");
  expect(await render("/work")).toContain('href="work/fifth-box/"');
  expect(await render("/work/timeslot")).toContain("Next: FIFTH");
  expect(study).toContain("All boxes");
  // No text says how many there are.
  for (const { path, description } of pages) expect(description, path).not.toMatch(/\bfour\b/i);
  for (const path of ["/", "/work", "/about"]) expect(await render(path), path).not.toMatch(/\bfour\b/i);
});

test("a line without its folder is an error that says what to add", async () => {
  const copy = await copySources();
  await addLine(copy, "fifth");
  await expect(load(copy)).rejects.toThrow('Export "fifth" from src/content/work/fifth/fifth.ts.');
  await addFolder(copy, "fifth", "fifth");
  await rm(join(copy, "src/content/work/fifth/row.svg"));
  const { render } = await load(copy);
  await expect(render("/work")).rejects.toThrow("Add src/content/work/fifth/row.svg.");
});
