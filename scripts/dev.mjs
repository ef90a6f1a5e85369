/** `npm run dev`: serves the site from its sources, with the local services. Updates it when files are saved. */
import process from "node:process";
import { root } from "../vite/root.mjs";
import { freePort } from "./support/free-port.mjs";
import { checkNode, fail, installPackages, wantedPort } from "./support/setup.mjs";

checkNode();
installPackages();
const { createServer } = await import("vite");

const wanted = wantedPort(5173);
const port = await freePort(wanted).catch((error) => fail(error.message));
if (port !== wanted) console.log(`Port ${wanted} is taken by another program; using ${port}.`);
const server = await createServer({ root, server: { port, strictPort: true, host: "localhost" } });
await server.listen();
console.log(`\n  Site    http://localhost:${port}/`);
console.log(`  Mail    ${root}outbox  (what the forms send, one .eml file each)\n`);
process.stdin.resume();
