/**
 * `npm run tools -- <command>`: what only the maintainers of the product need. Without a command it lists them all. The packages
 * of this folder are installed by the first command that needs one.
 */
import process from "node:process";
import { fileURLToPath } from "node:url";
import { checkNode, fail, installPackages } from "../scripts/support/setup.mjs";

/** @type {Record<string, { does: string, file?: string, packages?: boolean }>} a command without a file is a suite */
const COMMANDS = {
  bench: { does: "measures the built site: tools/bench/README.md", file: "bench.mjs", packages: true },
  firefox: { does: "end-to-end and component tests in Firefox" },
  webkit: { does: "the same in Playwright's WebKit" },
  validity: { does: "HTML checker (needs Java), unused code, licences, known faults of packages", packages: true },
  spelling: { does: "spelling of code and documents; tools/cspell.json has the project's words", packages: true },
  accessibility: { does: "what a screen reader announces; IBM's engine on every state", packages: true },
  visual: {
    does: "pages and opened states beside their pictures, in pseudo languages too; `visual --update` makes the pictures again",
  },
  registry: {
    does: "every component in projects with Vite, Next, React Router, Astro and TanStack Start: install, build, axe, tests",
    packages: true,
  },
  "registry-branch": {
    does: "writes the built registry as sources, to install from GitHub",
    file: "registry-branch.mjs",
  },
  soak: { does: "fifty rounds of all pages: heap, elements and listeners stay as they were" },
  screens: { does: "a picture of every page, both themes, two sizes, in test-results/screens/", file: "screens.mjs" },
  licences: { does: "writes THIRD-PARTY.md, after a change of the dependencies", file: "licences.mjs" },
  report: { does: "writes docs/accessibility.md and docs/openacr.yaml from the components' tests", file: "report.mjs" },
};

checkNode();
const [name = "", ...words] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) && COMMANDS[name];
if (!command) {
  const list = Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(13)} ${does}`);
  const usage = `npm run tools -- <command>\n\n${list.join("\n")}`;
  if (name) fail(`There is no tool "${name}".\n\n${usage}`);
  console.log(usage);
  process.exit();
}
installPackages({ dev: true });
if (command.packages) installPackages({ folder: fileURLToPath(new URL(".", import.meta.url)) });
process.argv = [...process.argv.slice(0, 2), ...words];
if (command.file) await import(`./${command.file}`);
else await (await import("./suites.mjs")).runSuite(name, words);
