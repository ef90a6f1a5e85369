/**
 * What a component consists of and what it takes: `import { files, props } from "./button.tsx?docs"`. Each file's text is a
 * module of its own (source-display.ts), fetched when a visitor asks for the file.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { PropTable } from "../../src/lib/showcase-entry.ts";
import { componentFiles, pathOf, src } from "./component-files.ts";
import { allProps } from "./component-props.ts";

const { $type, ...roleTokens } = JSON.parse(readFileSync(join(src, "../tokens/theme.dark.tokens.json"), "utf8")).role;
const ROLES = Object.keys(roleTokens);

const QUERY = "?docs";
const PREFIX = "\0docs:";

/** The site's own utilities and variants, each with its rule in app.css. */
export function ownRules(sheet: string): { name: string; kind: "utility" | "variant"; css: string }[] {
  return [...sheet.matchAll(/^@(utility|custom-variant) ([\w-]+)/gm)].map(
    ({ 0: start, 1: kind, 2: name = "", index }) => {
      let depth = 0;
      let end = index + start.length;
      // To the brace that closes the first one, or to the semicolon of a rule without braces.
      for (; end < sheet.length; end++) {
        if (sheet[end] === "{") depth++;
        if (sheet[end] === "}" && --depth === 0) break;
        if (sheet[end] === ";" && depth === 0) break;
      }
      return { name, kind: kind === "utility" ? "utility" : "variant", css: sheet.slice(index, end + 1) };
    },
  );
}

/** What the class names in some source texts are made of, besides Tailwind's own. */
export function styleNeeds(texts: readonly string[], sheet: string) {
  const words = new Set(texts.flatMap((text) => text.match(/[^\s"'`]+/g) ?? []));
  // A variant stands before a colon, a utility behind the last one. What is in brackets has colons of its own.
  const parts = [...words].map((word) => word.replace(/[[(].*[\])]/, "").split(":"));
  const variants = new Set(parts.flatMap((each) => each.slice(0, -1).map((name) => name.replace(/^not-/, ""))));
  const utilities = new Set(parts.map((each) => each.at(-1)?.replace(/!$/, "")));
  const rules = ownRules(sheet).filter(({ name, kind }) => {
    if (kind === "variant") return variants.has(name);
    // A utility with a value, such as stretch-112, has the name "stretch-" here.
    return name.endsWith("-") ? [...utilities].some((each) => each?.startsWith(name)) : utilities.has(name);
  });
  const named = [...texts, ...rules.map(({ css }) => css)].join("\n");
  const roles = ROLES.filter(
    (role) =>
      new RegExp(`var\\(--${role}\\)`).test(named) ||
      [...utilities].some((each) =>
        new RegExp(`^(?:bg|text|border(?:-[a-z])?|decoration|outline|fill|stroke|accent)-${role}(?:/|$)`).test(
          each ?? "",
        ),
      ),
  );
  return {
    roles,
    rules: rules.map(({ name, css }) => ({ name, css })),
  };
}

export function componentDocsPlugin(): Plugin {
  /** Of all components at once, since each reading checks the types of the whole project. */
  let props: Promise<Map<string, PropTable[]>> | undefined;
  return {
    name: "component-docs",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return;
      const file = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true });
      return file && `${PREFIX}${file.id}.js`;
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return;
      const entry = id.slice(PREFIX.length, -".js".length);
      const sheet = join(src, "app.css");
      const component = componentFiles(entry);
      const usage = pathOf(entry.replace(/\.tsx?$/, ".usage.tsx"));
      const paths = [usage, ...component.map(({ path }) => path)];
      for (const file of [sheet, ...paths.map((path) => join(src, path))]) this.addWatchFile(file);
      props ??= allProps();
      const texts = component.map(({ text }) => text);
      const { roles, rules } = styleNeeds(texts, readFileSync(sheet, "utf8"));
      const list = paths.map((path) => {
        const load = `async () => (await import(${JSON.stringify(`${join(src, path)}?display`)})).source`;
        return `{ path: ${JSON.stringify(path)}, load: ${load} }`;
      });
      return [
        `export const files = [${list.join()}];`,
        `export const styling = files.filter(({ path }) => path.endsWith(".classes.ts"));`,
        `export const roles = ${JSON.stringify(roles)};`,
        `export const rules = ${JSON.stringify(rules)};`,
        `export const props = ${JSON.stringify((await props).get(entry) ?? [])};`,
      ].join("\n");
    },
    watchChange() {
      props = undefined;
    },
  };
}
