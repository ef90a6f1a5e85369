import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type SlowLine = { url: string; close: () => Promise<void> };

/** Bytes of a page that arrive together. Small enough for several pieces to fall within the first screen. */
const PIECE = 3000;
/** Beyond the first screen of the longest page, pieces are larger, so that a test of it takes a second and not four. */
const pieceAt = (byte: number) => (byte < 20 * PIECE ? PIECE : 10 * PIECE);

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
      for (let from = 0, to = PIECE; from < body.length && !response.destroyed; from = to, to += pieceAt(from)) {
        response.write(body.subarray(from, to));
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
