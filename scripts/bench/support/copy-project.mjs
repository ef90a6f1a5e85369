import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

/** What no build reads. */
const LEFT_OUT = new Set(["node_modules", ".git", "dist", "dist-local", "test-results", "outbox", "docs", "tests"]);

/**
 * Copies the project's sources into an empty folder, with its packages linked one by one: a build may keep its own
 * things in the copy's node_modules without touching the project's.
 */
export function copyProject(from, to) {
  for (const name of readdirSync(from)) {
    if (!LEFT_OUT.has(name)) cpSync(join(from, name), join(to, name), { recursive: true });
  }
  mkdirSync(join(to, "node_modules"));
  for (const name of readdirSync(join(from, "node_modules"))) {
    if (name.startsWith(".")) continue;
    // Links to folders need no rights on Windows when they are junctions.
    const kind = process.platform === "win32" ? "junction" : "dir";
    symlinkSync(join(from, "node_modules", name), join(to, "node_modules", name), kind);
  }
}
