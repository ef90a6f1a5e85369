/** `npm run dev` only: the theme studio's button writes the owner's file. */
import { readFile, rename, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";

const LARGEST = 1024 * 1024;

/**
 * Answers PUT with the whole file as JSON. The file's own `$description` is kept.
 * @param file where the owner's layer is
 * @param check throws, in words, when the text is no layer
 */
export function saveOwnersFile(file: URL, check: (text: string) => Promise<unknown>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, text: string) => {
      response.writeHead(status, { "content-type": "text/plain; charset=utf-8" });
      response.end(text);
    };
    if (request.method !== "PUT") return answer(405, "only PUT writes the file");
    // Another site's page may send requests here too.
    if (request.headers.origin && new URL(request.headers.origin).host !== request.headers.host) {
      return answer(403, "the request came from another site");
    }
    if (request.headers["content-type"] !== "application/json") return answer(415, "the file is JSON");
    let text = "";
    for await (const chunk of request) {
      text += chunk;
      if (text.length > LARGEST) return answer(413, "the file has more than 1 MB");
    }
    try {
      await check(text);
      const { $description } = JSON.parse(await readFile(file, "utf8").catch(() => "{}"));
      // Renamed when it is whole, so that no one reads half of it.
      const whole = new URL(`${file}.new`);
      await writeFile(whole, `${JSON.stringify({ $description, ...JSON.parse(text) }, null, 2)}\n`);
      await rename(whole, file);
      answer(204, "");
    } catch (error) {
      answer(422, (error as Error).message);
    }
  };
}
