import { existsSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { root } from "./root.mjs";

/**
 * The folder of the owner's content, from the project's root: `content`, or `samples` until there is one. `CONTENT` names
 * another: the tests of the product run on the samples, whatever the owner has written.
 * @returns {string}
 */
export function contentFolder() {
  return process.env.CONTENT || (existsSync(`${root}content/site.yaml`) ? "content" : "samples");
}

/** Name of the site's icon in public/. */
export const ICON = "icon.svg";

/**
 * The site's icon, from the project's root: the owner's, or the product's own mark. Every page has one, so that a content
 * without an icon can be built too.
 * @param {string} folder of the content
 * @returns {string}
 */
export function iconFile(folder) {
  const own = `${folder}/public/${ICON}`;
  return existsSync(resolve(root, own)) ? own : `samples/public/${ICON}`;
}
