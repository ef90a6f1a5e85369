/** Empty projects with React and Tailwind 4 to install registry items into. */
import { spawn } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../scripts/support/free-port.mjs";
import { toJavaScript } from "../../vite/registry/javascript.ts";

const here = join(import.meta.dirname, "hosts");

export type ServerHostName = "next" | "react-router" | "astro" | "tanstack-start";

type ServerHost = {
  /** A version of Node, if the one in use is too old. */
  node?: string;
  /** Installed too: the host's own colours instead of this site's look. */
  theme?: string;
  /** Commands that must succeed, in this order. */
  checks: string[][];
  /** Commands that serve the host on PORT. */
  servers: string[][];
};

/** Hosts with a server. Each is a folder in hosts/, and shows hosts/page/ beside its style sheet. */
export const SERVER_HOSTS: Record<ServerHostName, ServerHost> = {
  // Follows the system, with the React Compiler and strict accessibility rules.
  next: {
    checks: [
      ["eslint", "components", "--max-warnings", "0"],
      ["next", "build"],
    ],
    servers: [
      ["next", "start"],
      ["next", "dev"],
    ],
  },
  // Without TypeScript, with next-themes, and the alias ~/.
  "react-router": {
    theme: "theme-shadcn",
    checks: [["react-router", "build"]],
    servers: [
      ["react-router-serve", "build/server/index.js"],
      ["react-router", "dev"],
    ],
  },
  // Each component is an island. With TypeScript 7 at its strictest, and the alias #/.
  astro: {
    node: "22",
    checks: [
      ["astro", "build"],
      ["tsc", "-p", "."],
    ],
    servers: [
      ["astro", "preview"],
      ["astro", "dev"],
    ],
  },
  "tanstack-start": {
    node: "22",
    checks: [
      ["vite", "build"],
      ["tsc", "-p", "."],
    ],
    servers: [
      ["vite", "preview"],
      ["vite", "dev"],
    ],
  },
};

export type Outcome = { status: number | null; output: string };

function start(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv) {
  const { NODE_ENV, VITEST, PATH, ...outside } = process.env;
  // As npm does it: a host's own Node, if it has one.
  const path = [join(cwd, "node_modules/.bin"), PATH].join(delimiter);
  const child = spawn(command, args, { cwd, env: { ...outside, PATH: path, NO_COLOR: "1", CI: "1", ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (output += piece));
  const ended = new Promise<Outcome>((resolve, reject) => {
    child.once("error", reject).once("close", (status) => resolve({ status, output }));
  });
  return { child, ended };
}

/** Runs a program and collects its output, without colours. */
export function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  return start(command, args, cwd, env).ended;
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

/** Starts a host's server. @throws with its output if it does not answer */
export async function serveHost(host: string, [command = "", ...args]: readonly string[]) {
  const port = await freePort(4850);
  const url = `http://localhost:${port}/`;
  const { child, ended } = start(program(host, command), args, host, { PORT: String(port) });
  const close = async () => {
    child.kill();
    await ended;
  };
  let answer: Response | undefined;
  while (!answer && child.exitCode === null) answer = await fetch(url).catch(() => wait(200, undefined));
  if (answer?.ok) return { url, close };
  child.kill();
  throw new Error(`${command} ${args.join(" ")} does not serve the page:\n${(await ended).output}`);
}

/**
 * Creates an empty project with its packages. The caller removes the folder. The Vite projects use pnpm, which finds imports of
 * packages that no item declares.
 * @param node a version of Node, if not the one in use
 */
export async function emptyHost(kind?: ServerHostName | "monorepo", node?: string): Promise<string> {
  const host = bareHost(kind);
  // Node's own builds are packages of npm.
  await install(host, node ? { [`node-${process.platform}-${process.arch}`]: node } : {});
  return host;
}

/** Installs a host's packages, some of them in given versions. */
export async function install(host: string, versions: Record<string, string> = {}): Promise<void> {
  const file = join(host, "package.json");
  const { packageManager, devDependencies, ...rest } = JSON.parse(readFileSync(file, "utf8"));
  const dependencies = { ...rest.dependencies, ...devDependencies, ...versions };
  writeFileSync(file, JSON.stringify({ ...rest, packageManager, dependencies }));
  const [command, ...words] = packageManager
    ? ["npx", "--yes", packageManager, "install", "--no-frozen-lockfile"]
    : ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock"];
  await succeed(command, [...words, "--prefer-offline"], host);
}

/** Like `emptyHost`, with the packages of another host. */
export function hostBeside(other: string): string {
  const host = bareHost();
  symlinkSync(join(other, "node_modules"), join(host, "node_modules"));
  return host;
}

function bareHost(kind?: ServerHostName | "monorepo"): string {
  const host = mkdtempSync(join(tmpdir(), "host-"));
  cpSync(join(here, kind ?? "vite"), host, { recursive: true, filter: (path) => !path.includes("node_modules") });
  if (kind && kind !== "monorepo") addPage(host);
  return host;
}

export function settingsOf(host: string): { tsx: boolean; aliases: { components: string }; tailwind: { css: string } } {
  return JSON.parse(readFileSync(join(host, "components.json"), "utf8"));
}

/** Adds the page with the host's alias, and shadcn's style sheet if the host has none. */
function addPage(host: string): void {
  const { tsx, aliases, tailwind } = settingsOf(host);
  const sheet = join(host, tailwind.css);
  if (!existsSync(sheet)) cpSync(join(here, "vite/src/index.css"), sheet);
  for (const name of readdirSync(join(here, "page"))) {
    const text = readFileSync(join(here, "page", name), "utf8").replaceAll("@/components", aliases.components);
    const file = join(dirname(sheet), name);
    if (tsx) writeFileSync(file, text);
    else writeFileSync(file.replace(/tsx$/, "jsx"), toJavaScript(text));
  }
}

/** Adds names to a host that clash with the site's. */
export function addClashes(host: string): void {
  appendFileSync(join(host, "src/index.css"), readFileSync(join(import.meta.dirname, "clashes.css")));
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
    cpSync(join(here, "vite/index.html"), target, { recursive: true });
    writeFileSync(target, content);
  }
}

/** A host's files by path, without packages and what a build writes. */
export function filesOf(host: string): Map<string, string> {
  const paths = readdirSync(host, { recursive: true, encoding: "utf8" }).filter(
    (path) => !/(?:^|\/)(?:node_modules|\.next|build|dist)(?:\/|$)/.test(path) && statSync(join(host, path)).isFile(),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(host, path), "utf8")]));
}

export function remove(folders: readonly string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
