/** A copy of the product with another owner's layer, in a temporary folder. */
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";

/** Not source, or too large to copy. */
const LEFT_OUT = ["node_modules", ".git", "dist", "dist-local", "test-results", "outbox"];
export const LAYER_FILE = "tokens/org_settings.tokens.json";

/** The licence as the product ships it. */
async function productLicense(): Promise<string> {
  const text = await readFile(join(process.cwd(), "LICENSE"), "utf8");
  return text.replace(/^Copyright .*$/m, "Copyright (c) 2025 Your Name");
}

/** Copies the product, without its owner's content and name. The packages are linked. */
export async function copySite(layer: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const root = process.cwd();
  const folder = await mkdtemp(join(tmpdir(), "site-copy-"));
  const isProduct = (path: string) => !LEFT_OUT.includes(basename(path)) && path !== join(root, "content");
  await cp(root, folder, { recursive: true, filter: isProduct });
  await writeFile(join(folder, "LICENSE"), await productLicense());
  await mkdir(join(folder, "node_modules"));
  // Without Vite's cache: two dev servers would replace each other's files in it.
  const packages = (await readdir(join(root, "node_modules"))).filter((name) => name !== ".vite");
  await Promise.all(
    packages.map((name) => symlink(join(root, "node_modules", name), join(folder, "node_modules", name))),
  );
  await writeFile(join(folder, LAYER_FILE), layer);
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

export const VITE = "node_modules/vite/bin/vite.js";

/** Builds the site of a folder as `npm run build` does. Rejects with Vite's own message. @returns Vite's output */
export async function buildSite(folder: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [VITE, "build", "--logLevel", "warn", ...args],
    // Vitest's "test" would make it React's development build.
    { cwd: folder, env: { ...process.env, NODE_ENV: "production", ...env } },
  );
  return `${stdout}\n${stderr}`;
}
