/** The owner's layer in the studio: values by token id in each section. */
import { isObject, type JsonObject } from "#theme/layer/json.ts";
import { SECTIONS, type SectionName } from "#theme/layer/org-settings.ts";

/** Values by the ids of the owner's file: "primaryColor", "role.bg", "size.body". */
export type Section = Readonly<Record<string, unknown>>;
export type Sections = Readonly<Record<SectionName, Section>>;

export const NOTHING: Sections = { both: {}, dark: {}, light: {} };

/** The text of tokens/org_settings.tokens.json. */
export function fileOf(sections: Sections): string {
  const nested = SECTIONS.map((name) => [name, nest(sections[name])]);
  return `${JSON.stringify(Object.fromEntries(nested), null, 2)}\n`;
}

/** Turns `{ "role.bg": value }` into `{ role: { bg: value } }`. */
export function nest(section: Section): JsonObject {
  const root: JsonObject = {};
  for (const id of Object.keys(section).sort()) {
    const path = id.split(".");
    const last = path.pop() as string;
    let group = root;
    for (const name of path) {
      group[name] ??= {};
      group = group[name] as JsonObject;
    }
    group[last] = section[id];
  }
  return root;
}

/** @param isToken whether an id is a token's, so that its object is a value and not a group */
export function sectionsOf(root: JsonObject, isToken: (id: string) => boolean): Sections {
  const flat = (group: unknown, under: string): [string, unknown][] =>
    !isObject(group)
      ? []
      : Object.entries(group).flatMap(([key, value]) => {
          if (key.startsWith("$")) return [];
          const id = `${under}${key}`;
          return isToken(id) ? [[id, value]] : flat(value, `${id}.`);
        });
  return Object.fromEntries(SECTIONS.map((name) => [name, Object.fromEntries(flat(root[name], ""))])) as Sections;
}

export function isSame(a: Sections, b: Sections): boolean {
  return fileOf(a) === fileOf(b);
}
