/** The keys of the content's files as form fields, from the schemas that the build checks. */
import { parse } from "yaml";
import { z } from "zod";
import { frontMatterSchema, pagesSchema, resumeSchema, siteSchema, websitesSchema } from "../../src/content/schema.ts";
import type { Path } from "./splice.ts";

export type Field = {
  /** From the content folder, such as `site.yaml`. */
  file: string;
  path: Path;
  /** The schema's description. */
  help?: string;
  type: "text" | "number" | "boolean" | "list" | "group";
  /** The schema's, for a text that is an address, a name or a date. */
  format?: string;
  /** As in the file. Undefined for a key that is not set. */
  value: unknown;
  /** Applies while the key is not set. */
  fallback?: unknown;
  isRequired: boolean;
  choices?: string[];
  /** Most entries of a list. */
  most?: number;
  /** A new entry of a list. */
  blank?: unknown;
};

type Json = {
  type?: string;
  description?: string;
  default?: unknown;
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  anyOf?: Json[];
  enum?: string[];
  format?: string;
  pattern?: string;
  maxItems?: number;
};

const SCHEMAS: Record<string, z.ZodType> = {
  "site.yaml": siteSchema,
  "pages.yaml": pagesSchema,
  "websites.yaml": websitesSchema,
  "resume.json": resumeSchema,
};

/** @param text the file's YAML or JSON; of a case study, its front matter */
export function fieldsOf(file: string, text: string): Field[] {
  const schema = z.toJSONSchema(SCHEMAS[file] ?? frontMatterSchema, { io: "input", unrepresentable: "any" }) as Json;
  return [...walk(file, [], schema, parse(text, { logLevel: "error" }) ?? undefined, false)];
}

function* walk(file: string, path: Path, schema: Json, value: unknown, isRequired: boolean): Generator<Field> {
  const { anyOf = [], default: fallback, description: help } = schema;
  // A title is a text, or lines for each width; a year also a number.
  const form =
    anyOf.find(({ type }) => (type === "object") === (typeof value === "object" && value !== null)) ??
    anyOf[0] ??
    schema;
  const { properties, items } = form;
  // Keys that the owner names.
  if (form.type === "object" && !properties) return;
  const type = properties ? "group" : items ? "list" : ((form.type ?? "text") as string);
  const simple = type === "number" || type === "integer" ? "number" : type === "string" ? "text" : type;
  if (path.length) {
    const field: Field = { file, path, type: simple as Field["type"], value, isRequired };
    const choices = form.enum ?? items?.enum;
    const format = form.format ?? form.pattern;
    const more = { format, help, fallback, choices, most: form.maxItems, blank: items && blankOf(items) };
    yield { ...field, ...Object.fromEntries(Object.entries(more).filter(([, each]) => each !== undefined)) };
  }
  const inner = value as Record<string, unknown> | undefined;
  for (const [key, each] of Object.entries(properties ?? {})) {
    yield* walk(file, [...path, key], each, inner?.[key], form.required?.includes(key) ?? false);
  }
  if (items && Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* walk(file, [...path, index], items, each, true);
  }
}

/** Whether a field's value is words that a page shows. */
export function isText(field: Field | undefined): field is Field {
  return field?.type === "text" && !field.format && !field.choices;
}

/** A valid entry that is obviously to be changed. */
function blankOf({ properties, required = [], format }: Json): unknown {
  // Another tag would take the entry off the about page.
  if (!properties) return format === "tag" ? "site" : "New entry";
  const examples: Record<string, string> = {
    href: "https://example.com/",
    url: "https://example.com/",
    slug: "new-entry",
  };
  return Object.fromEntries(required.map((key) => [key, examples[key] ?? "New entry"]));
}
