/** Checks imports against the architecture table. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, posix, sep } from "node:path";
import { expect, test } from "vitest";
import { importsIn } from "../../vite/imports-in.mjs";
import { root } from "../../vite/root.mjs";

const src = join(root, "src");

/** Allowed imports of each folder, apart from its own. Files at the top of src may import everything in src. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  routes: ["layout", "components", "content", "services", "studio", "theme", "lib"],
  // Its presets are the examples in tokens/.
  studio: ["components", "theme", "lib", ".."],
  layout: ["components", "theme", "lib", "content"],
  components: ["components", "theme", "lib"],
  // Its schema checks colours as the token files do.
  content: ["content", "theme"],
  services: ["lib"],
  theme: ["lib"],
  lib: [],
};

const allImports = (path: string) => importsIn(path, readFileSync(path, "utf8"));

const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) => /\.(tsx?|js)$/.test(file));

/** Every module a file imports, statically or not, as a path below src; packages and virtual modules are left out. */
function importsOf(file: string): string[] {
  return allImports(join(src, file)).flatMap((id) => {
    const path = id.replace(/\?.*$/, "");
    if (path.startsWith("#tokens/") || path.startsWith("#tests/")) return [`../${path.slice(1)}`];
    if (path.startsWith("#")) return [path.slice(1)];
    if (path.startsWith("."))
      return [
        normalize(join(dirname(file), path))
          .split(sep)
          .join("/"),
      ];
    return [];
  });
}

test("every import in src is allowed by the architecture", () => {
  const wrong = files.flatMap((file) => {
    const [place = "", part = ""] = file.split(sep);
    if (!(place in MAY_IMPORT)) return [];
    return importsOf(file).flatMap((target) => {
      const [targetPlace = "", targetPart = ""] = target.split("/");
      const inside = targetPlace === place && (place !== "routes" || targetPart === part);
      return inside || MAY_IMPORT[place]?.includes(targetPlace) ? [] : [`${file} imports ${target}`];
    });
  });
  expect(files.length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

/** Who may import whom above src: a part and the parts below it. Tests may import everything, and nothing imports them. */
const BELOW: Record<string, readonly string[]> = {
  "edit-mode": ["edit-mode", "vite", "src"],
  scripts: ["scripts", "vite", "src", "tokens"],
  vite: ["vite", "src", "tokens"],
  src: ["src", "tokens"],
};

test("imports point from scripts and edit mode to vite to src, types included", () => {
  const wrong = Object.entries(BELOW).flatMap(([part, allowed]) =>
    readdirSync(join(root, part), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(tsx?|m?js)$/.test(file))
      .flatMap((file) => {
        const path = posix.join(part, file.split(sep).join("/"));
        const targets = allImports(join(root, path)).flatMap((id) =>
          id.startsWith(".") ? [posix.join(posix.dirname(path), id)] : [],
        );
        return targets
          .filter((target) => target.includes("/") && !allowed.includes(target.split("/")[0] ?? ""))
          .map((target) => `${path} imports ${target}`);
      }),
  );
  expect(wrong).toEqual([]);
});

test("the content's schema reaches src as types only, so that no visitor loads zod", () => {
  const wrong = files
    .filter((file) => !file.startsWith(`content${sep}schema`))
    .filter((file) =>
      /^import (?!type\b)[^;]*content\/schema\.ts"|from "zod"/m.test(readFileSync(join(src, file), "utf8")),
    );
  expect(wrong).toEqual([]);
});

test("no import cycles, types included", () => {
  const imports = new Map(files.map((file) => [file.split(sep).join("/"), importsOf(file)]));
  const checked = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" → "));
    else if (!checked.has(file)) {
      for (const target of imports.get(file) ?? []) follow(target, [...way, file]);
      checked.add(file);
    }
  };
  for (const file of imports.keys()) follow(file, []);
  expect(circles).toEqual([]);
});

test("only main.tsx has side effects on import", () => {
  const effects = /^(?:document|window|localStorage|sessionStorage|createRoot|addEventListener|initTheme)\b/m;
  const wrong = files.filter((file) => file !== "main.tsx" && effects.test(readFileSync(join(src, file), "utf8")));
  expect(wrong).toEqual([]);
});

test("only components import Headless UI and Floating UI", () => {
  const wrong = files
    .filter((file) => !file.startsWith(`components${sep}`))
    .filter((file) => /@floating-ui\/react|@headlessui\/react/.test(readFileSync(join(src, file), "utf8")));
  expect(wrong).toEqual([]);
});

test("no barrels", () => {
  expect(files.filter((file) => /(^|[\\/])index\.tsx?$/.test(file))).toEqual([]);
});

test("a workaround names the defect, its version and the test that guards it", () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const version = dependencies["@headlessui/react"];
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const tests = readFileSync(join(root, "tests/components/workarounds.test.tsx"), "utf8");
  const workarounds = readdirSync(join(src, "components/workarounds"));
  expect(workarounds.length).toBeGreaterThan(5);
  for (const file of workarounds) {
    const text = readFileSync(join(src, "components/workarounds", file), "utf8");
    expect(text, file).toContain(`Headless UI ${version}`);
    expect(text, file).toContain("https://github.com/tailwindlabs/headlessui/");
    expect(tests, file).toContain(`removable("${file}")`);
    expect(text, file).toContain(`Test: "${file.replace(/\.tsx?$/, "")}" in tests/components/workarounds.test.tsx`);
    const wrong = importsOf(join("components/workarounds", file)).filter((target) => !target.startsWith("lib/"));
    expect(wrong, file).toEqual([]);
  }
  // Also those inside the component that needs them.
  const comments = files.flatMap((file) => readFileSync(join(src, file), "utf8").match(/\/\*\*[\s\S]*?\*\//g) ?? []);
  const guarded = comments.filter((comment) => comment.includes("tests/components/workarounds.test.tsx"));
  expect(guarded.length).toBeGreaterThan(9);
  for (const comment of guarded) {
    expect(comment).toContain(`Headless UI ${version}`);
    expect(comment).toContain("https://github.com/tailwindlabs/headlessui/");
    const [, name] = /Test: "([\w-]+)" in/.exec(comment) ?? [];
    expect(tests).toMatch(new RegExp(`removable\\("${name}\\.ts"\\)|inline\\("[^"]+", "${name}"\\)`));
  }
});

test("only workarounds dispatch events, and only components import workarounds", () => {
  const inside = join("components", "workarounds");
  const outside = files.filter((file) => !file.startsWith(inside));
  // boot.js repeats a visitor's own event.
  const others = outside.filter((file) => file !== "boot.js");
  expect(others.filter((file) => /\.dispatchEvent\(/.test(readFileSync(join(src, file), "utf8")))).toEqual([]);
  const users = outside.filter((file) =>
    importsOf(file).some((target) => target.startsWith("components/workarounds/")),
  );
  expect(users.filter((file) => !file.startsWith(`components${sep}`))).toEqual([]);
});
