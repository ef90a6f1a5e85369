import process from "node:process";
import { createServer } from "vite";
import { contentFolder } from "../../vite/content-folder.mjs";
import { root } from "../../vite/root.mjs";

/**
 * Serves the site from its sources, with the local services and, once the content is the owner's, edit mode.
 * @param {{ port: number, open?: boolean | string, mode?: string }} options `open`: in a browser, with edit mode on or at a path.
 *   `mode`: "present" adds the speaker's notes
 * @returns {Promise<string>} how to edit, for the terminal
 */
export async function serveSources({ port, open = false, mode }) {
  const server = { port, strictPort: true, host: "localhost", open: open === true ? "/?edit" : open };
  await (await createServer({ root, server, mode })).listen();
  process.stdin.resume();
  return contentFolder() === "samples"
    ? "after npm run setup, which makes the site yours"
    : `http://localhost:${port}/  (the button in the corner)`;
}
