/**
 * `npm run dev`: serves the site from its sources, with the local services and edit mode. Updates it when files are saved.
 */
import { root } from "../vite/root.mjs";
import { takePort } from "./support/free-port.mjs";
import { checkNode, installPackages } from "./support/setup.mjs";

checkNode();
installPackages();
const { serveSources } = await import("./support/serve-sources.mjs");
const port = await takePort(5173);
const edit = await serveSources({ port });
console.log(`\n  Site    http://localhost:${port}/\n  Edit    ${edit}`);
console.log(`  Mail    ${root}outbox  (what the forms send, one .eml file each)\n`);
