import { createServer } from "node:net";
import process from "node:process";
import { fail } from "./setup.mjs";

/**
 * The port in PORT, or the usual one; if it is taken, the next free one, with a message. Ends the process if PORT is invalid.
 * @param {number} usual
 */
export async function takePort(usual) {
  const wanted = process.env.PORT ? Number(process.env.PORT) : usual;
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535) {
    fail(`PORT is "${process.env.PORT}", which is not a port. Use a whole number from 1 to 65535, or leave it unset.`);
  }
  const port = await freePort(wanted).catch((error) => fail(error.message));
  if (port === wanted) return port;
  console.log(`Port ${wanted} is taken by another program; using ${port}.`);
  return port;
}

/**
 * The first free port from `wanted` on, on loopback.
 * @param {number} wanted 1 to 65535
 * @throws when none of the next 50 is free
 */
export async function freePort(wanted) {
  for (let port = wanted; port < wanted + 50 && port <= 65_535; port++) {
    if (await isFree(port)) return port;
  }
  throw new Error(`Port ${wanted} and the next 49 are taken. Set PORT to a free one.`);
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
