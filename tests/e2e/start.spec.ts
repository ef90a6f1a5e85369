/** `npm start`: the requested port, or the next one if it is taken. */
import { spawn } from "node:child_process";
import { expect, test } from "@playwright/test";
import { root } from "../../vite/root.mjs";

/** Runs the server's command until it prints the text, or ends. Returns what it printed. */
async function start(port: string, until: string): Promise<{ output: string; stop: () => void }> {
  const child = spawn(process.execPath, ["scripts/start.mjs", "--no-build"], {
    cwd: root,
    env: { ...process.env, PORT: port },
  });
  let output = "";
  await new Promise<void>((resolve) => {
    const take = (chunk: Buffer) => {
      output += chunk;
      if (output.includes(until)) resolve();
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    child.on("exit", () => resolve());
  });
  return { output, stop: () => child.kill() };
}

test("a port that is taken gives way to the next free one, with a message", async ({ baseURL, request }) => {
  const taken = new URL(baseURL ?? "").port;
  const { output, stop } = await start(taken, "Ctrl+C");
  try {
    expect(output).toContain(`Port ${taken} is taken`);
    const address = /Site\s+(\S+)/.exec(output)?.[1] ?? "";
    expect(new URL(address).port).not.toBe(taken);
    const answer = await request.get(address);
    expect(await answer.text()).toContain('<div id="root">');
    expect(output).toMatch(/Mail\s+\S+outbox/);
  } finally {
    stop();
  }
});
