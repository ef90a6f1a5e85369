/** `npm start`: the requested port, the next one if it is taken, and a message if it is invalid. */
import { spawn } from "node:child_process";
import { expect, test } from "@playwright/test";
import { root } from "../../vite/root.mjs";

/** Runs the server's command until it prints the text, or ends. Returns what it printed. */
async function start(
  port: string,
  until: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ output: string; status: number | null; stop: () => void }> {
  const child = spawn(process.execPath, ["scripts/start.mjs", "--no-build"], {
    cwd: root,
    env: { ...process.env, PORT: port, ...env },
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
  return { output, status: child.exitCode, stop: () => child.kill() };
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

test("a taken port stops the tests' server, so they do not test another site", async ({ baseURL }) => {
  const taken = new URL(baseURL ?? "").port;
  const { output, status, stop } = await start(taken, "Ctrl+C", { LOCAL_SERVICES_TEST: "1" });
  stop();
  expect(output).toContain(`Port ${taken} is taken by another program, and the tests need this one.`);
  expect(output).not.toContain("Site");
  expect(status).toBe(1);
});
