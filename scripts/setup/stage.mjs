/** Writes a plan to the owner's files: all or nothing. */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { root } from "../../vite/root.mjs";
import { ENV, LAYER, LICENSE } from "./present.mjs";
import { product } from "./product.mjs";

/** The temporary folder, beside content/, so that a rename is enough. */
const PREFIX = "content.new-";
const OLD = "old";

const remove = (path) => rmSync(path, { recursive: true, force: true, maxRetries: 5 });

/**
 * Writes everything to a temporary folder with the project's paths.
 * @param {Map<string, Buffer | null>} files contents by path; null for a file to delete
 */
export function stage(files) {
  const name = `${PREFIX}${process.pid}`;
  const folder = root + name;
  remove(folder);
  try {
    const options = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true };
    if (existsSync(`${root}content`)) cpSync(`${root}content`, join(folder, "content"), options);
    for (const [path, bytes] of files) {
      const target = join(folder, path);
      if (bytes) {
        mkdirSync(dirname(target), { recursive: true });
        // Otherwise a link's target would be overwritten.
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

function removeEmpty(folder) {
  if (!existsSync(folder) || readdirSync(folder).length) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder));
}

/** Reads the result as the build will. @throws with every mistake */
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
 * Moves everything into place by renames, the content last. Synchronous, so that no signal interrupts it.
 * @throws when a rename fails, after undoing the others
 */
export function place({ folder, targets }) {
  const old = (path) => join(folder, OLD, path);
  const done = [];
  try {
    for (const path of targets) {
      mkdirSync(dirname(old(path)), { recursive: true });
      const step = { path, had: existsSync(root + path), moved: false };
      if (step.had) renameSync(root + path, old(path));
      done.push(step);
      mkdirSync(dirname(root + path), { recursive: true });
      renameSync(join(folder, path), root + path);
      step.moved = true;
    }
  } catch (error) {
    for (const { path, had, moved } of done.reverse()) {
      if (moved) renameSync(root + path, join(folder, path));
      if (had) renameSync(old(path), root + path);
    }
    throw error;
  }
}

/** Restores the files of a killed process, and removes its folder. */
export function recover() {
  for (const name of readdirSync(root).filter((each) => each.startsWith(PREFIX))) {
    const [, id] = /-(\d+)$/.exec(name) ?? [];
    if (!id || isAlive(Number(id))) continue;
    const folder = join(root, name);
    // The content is moved last: once it is in place, everything is.
    const isDone = existsSync(`${root}content`) && !existsSync(join(folder, "content"));
    for (const path of isDone ? [] : [LAYER, ENV, LICENSE, "content"]) {
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
