/**
 * The site's services as HTTP endpoints of the serving process: a mail service with EmailJS's contract that writes messages to
 * outbox/, the users list, and an address search. With them `npm start` and `npm run dev` need no account or network.
 * They are never part of a build.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import process from "node:process";
import type { Plugin } from "vite";
import { refusal } from "./guard.ts";
import { answer, createMailService, type MailOptions } from "./mail.ts";
import { searchPlaces } from "./search.ts";

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The users list of a local run. The specification does not define its fields. */
const users = [
  { id: 1, name: "Sample user 1" },
  { id: 2, name: "Sample user 2" },
];

/** The endpoints as one middleware; other requests go to `next`. */
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
    if (!URL.canParse(target, "http://localhost")) return next();
    const url = new URL(target, "http://localhost");
    const endpoint = Object.hasOwn(endpoints, url.pathname) ? endpoints[url.pathname] : undefined;
    if (!endpoint) return next();

    const refused = refusal(request);
    if (refused) return answer(response, 403, refused);
    const method = request.method === "HEAD" && endpoint.method === "GET" ? "GET" : request.method;
    if (method !== endpoint.method) {
      response.setHeader("allow", endpoint.method);
      return answer(response, 405, `Method ${request.method} is not allowed here; use ${endpoint.method}.`);
    }
    Promise.resolve(endpoint.handle(request, response, url)).catch((error) => {
      console.error(`${url.pathname} failed:`, error);
      if (!response.headersSent) answer(response, 500, "The local service failed; see its console.");
    });
  };
}

/**
 * The endpoints of `npm start` and `npm run dev`. OUTBOX names another folder for the messages; LOCAL_SERVICES_TEST=1 adds the
 * endpoint that lets tests make the mail service fail.
 */
export function servicesIn(root: string): Middleware {
  const testing = process.env.LOCAL_SERVICES_TEST === "1";
  return localServices({ outbox: resolve(root, process.env.OUTBOX || "outbox"), testing });
}

export function localServicesPlugin(): Plugin {
  return {
    name: "local-services",
    configureServer: ({ config, middlewares }) => void middlewares.use(servicesIn(config.root)),
  };
}

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}
