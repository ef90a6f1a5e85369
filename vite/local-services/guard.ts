/** Keeps the local services local, since they write files without a password. */
import type { IncomingMessage } from "node:http";

/**
 * Why a request is refused, or null. A foreign Host means that a public domain points to 127.0.0.1, a foreign Origin that
 * another site's page sends the request.
 */
export function refusal({ socket, headers }: IncomingMessage): string | null {
  if (!isLoopbackAddress(socket.remoteAddress)) return "The local services answer this machine only.";
  if (!isLoopbackHost(headers.host))
    return "The local services answer to localhost only: use that name in the address.";
  if (headers.origin !== undefined && !isLoopbackHost(hostOf(headers.origin))) {
    return "The local services answer pages of localhost only.";
  }
  return null;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function isLoopbackAddress(address = ""): boolean {
  return address === "::1" || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address);
}

function isLoopbackHost(host = ""): boolean {
  const name = host.replace(/:\d*$/, "").toLowerCase();
  return name === "[::1]" || /^127(\.\d{1,3}){3}$/.test(name) || /^([a-z0-9-]+\.)*localhost$/.test(name);
}
