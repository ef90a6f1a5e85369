/** `npm run dev`: serves the site from its sources, with the local services. Updates it when files are saved. */
import process from "node:process";
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
console.log(`  Mail    ${root}outbox  (what the forms send, one .eml file each)\n`);
process.stdin.resume();
