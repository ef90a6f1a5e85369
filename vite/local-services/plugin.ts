/**
 * The site's services as HTTP endpoints of the serving process: a mail service with EmailJS's contract that writes messages to
 * outbox/, the users list, and an address search. With them `npm start` and `npm run dev` need no account or network.
 * They are never part of a build.
 */
import { resolve } from "node:path";
import process from "node:process";
import type { Plugin } from "vite";
import { answerJson, type Endpoint, type Middleware, serveEndpoints } from "../endpoints.ts";
import { createMailService } from "./mail.ts";
import { searchPlaces } from "./search.ts";

/** The users list of a local run. The specification does not define its fields. */
const users = [
  { id: 1, name: "Sample user 1" },
  { id: 2, name: "Sample user 2" },
];

/**
 * The endpoints of `npm start` and `npm run dev` as one middleware; other requests go to `next`. OUTBOX names another folder for
 * the messages.
 */
export function servicesIn(root: string): Middleware {
  const outbox = resolve(root, process.env.OUTBOX || "outbox");
  const endpoints: Record<string, Endpoint> = {
    "/api/v1.0/email/send-form": { method: "POST", handle: createMailService(outbox) },
    "/api/users": { method: "GET", handle: (_, response) => answerJson(response, 200, users) },
    "/search": {
      method: "GET",
      handle: (_, response, url) => {
        const { status, body } = searchPlaces(url.searchParams);
        answerJson(response, status, body);
      },
    },
  };
  return serveEndpoints((path) => (Object.hasOwn(endpoints, path) ? endpoints[path] : undefined));
}

export function localServicesPlugin(): Plugin {
  return {
    name: "local-services",
    configureServer: ({ config, middlewares }) => void middlewares.use(servicesIn(config.root)),
  };
}
