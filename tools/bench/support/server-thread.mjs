/**
 * A good static host: Brotli at its best quality, or gzip at its usual one, and hashed assets cached for ever. It sends no security
 * headers, since hosts differ in them. In its own thread: Lighthouse keeps the main thread busy, and answers that wait would look
 * like a slow host. Posts the address when it listens.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { serveFolder } from "../../../scripts/support/static-server.mjs";

/** Files that compression makes no smaller. */
const PACKED = /\.(?:woff2|png|avif|webp|pdf|mp4|webm|br|gz)$/;

const { folder } = workerData;
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || PACKED.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const body = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
  writeFileSync(`${file}.gz`, gzipSync(body));
}
const headers = readFileSync(join(folder, "_headers"), "utf8").replaceAll(
  /^ +(?!Cache-Control|Content-Type).*\n/gm,
  "",
);
parentPort.postMessage((await serveFolder(folder, { headers, packed: true })).url);
