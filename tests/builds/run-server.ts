import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import process from "node:process";
import { vi } from "vitest";
import { freePort } from "../../scripts/support/free-port.mjs";
import { root } from "../../vite/root.mjs";
import { type Binary, unpacked } from "./debian-servers.ts";

/** Arguments and environment of a server. */
type Settings = { args: string[]; env: NodeJS.ProcessEnv };

/**
 * The shipped files of nginx, with a port and a folder of this machine in place of the example's.
 * @param work replaces /var/www
 * @param path "" for the root, or "/portfolio"
 */
export function nginx(work: string, path: string, port: number): Settings {
  const folder = join(work, `nginx-${port}`);
  const configuration = join(folder, "nginx.conf");
  mkdirSync(join(folder, "snippets"), { recursive: true });
  cpSync(join(root, "deploy/nginx-common.conf"), join(folder, "snippets/portfolio.conf"));
  const site = readFileSync(join(root, `deploy/nginx${path && "-subpath"}.conf`), "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace(/\n *listen \[::\]:80;/, "")
    .replaceAll("/var/www", work);
  writeFileSync(join(folder, "site.conf"), site);
  const types = ["/etc/nginx/mime.types", join(unpacked, "etc/nginx/mime.types")].find((file) => existsSync(file));
  cpSync(types ?? "", join(folder, "mime.types"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${name};`);
  // Around the site, what Debian's own nginx.conf says that matters here. Workers run as this user, whose folder it is.
  writeFileSync(
    configuration,
    `pid nginx.pid; error_log stderr; worker_processes 1; ${process.getuid?.() === 0 ? "user root;" : ""}
    events { worker_connections 64; }
    http { access_log off; ${temporary.join(" ")}
      include mime.types; default_type application/octet-stream; gzip on; include site.conf; }`,
  );
  return { args: ["-p", folder, "-c", configuration, "-g", "daemon off;"], env: {} };
}

/**
 * The shipped file of Caddy, as it is: its variables name the place.
 * @param work holds the site in the folder "portfolio"
 * @param path "" for the root, or a path without a closing slash
 */
export function caddy(work: string, path: string, port: number): Settings {
  const home = join(work, `caddy-${port}`);
  mkdirSync(home);
  const places = { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, CADDY_ADMIN: `unix/${home}/admin.socket` };
  const site = { SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: join(work, "portfolio"), SITE_PATH: path };
  const args = ["run", "--config", join(root, "deploy/Caddyfile"), "--adapter", "caddyfile"];
  return { args, env: { ...places, ...site } };
}

const running: ChildProcess[] = [];

/**
 * Starts a server in the foreground, on a free port of loopback, and waits until it answers.
 * @returns its origin
 * @throws with what it said, when it does not answer within 30 s
 */
export async function start({ command, env }: Binary, settings: (port: number) => Settings): Promise<string> {
  const port = await freePort(4500 + running.length * 10);
  const prepared = settings(port);
  const child = spawn(command, prepared.args, { env: { ...env, ...prepared.env }, stdio: ["ignore", "pipe", "pipe"] });
  running.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      output += data;
    });
  }
  const url = `http://127.0.0.1:${port}`;
  await askUntilUp(url).catch(() => {
    throw new Error(`${command} does not answer with the configuration of deploy/. It said:\n${output}`);
  });
  return url;
}

/** Asks until the server listens, for 30 s at most. */
export const askUntilUp = (url: string): Promise<Answer> => vi.waitFor(() => ask(url), { timeout: 30_000 });

/** Ends every server that was started. */
export async function stopServers(): Promise<void> {
  await Promise.all(
    running.splice(0).map(async (child) => {
      if (child.exitCode !== null) return;
      const end = once(child, "exit");
      child.kill();
      await end;
    }),
  );
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * One request as it comes: no redirect is followed, nothing is unpacked.
 * @param exact another method, or a path that a URL would change, such as one with dots
 */
export function ask(
  url: string,
  headers: Record<string, string> = {},
  exact: { method?: string; path?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent: false, timeout: 20_000, ...exact }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
    });
    sent.on("timeout", () => sent.destroy(new Error(`${url} did not answer within 20 s.`)));
    sent.on("error", reject).end();
  });
}
