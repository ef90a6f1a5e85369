/** Empty projects with React and Tailwind 4, on Vite or Next, to install registry items into. */
import { spawn } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

const here = import.meta.dirname;

export type Outcome = { status: number | null; output: string };

/** Runs a program and collects its output, without colours. */
export function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const { NODE_ENV, VITEST, ...outside } = process.env;
  const child = spawn(command, args, { cwd, env: { ...outside, NO_COLOR: "1", CI: "1", ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (output += piece));
  return new Promise((resolve, reject) => {
    child.once("error", reject).once("close", (status) => resolve({ status, output }));
  });
}

/** Like `run`. @throws an error with the output when the program fails */
export async function succeed(command: string, args: string[], cwd: string, env?: NodeJS.ProcessEnv): Promise<string> {
  const { status, output } = await run(command, args, cwd, env);
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}:\n${output}`);
  return output;
}

export function program(host: string, name: string): string {
  return join(host, "node_modules/.bin", name);
}

/** Creates an empty project with its packages. The caller removes the folder. */
export async function emptyHost(kind: "host" | "next" = "host"): Promise<string> {
  const host = bareHost(kind);
  await succeed("npm", ["install", "--no-audit", "--no-fund", "--no-package-lock", "--prefer-offline"], host);
  return host;
}

/** Like `emptyHost`, with the packages of another host. */
export function hostBeside(other: string): string {
  const host = bareHost();
  symlinkSync(join(other, "node_modules"), join(host, "node_modules"));
  return host;
}

function bareHost(kind = "host"): string {
  const host = mkdtempSync(join(tmpdir(), "host-"));
  cpSync(join(here, kind), host, { recursive: true, filter: (path) => !path.includes("node_modules") });
  return host;
}

/** Adds names to a host that clash with the site's. */
export function addClashes(host: string): void {
  appendFileSync(join(host, "src/index.css"), readFileSync(join(here, "clashes.css")));
  const page = join(host, "index.html");
  const own =
    '<p id="own" class="bg-lining text-white text-small leading-tight p-control sunken narrow:italic">A stranger</p>';
  writeFileSync(page, readFileSync(page, "utf8").replace('<div id="root">', `${own}\n    <div id="root">`));
}

export function add(host: string, addresses: readonly string[], ...options: string[]): Promise<Outcome> {
  return run(program(host, "shadcn"), ["add", "--yes", ...options, ...addresses], host);
}

/** Writes the files of a "Copy all" text to their paths. */
export function writeCopied(host: string, text: string): void {
  const files = text.split(/^\/\/ (?=src\/)|^\/\* (?=src\/)/m).slice(1);
  for (const file of files) {
    const [, path = "", content = ""] = /^(\S+)(?: \*\/)?\n([\s\S]*)$/.exec(file) ?? [];
    const target = join(host, path);
    cpSync(join(here, "host/index.html"), target, { recursive: true });
    writeFileSync(target, content);
  }
}

export function remove(folders: readonly string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
