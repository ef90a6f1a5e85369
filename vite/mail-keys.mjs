/** The mail service's keys in .env.production.local, and whether it accepted a test message with them. */
import { existsSync, readFileSync } from "node:fs";
import { root } from "./root.mjs";
import { writeFiles } from "./write-files.mjs";

export const MAIL_KEYS = ["VITE_EMAILJS_PUBLIC_KEY", "VITE_EMAILJS_SERVICE_ID", "VITE_EMAILJS_TEMPLATE_ID"];
export const MAIL_FILE = ".env.production.local";

const textOf = () => (existsSync(root + MAIL_FILE) ? readFileSync(root + MAIL_FILE, "utf8") : "");
/** Public keys, so they may be in a comment. With other keys it no longer counts. */
const mark = (env) => `# Test message accepted with ${MAIL_KEYS.map((name) => env[name]).join(", ")}`;

/** @typedef {Record<string, string | undefined>} Env the build's variables */

/** @param {Env} env */
export const isTested = (env) => textOf().includes(mark(env));

/** @param {Env} env */
export function markTested(env) {
  if (!isTested(env)) writeLines([mark(env)]);
}

/** Writes the keys. All other lines stay. @param {Env} env */
export function saveMailKeys(env) {
  writeLines(MAIL_KEYS.map((name) => `${name}=${env[name]}`));
}

/** Replaces the line of each variable, or adds it. */
function writeLines(lines) {
  let text = textOf();
  for (const line of lines) {
    const old = new RegExp(`^${line.split("=")[0]}=.*$`, "m");
    if (old.test(text)) text = text.replace(old, () => line);
    else text += `${text && !text.endsWith("\n") ? "\n" : ""}${line}\n`;
  }
  writeFiles(new Map([[root + MAIL_FILE, text]]));
}
