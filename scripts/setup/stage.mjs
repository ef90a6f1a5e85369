/** The way from a plan to the owner's files: all or nothing. */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { root } from "../../vite/root.mjs";
import { ENV, LAYER, LICENSE } from "./present.mjs";
import { product } from "./product.mjs";

/** The temporary folder's name, with the process's number. Beside content/, so that a rename is enough. */
const PREFIX = "content.new-";
const OLD = "old";

const remove = (path) => rmSync(path, { recursive: true, force: true, maxRetries: 5 });

/**
 * Makes everything in a temporary folder, whose paths are those of the project.
 * @param {Map<string, Buffer | null>} files contents by path; null for a file that goes
 */
export function stage(files) {
  const name = `${PREFIX}${process.pid}`;
  const folder = root + name;
  remove(folder);
  try {
    // As an owner's own links say it.
    const options = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true };
    if (existsSync(`${root}content`)) cpSync(`${root}content`, join(folder, "content"), options);
    for (const [path, bytes] of files) {
      const target = join(folder, path);
      if (bytes) {
        mkdirSync(dirname(target), { recursive: true });
        // Through a link the owner's own file would be written.
        remove(target);
        writeFileSync(target, bytes);
      } else {
        remove(target);
        removeEmpty(dirname(target));
      }
    }
  } catch (error) {
    remove(folder);
    throw error;
  }
  const hasContent = [...files.keys()].some((path) => path.startsWith("content/"));
  const targets = [...files.keys()].filter((path) => !path.startsWith("content/"));
  if (hasContent) targets.push("content");
  return { name, folder, targets, remove: () => remove(folder) };
}

/** A case study whose files are gone is no folder any more. */
function removeEmpty(folder) {
  if (!existsSync(folder) || readdirSync(folder).length) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder));
}

/**
 * Reads what was made, as the build will.
 * @throws with every mistake
 */
export async function check({ name, folder }, layer) {
  try {
    if (existsSync(join(folder, "content"))) product.readContent(`${name}/content`);
  } catch (error) {
    error.message = error.message.replaceAll(`${name}/content`, "content");
    throw error;
  }
  await product.loadTokens(layer);
}

/**
 * Puts everything in its place by renames, the content last. In one go: a signal waits until it is done.
 * @throws when a rename fails; everything is as it was then
 */
export function place({ folder, targets }) {
  const old = (path) => join(folder, OLD, path);
  const done = [];
  try {
    for (const path of targets) {
      mkdirSync(dirname(old(path)), { recursive: true });
      const step = { path, had: existsSync(root + path), came: false };
      if (step.had) renameSync(root + path, old(path));
      done.push(step);
      mkdirSync(dirname(root + path), { recursive: true });
      renameSync(join(folder, path), root + path);
      step.came = true;
    }
  } catch (error) {
    for (const { path, had, came } of done.reverse()) {
      if (came) renameSync(root + path, join(folder, path));
      if (had) renameSync(old(path), root + path);
    }
    throw error;
  }
}

/** Puts back what a process that was killed has taken away, and removes what it has left. */
export function recover() {
  for (const name of readdirSync(root).filter((each) => each.startsWith(PREFIX))) {
    const [, id] = /-(\d+)$/.exec(name) ?? [];
    if (!id || isAlive(Number(id))) continue;
    const folder = join(root, name);
    // The content comes last: once it is in its place, everything is.
    const isWhole = existsSync(`${root}content`) && !existsSync(join(folder, "content"));
    for (const path of isWhole ? [] : [LAYER, ENV, LICENSE, "content"]) {
      if (existsSync(join(folder, OLD, path))) renameSync(join(folder, OLD, path), root + path);
    }
    remove(folder);
  }
}

function isAlive(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
