/** A component's files and props: `import { files, props } from "./button.tsx?docs"`. Each file's text is fetched on demand. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type AtRule } from "postcss";
import { cardOf, componentFiles, pathOf, src } from "./component-files.ts";
import { allProps } from "./component-props.ts";

const { $type, ...roleTokens } = JSON.parse(readFileSync(join(src, "../tokens/theme.dark.tokens.json"), "utf8")).role;
const ROLES = Object.keys(roleTokens);

/** Utilities that take a colour, as in `bg-primary/50`. */
const COLORED = /^(?:bg|text|border(?:-[a-z])?|decoration|outline|fill|stroke|accent)-([\w-]+)/;

/**
 * The colour roles in some source texts, and the rules for the utilities and variants they use.
 * @param sheet the text of app.css
 */
export function styleNeeds(texts: readonly string[], sheet: string): { roles: string[]; rules: string[] } {
  const words = texts.flatMap((text) => text.match(/[^\s"'`]+/g) ?? []);
  // Variants precede a colon, the utility follows the last one. Brackets may contain colons.
  const parts = words.map((word) => word.replace(/[[(].*[\])]/, "").split(":"));
  const variants = new Set(parts.flatMap((each) => each.slice(0, -1).map((name) => name.replace(/^not-/, ""))));
  const utilities = [...new Set(parts.map((each) => (each.at(-1) ?? "").replace(/!$/, "")))];
  const isNeeded = ({ name, params }: AtRule) => {
    const [named = ""] = params.split(" ");
    if (name === "custom-variant") return variants.has(named);
    // stretch-112 is defined as "stretch-*".
    const start = named.replace(/\*$/, "");
    return name === "utility" && utilities.some((each) => (start === named ? each === named : each.startsWith(start)));
  };
  const rules = postcss
    .parse(sheet)
    .nodes.filter((node) => node.type === "atrule")
    .filter(isNeeded)
    // The parser drops the semicolon of rules without braces.
    .map((rule) => `${rule}${rule.nodes ? "" : ";"}`);
  const named = new Set([
    ...[...texts, ...rules].flatMap((text) => [...text.matchAll(/var\(--([\w-]+)/g)].map(([, role]) => role)),
    ...utilities.map((utility) => COLORED.exec(utility)?.[1]),
  ]);
  return { roles: ROLES.filter((role) => named.has(role)), rules };
}

export async function docsModule(entry: string) {
  const sheet = join(src, "app.css");
  const component = componentFiles(entry);
  const card = cardOf(entry);
  const texts = component.map(({ text }) => text);
  const { roles, rules } = styleNeeds(texts, readFileSync(sheet, "utf8"));
  const listed = (path: string, module: string) =>
    `{ path: ${JSON.stringify(path)}, load: async () => (await import(${JSON.stringify(module)})).source }`;
  const list = [
    listed(pathOf(card).replace(/showcase(?=\.tsx$)/, "usage"), `${card}?usage`),
    ...component.map(({ path }) => listed(path, `${join(src, path)}?display`)),
  ];
  const code = [
    `export const files = [${list.join()}];`,
    `export const styling = files.filter(({ path }) => path.endsWith(".classes.ts"));`,
    `export const roles = ${JSON.stringify(roles)};`,
    `export const rules = ${JSON.stringify(rules)};`,
    `export const props = ${JSON.stringify((await allProps()).get(entry) ?? [])};`,
  ];
  return { code: code.join("\n"), watch: [sheet, card, ...component.map(({ path }) => join(src, path))] };
}
