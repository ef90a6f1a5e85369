import process from "node:process";
import { createServer } from "vite";
import { contentFolder } from "../../vite/content-folder.mjs";
import { root } from "../../vite/root.mjs";

/**
 * Serves the site from its sources, with the local services and, once the content is the owner's, edit mode. Says so.
 * @param {{ port: number, open?: boolean }} options `open`: in a browser, with edit mode on
 */
export async function serveSources({ port, open = false }) {
  const server = { port, strictPort: true, host: "localhost", open: open && "/?edit" };
  await (await createServer({ root, server })).listen();
  const isOwn = contentFolder() !== "samples";
  console.log(
    `  Edit    ${isOwn ? `http://localhost:${port}/  (the button in the corner)` : "after npm run setup, which makes the site yours"}`,
  );
  process.stdin.resume();
}
