import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";
import { websiteProblems } from "../../scripts/support/own-websites.mjs";

const LIST = fileURLToPath(new URL("../../src/content/websites.ts", import.meta.url));

/**
 * Tells a build whether the owner has listed websites. Without any, `import.meta.env.NO_WEBSITES` is true, and the code that
 * shows them falls out of the build. The development server reads the list itself, so that an edit shows at once.
 * @throws when an entry of the list is wrong
 */
export function ownWebsitesPlugin(): Plugin {
  return {
    name: "own-websites",
    apply: "build",
    async config() {
      const { module } = await runnerImport<{ websites: readonly unknown[] }>(LIST, {
        configFile: false,
        logLevel: "error",
      });
      const problems = websiteProblems(module.websites);
      if (problems.length) throw new Error(`src/content/websites.ts\n${problems.join("\n")}`);
      return { define: { "import.meta.env.NO_WEBSITES": String(module.websites.length === 0) } };
    },
  };
}
