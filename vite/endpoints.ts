/** HTTP endpoints of the serving process. They write files without a password, so they answer this machine only. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { UserError } from "../src/lib/errors.ts";

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export type Endpoint = {
  method: "GET" | "POST" | "PUT";
  /** Whether it answers pages of this server only, as one that changes the owner's files must. */
  isForOwnPage?: boolean;
  /** Answers, or throws a Refusal. */
  handle: (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;
};

/** An error that is an answer, in words for the person who asked. */
export class Refusal extends UserError {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * A middleware; other requests go to `next`. No request ends the process: every error is an answer.
 * @param find the endpoint at a path
 * @param answer how it says what is wrong
 */
export function serveEndpoints(find: (path: string) => Endpoint | undefined, answer = answerText): Middleware {
  return async (request, response, next) => {
    const target = request.url ?? "/";
    if (!URL.canParse(target, "http://localhost")) return next();
    const url = new URL(target, "http://localhost");
    const endpoint = find(url.pathname);
    if (!endpoint) return next();
    try {
      checkSender(request, endpoint.isForOwnPage);
      const method = request.method === "HEAD" && endpoint.method === "GET" ? "GET" : request.method;
      if (method !== endpoint.method) {
        response.setHeader("allow", endpoint.method);
        throw new Refusal(405, `Method ${request.method} is not allowed here; use ${endpoint.method}.`);
      }
      await endpoint.handle(request, response, url);
    } catch (error) {
      if (response.headersSent || request.socket.destroyed) return;
      // The body of a refused request is not read, so the connection ends with the answer.
      if (!request.complete) response.setHeader("connection", "close");
      if (error instanceof Refusal) return answer(response, error.status, error.message);
      console.error(`${url.pathname} failed:`, error);
      answer(response, 500, "This failed. The terminal of the server has the reason.");
    }
  };
}

export function answerText(response: ServerResponse, status: number, text: string, type = "text/plain") {
  response.writeHead(status, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" });
  response.end(text);
}

export function answerJson(response: ServerResponse, status: number, value: unknown) {
  answerText(response, status, JSON.stringify(value), "application/json");
}

/**
 * @param max in bytes
 * @param fix after the message about a larger body
 * @throws Refusal 413 when it is larger
 */
export async function readBody(request: IncomingMessage, max: number, fix = ""): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is read and dropped, or the browser would see a broken connection instead of the answer.
    if (size <= max) chunks.push(chunk);
    if (size > 4 * max) break;
  }
  if (size > max) {
    throw new Refusal(413, `This is larger than ${max / 1024 ** 2} MB. Make it smaller and try again.${fix}`);
  }
  return Buffer.concat(chunks);
}

/**
 * A foreign Host means that a public domain points to 127.0.0.1, a foreign Origin that another site's page sends the request.
 * @throws Refusal 403
 */
function checkSender({ socket, headers }: IncomingMessage, isForOwnPage = false): void {
  const refuse = (message: string) => new Refusal(403, message);
  if (!isLoopbackAddress(socket.remoteAddress)) throw refuse("The local services answer this machine only.");
  if (!isLoopbackHost(headers.host)) {
    throw refuse("The local services answer to localhost only: use that name in the address.");
  }
  const origin = headers.origin && (URL.canParse(headers.origin) ? new URL(headers.origin).host : "");
  if (isForOwnPage && origin !== headers.host) throw refuse("Only a page of this server can change files.");
  if (origin !== undefined && !isLoopbackHost(origin)) {
    throw refuse("The local services answer pages of localhost only.");
  }
}

function isLoopbackAddress(address = ""): boolean {
  return address === "::1" || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address);
}

function isLoopbackHost(host = ""): boolean {
  const name = host.replace(/:\d*$/, "").toLowerCase();
  return name === "[::1]" || /^127(\.\d{1,3}){3}$/.test(name) || /^([a-z0-9-]+\.)*localhost$/.test(name);
}
