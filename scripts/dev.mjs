/**
 * `npm run dev`: serves the site from its sources, with the local services and edit mode. Updates it when files are saved.
 */
import process from "node:process";
import { contentFolder } from "../vite/content-folder.mjs";
import { root } from "../vite/root.mjs";
import { takePort } from "./support/free-port.mjs";
import { checkNode, installPackages } from "./support/setup.mjs";

checkNode();
installPackages();
const { createServer } = await import("vite");

const port = await takePort(5173);
const server = await createServer({ root, server: { port, strictPort: true, host: "localhost" } });
await server.listen();
console.log(`\n  Site    http://localhost:${port}/`);
console.log(
  contentFolder() === "samples"
    ? "  Edit    after npm run setup, which makes the site yours"
    : "  Edit    the button in the page's corner",
);
console.log(`  Mail    ${root}outbox  (what the forms send, one .eml file each)\n`);
process.stdin.resume();
