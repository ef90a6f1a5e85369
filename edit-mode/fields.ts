/** A field in words, and where it belongs. */
import type { State } from "../vite/edit/content-files.ts";
import type { Field } from "../vite/edit/fields.ts";

/** `links[1].href` in words: "Links 2 href". */
export function labelOf({ path }: Pick<Field, "path">): string {
  const words = path.map((step) =>
    typeof step === "number" ? `${step + 1}` : step.replaceAll(/([A-Z])/g, " $1").toLowerCase(),
  );
  const label = words.join(" ");
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** The text that the page shows for a field. */
export function shownText({ value, fallback }: Field): string {
  const shown = value ?? fallback;
  return typeof shown === "string" || typeof shown === "number" ? String(shown) : "";
}

export function fieldAt({ fields }: Pick<State, "fields">, file: string, path: Field["path"]): Field | undefined {
  return fields.find((field) => field.file === file && String(field.path) === String(path));
}

/** @param name as doctor has it, such as "links[0].name" */
export function fieldNamed({ fields }: State, file: string, name: string): Field | undefined {
  const nameOf = (path: Field["path"]) => path.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`));
  return fields.find((field) => field.file === file && nameOf(field.path).join("").slice(1) === name);
}

/** The address of the shown page, such as "/work/marz". */
export function shownPage(): string {
  return location.hash.slice(1).split("?")[0] || "/";
}

export function studyOf(page: string): string {
  return `${page.slice(1)}/case-study.md`;
}

/** Whether a field belongs to a page alone. */
export function isOfPage({ file, path }: Field, page: string): boolean {
  if (file === "pages.yaml") return path[0] === (page.slice(1) || "landing");
  if (file === "resume.json") return page === "/about";
  if (file === "websites.yaml") return page === "/dashboard";
  return file === studyOf(page);
}
