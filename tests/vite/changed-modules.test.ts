import { EventEmitter, once } from "node:events";
import { createServer } from "vite";
import { expect, test } from "vitest";
import { changedModules } from "../../vite/changed-modules.ts";

const NAME = "virtual:made";
const ID = `\0${NAME}`;

test("a load of old content that ends after a change is not kept", async () => {
  let content = "first";
  const slow = new EventEmitter();
  const server = await createServer({
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, watch: null, ws: false },
    plugins: [
      {
        name: "made-of-content",
        resolveId: (id) => (id === NAME ? ID : undefined),
        async load(id) {
          if (id !== ID) return;
          const code = `export const text = "${content}";`;
          if (slow.emit("loading")) await once(slow, "end");
          return code;
        },
        hotUpdate({ modules }) {
          return changedModules(this.environment, modules, (id) => id === ID);
        },
      },
    ],
  });
  const { client } = server.environments;
  const load = async () => (await client.transformRequest(NAME))?.code;
  const change = async (text: string) => {
    content = text;
    const before = client.moduleGraph.getModuleById(ID)?.lastHMRTimestamp;
    server.watcher.emit("change", "site.yaml");
    await expect.poll(() => client.moduleGraph.getModuleById(ID)?.lastHMRTimestamp).not.toBe(before);
  };
  try {
    expect(await load()).toContain("first");
    await change("second");
    const loading = once(slow, "loading");
    const second = load();
    await loading;
    await change("third");
    slow.emit("end");
    expect(await second).toContain("second");
    slow.removeAllListeners();
    expect(await load()).toContain("third");
  } finally {
    await server.close();
  }
});
