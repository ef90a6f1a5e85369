/** The lock file installs on every platform, and names no registry. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const text = readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8");
type Entry = {
  version?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
};
const packages = JSON.parse(text).packages as Record<string, Entry>;

test("it holds the optional packages of every platform, without which `npm ci` refuses it", () => {
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter((name) => {
      // Beside the package that wants it, or in any folder above.
      const folders = path
        .split("/node_modules/")
        .map((_, i, all) => all.slice(0, all.length - i).join("/node_modules/"));
      return ![...folders, ""].some((folder) => `${folder ? `${folder}/` : ""}node_modules/${name}` in packages);
    }),
  );
  expect(missing).toEqual([]);
});

test("it names no registry: packages come from wherever the machine gets its own", () => {
  expect(text).not.toMatch(/"resolved"/);
});

test("no package that is published runs a script while it is installed", () => {
  const published = Object.entries(packages).filter(([, { dev }]) => !dev);
  expect(published.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});
