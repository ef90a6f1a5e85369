/**
 * What the site calls, as ordinary HTTP endpoints of the serving process: a mail service with EmailJS's contract that
 * writes each message into outbox/, the users list, and an address search. With them `npm start` and `npm run dev`
 * need no account and no network. They are part of the two servers only, never of a build.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import process from "node:process";
import type { Plugin } from "vite";
import { refusal } from "./guard.ts";
import { createMailService, type MailOptions } from "./mail.ts";
import { searchPlaces } from "./search.ts";
import { users } from "./users.ts";

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The endpoints as one middleware. What is not theirs goes on to `next`. */
export function localServices(options: MailOptions): Middleware {
  const mail = createMailService(options);
  const endpoints: Record<string, { method: "GET" | "POST"; handle: Handler }> = {
    "/api/v1.0/email/send-form": { method: "POST", handle: mail.send },
    "/api/users": { method: "GET", handle: (_, response) => json(response, 200, users) },
    "/search": {
      method: "GET",
      handle: (_, response, url) => {
        const { status, body } = searchPlaces(url.searchParams);
        json(response, status, body);
      },
    },
    ...(options.testing && { "/api/v1.0/email/__behaviour": { method: "POST", handle: mail.behave } }),
  };

  return (request, response, next) => {
    const target = request.url ?? "/";
    // Checked before URL() resolves the dots, and only below our own paths, since other paths are the server's business.
    if (/^\/(api|search)\b/.test(target) && climbs(target)) return text(response, 400, "The path is refused.");
    if (!URL.canParse(target, "http://localhost")) return next();
    const url = new URL(target, "http://localhost");
    const endpoint = Object.hasOwn(endpoints, url.pathname) ? endpoints[url.pathname] : undefined;
    if (!endpoint) return next();

    const refused = refusal(request);
    if (refused) return text(response, 403, refused);
    const method = request.method === "HEAD" && endpoint.method === "GET" ? "GET" : request.method;
    if (method !== endpoint.method) {
      response.setHeader("allow", endpoint.method);
      return text(response, 405, `Method ${request.method} is not allowed here; use ${endpoint.method}.`);
    }
    Promise.resolve(endpoint.handle(request, response, url)).catch((error) => {
      console.error(`${url.pathname} failed:`, error);
      if (!response.headersSent) text(response, 500, "The local service failed; its console says why.");
    });
  };
}

/**
 * Adds the endpoints to `vite` and `vite preview`. The environment variable OUTBOX names another folder for the
 * messages; LOCAL_SERVICES_TEST=1 adds the endpoint by which tests make the mail service fail.
 */
export function localServicesPlugin(): Plugin {
  const middleware = (root: string) =>
    localServices({
      outbox: resolve(root, process.env.OUTBOX || "outbox"),
      testing: process.env.LOCAL_SERVICES_TEST === "1",
    });
  return {
    name: "local-services",
    configureServer(server) {
      server.middlewares.use(middleware(server.config.root));
    },
    configurePreviewServer(server) {
      server.middlewares.use(middleware(server.config.root));
    },
  };
}

/** Whether a request's path, as sent, leaves its folder or hides that it does. */
function climbs(target: string): boolean {
  try {
    const path = decodeURIComponent(target.split("?", 1)[0] ?? "");
    return /[\\\0]/.test(path) || path.split("/").includes("..");
  } catch {
    return true;
  }
}

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}

function text(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  response.end(body);
}
