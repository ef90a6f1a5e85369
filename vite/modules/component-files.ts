/** Which files a component consists of, and which packages. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";

export const src = join(import.meta.dirname, "../../src");

/** What stands in a component's folder and is no part of the component: its card in the showcase, and the example there. */
const SHOWN_ONLY = /\.(?:showcase|usage)\.tsx$/;

export type ComponentFile = {
  /** Below src/, with forward slashes: "components/dropdown/list-box.tsx". */
  path: string;
  text: string;
  /** Packages that the file imports, without the paths inside them: "@headlessui/react". */
  packages: readonly string[];
};

/**
 * A component's files: its module first, then its folder's in the order in which one leads to another, then what those
 * import from elsewhere in src/.
 * @param entry absolute path of the component's module
 * @throws when a file imports what only this site's build makes
 */
export function componentFiles(entry: string): ComponentFile[] {
  const folder = dirname(entry);
  const isOwn = (file: string) => dirname(file) === folder;
  const found = new Map<string, ComponentFile>();
  const others = new Set<string>();
  const read = (file: string) => {
    if (found.has(file)) return;
    const text = readFileSync(file, "utf8");
    const { files, packages } = importsOf(file, text);
    found.set(file, { path: pathOf(file), text, packages });
    for (const each of files) {
      if (isOwn(each)) read(each);
      else others.add(each);
    }
  };
  read(entry);
  // A component also has what only its users call, such as a link that looks like a button.
  for (const name of readdirSync(folder).sort()) if (!SHOWN_ONLY.test(name)) read(join(folder, name));
  // A set that grows while it is walked is walked to its end.
  for (const file of others) read(file);
  return [...found.values()];
}

/** The modules that cards of the showcase show: those with a usage example. */
export function componentEntries(): string[] {
  const folder = join(src, "components");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".usage.tsx"))
    .sort()
    .map((name) => {
      const module = join(folder, name.replace(/\.usage\.tsx$/, ""));
      return existsSync(`${module}.tsx`) ? `${module}.tsx` : `${module}.ts`;
    });
}

/** The modules of which cards ask for something, such as "docs" in `import("./button.tsx?docs")`. */
export function modulesAsked(query: string): string[] {
  const folder = join(src, "components");
  const asked = new RegExp(`"\\./([\\w.-]+)\\?${query}"`, "g");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".showcase.tsx"))
    .flatMap((card) =>
      [...readFileSync(join(folder, card), "utf8").matchAll(asked)].map(([, module = ""]) =>
        join(folder, card, "..", module),
      ),
    );
}

/** A file's path below src/, with forward slashes. */
export function pathOf(file: string): string {
  return relative(src, file).split(sep).join("/");
}

/** The registry's item that a module belongs to: its component's, or for what stands alone, one of its own. */
export function itemOf(path: string): string {
  const [, folder = "", rest] = /^components\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return rest && folder !== "headless" ? folder : basename(path).replace(/\.tsx?$/, "");
}

/** What a module imports and exports again, types included. */
export function importsOf(file: string, text: string): { files: string[]; packages: string[] } {
  const files = new Set<string>();
  const packages = new Set<string>();
  for (const [, id = ""] of text.matchAll(/^(?:import|export)\s(?:[^"';]*\sfrom\s)?\s*"([^"]+)";$/gm)) {
    if (id.startsWith(".")) files.add(join(dirname(file), id));
    else if (id.startsWith("#")) files.add(join(src, id.slice(1)));
    else if (id.startsWith("virtual:") || id.includes("?")) {
      throw new Error(
        `${basename(file)} imports "${id}", which this site's build makes. A component must not need it.`,
      );
    } else
      packages.add(
        id
          .split("/")
          .slice(0, id.startsWith("@") ? 2 : 1)
          .join("/"),
      );
  }
  return { files: [...files], packages: [...packages] };
}
