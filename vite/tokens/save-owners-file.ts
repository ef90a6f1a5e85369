import { readFile, rename, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";

const LARGEST = 1024 * 1024;

/** Saves the theme studio's changes in `npm run dev`: PUT with the whole file as JSON. Keeps the file's `$description`. */
export function saveOwnersFile(file: URL, check: (text: string) => Promise<unknown>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, text: string) => {
      response.writeHead(status, { "content-type": "text/plain; charset=utf-8" });
      response.end(text);
    };
    if (request.method !== "PUT") return answer(405, "only PUT writes the file");
    // Other sites' pages can send requests here too.
    if (request.headers.origin && new URL(request.headers.origin).host !== request.headers.host) {
      return answer(403, "the request came from another site");
    }
    if (request.headers["content-type"] !== "application/json") return answer(415, "the file is JSON");
    let text = "";
    for await (const chunk of request) {
      text += chunk;
      if (text.length > LARGEST) return answer(413, "the file is larger than 1 MB");
    }
    try {
      await check(text);
      const { $description } = JSON.parse(await readFile(file, "utf8").catch(() => "{}"));
      // Renamed when complete, so that nothing reads half a file.
      const whole = new URL(`${file}.new`);
      await writeFile(whole, `${JSON.stringify({ $description, ...JSON.parse(text) }, null, 2)}\n`);
      await rename(whole, file);
      answer(204, "");
    } catch (error) {
      answer(422, (error as Error).message);
    }
  };
}
