import { existsSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { root } from "./root.mjs";

/**
 * The folder of the owner's content, from the project's root: `content`, or `samples` until it exists. `CONTENT` names another:
 * the product's tests run on the samples.
 * @returns {string}
 */
export function contentFolder() {
  return process.env.CONTENT || (existsSync(`${root}content/site.yaml`) ? "content" : "samples");
}

export const ICON = "icon.svg";

/**
 * The site's icon, from the project's root: the owner's, or else the product's.
 * @param {string} folder of the content
 * @returns {string}
 */
export function iconFile(folder) {
  const own = `${folder}/public/${ICON}`;
  return existsSync(resolve(root, own)) ? own : `samples/public/${ICON}`;
}

/**
 * Whether the owner has a file that the site publishes as it is, such as the resume. No page names one that is missing.
 * @param {string} folder of the content
 * @param {string} name
 */
export function isPublic(folder, name) {
  return existsSync(resolve(root, folder, "public", name));
}
