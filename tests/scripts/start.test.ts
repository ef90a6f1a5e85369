import { createServer } from "node:net";
import { expect, test } from "vitest";
import { findBrowser } from "../../scripts/support/find-browser.mjs";
import { freePort } from "../../scripts/support/free-port.mjs";

test("a port taken on either loopback address is skipped, and a free one taken", async () => {
  for (const host of ["127.0.0.1", "::1"]) {
    const server = createServer();
    const port = await new Promise<number>((resolve, reject) => {
      server.once("error", reject);
      server.listen(0, host, () => resolve((server.address() as { port: number }).port));
    });
    expect(await freePort(port)).toBeGreaterThan(port);
    await new Promise((resolve) => server.close(resolve));
    expect(await freePort(port)).toBe(port);
  }
});

test("a CHROME_PATH without a file is refused with a fix", async () => {
  const before = process.env.CHROME_PATH;
  process.env.CHROME_PATH = "/no/such/chrome";
  await expect(findBrowser()).rejects.toThrow(/CHROME_PATH is "\/no\/such\/chrome".*Correct it or unset it/);
  if (before === undefined) delete process.env.CHROME_PATH;
  else process.env.CHROME_PATH = before;
});
