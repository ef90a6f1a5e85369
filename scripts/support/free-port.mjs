import { createServer } from "node:net";

/**
 * The first free port from `wanted` on, on loopback.
 * @param {number} wanted 1 to 65535
 * @throws when none of the next 50 is free
 */
export async function freePort(wanted) {
  for (let port = wanted; port < wanted + 50 && port <= 65_535; port++) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${wanted} on. Set PORT to one that is.`);
}

async function isFree(port) {
  // Both loopback addresses: a server on only one of them would still take the browser's requests.
  for (const host of ["127.0.0.1", "::1"]) {
    const free = await new Promise((resolve) => {
      const probe = createServer();
      probe.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
        resolve(error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT"),
      );
      probe.listen(port, host, () => probe.close(() => resolve(true)));
    });
    if (!free) return false;
  }
  return true;
}
