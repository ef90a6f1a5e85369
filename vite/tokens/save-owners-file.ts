import { existsSync, readFileSync } from "node:fs";
import { type Endpoint, Refusal, readBody } from "../endpoints.ts";
import { writeFiles } from "../write-files.mjs";

/**
 * Saves the theme studio's changes in `npm run dev`: PUT with the whole file as JSON. Keeps the file's `$description`.
 * @param file absolute path
 */
export function saveOwnersFile(file: string, check: (text: string) => Promise<unknown>): Endpoint {
  return {
    method: "PUT",
    isForOwnPage: true,
    async handle(request, response) {
      if (request.headers["content-type"] !== "application/json") throw new Refusal(415, "The file must be JSON.");
      const text = String(await readBody(request, 1024 ** 2));
      try {
        await check(text);
        const { $description } = JSON.parse(existsSync(file) ? readFileSync(file, "utf8") : "{}");
        writeFiles(new Map([[file, `${JSON.stringify({ $description, ...JSON.parse(text) }, null, 2)}\n`]]));
      } catch (error) {
        throw new Refusal(422, (error as Error).message);
      }
      response.writeHead(204).end();
    },
  };
}
