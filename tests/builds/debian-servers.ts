import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";

const NAMES = ["nginx", "caddy"] as const;
const cache = join(import.meta.dirname, "../../node_modules/.cache/debian-servers");
/** The folder of the unpacked packages. */
export const unpacked = join(cache, "root");

export type ServerName = (typeof NAMES)[number];
export type Binary = { command: string; env: NodeJS.ProcessEnv };

/**
 * The two web servers: those of this machine, or else Debian's packages, downloaded by apt and unpacked into
 * node_modules/.cache. Nothing is installed, so no system service starts and the machine stays as it is.
 * @returns null for a server that cannot be had here
 */
export function findServers(): Record<ServerName, Binary | null> {
  const here = () => ({ nginx: find("nginx"), caddy: find("caddy") });
  const found = here();
  if (found.nginx && found.caddy) return found;
  download();
  return here();
}

function find(name: ServerName): Binary | null {
  const installed = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
  const command = [
    ...installed,
    `/usr/sbin/${name}`,
    join(unpacked, "usr/sbin", name),
    join(unpacked, "usr/bin", name),
  ].find((path) => existsSync(path));
  if (!command) return null;
  const own = command.startsWith(cache);
  // The unpacked one may need a library that came with it.
  const env = own ? { ...process.env, LD_LIBRARY_PATH: libraries().join(delimiter) } : process.env;
  const runs = spawnSync(command, [name === "nginx" ? "-v" : "version"], { env, timeout: 10_000 }).status === 0;
  return runs ? { command, env } : null;
}

function libraries(): string[] {
  return ["lib", "usr/lib"]
    .map((folder) => join(unpacked, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith("-linux-gnu"))
        .map((name) => join(folder, name)),
    );
}

function download(): void {
  const archives = join(cache, "archives");
  mkdirSync(join(archives, "partial"), { recursive: true });
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { stdio: "ignore", timeout: 120_000 }).status === 0;
  // Works without root: only the archive folder is written to.
  const options = ["-o", `Dir::Cache::archives=${archives}`, "-o", "Debug::NoLocking=1", "--no-install-recommends"];
  const get = () => run("apt-get", ["install", "-y", "-qq", "--download-only", ...options, ...NAMES]);
  // The package lists may be missing or old; only root can fetch them.
  if (!get() && !(process.getuid?.() === 0 && run("apt-get", ["update", "-qq"]) && get())) return;
  for (const name of readdirSync(archives).filter((name) => name.endsWith(".deb"))) {
    run("dpkg-deb", ["-x", join(archives, name), unpacked]);
  }
}
