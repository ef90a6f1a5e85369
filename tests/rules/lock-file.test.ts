/** The lock files install on every platform, and name no registry. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

type Entry = {
  version?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
};

describe.each(["package-lock.json", "tools/package-lock.json"])("%s", (file) => {
  const text = readFileSync(join(import.meta.dirname, "../..", file), "utf8");
  const packages = JSON.parse(text).packages as Record<string, Entry>;

  test("it has the optional packages of every platform, which `npm ci` needs", () => {
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

  test("it names no registry", () => {
    expect(text).not.toMatch(/"resolved"/);
  });

  const isOfStart = file === "package-lock.json";
  test.runIf(isOfStart)("no package of npm start runs a script during installation", () => {
    const published = Object.entries(packages).filter(([, { dev }]) => !dev);
    expect(published.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  });
});
