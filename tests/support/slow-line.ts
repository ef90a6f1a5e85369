import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type SlowLine = { url: string; close: () => Promise<void> };

/** Bytes of a page that arrive together. Small enough for several pieces to fall within the first screen. */
const PIECE = 3000;

/**
 * Passes a site on as a slow line would: pages arrive piece by piece, everything else at once.
 * @param origin where the site is served
 */
export async function slowLine(origin: string): Promise<SlowLine> {
  const server = createServer(async (request, response) => {
    const headers = { accept: request.headers.accept ?? "" };
    const asked = await fetch(new URL(request.url ?? "/", origin), { headers }).catch(() => undefined);
    if (!asked) return void response.writeHead(502).end();
    const type = asked.headers.get("content-type") ?? "";
    const body = Buffer.from(await asked.arrayBuffer());
    response.writeHead(asked.status, { "content-type": type });
    if (type.startsWith("text/html")) {
      for (let from = 0; from < body.length && !response.destroyed; from += PIECE) {
        response.write(body.subarray(from, from + PIECE));
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      response.end();
    } else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
