/** Finds the elements that show the content, by their texts. Components do not know about it, and a build contains no part of it. */
import type { Section, State } from "../content-files.ts";
import type { Field } from "../fields.ts";

export type Target = { field: Field } | { section: Section };

/** A title is in capitals and in lines; a picture's alternative text counts as its text. */
const plain = (text: string) => text.replaceAll(/\s+/g, "").replaceAll("’", "'").toLowerCase();

export const route = () => location.hash.slice(1).split("?")[0] || "/";
const studyOf = (path: string) => `${path.slice(1)}/case-study.md`;

/** A field's place among those that a page may show: the page's own first. Negative: not shown on it. */
export function rank({ file, path }: Field, page: string): number {
  if (file === "pages.yaml") return path[0] === (page.slice(1) || "landing") ? 0 : -1;
  if (file === studyOf(page)) return 0;
  if (file === "site.yaml") return 2;
  if (file === "resume.json") return page === "/about" ? 1 : -1;
  if (file === "websites.yaml") return page === "/dashboard" ? 1 : -1;
  return page === "/" || page === "/work" || page.startsWith("/work/") ? 3 : -1;
}

/** The text that the page shows for a field. */
export function shownText({ value, fallback }: Field): string {
  const shown = value ?? fallback;
  return typeof shown === "string" || typeof shown === "number" ? String(shown) : "";
}

export function findTargets({ fields, sections }: State, page = route()): Map<HTMLElement, Target> {
  const targets = new Map<HTMLElement, Target>();
  const root = document.getElementById("root") as HTMLElement;
  for (const section of sections.filter(({ file, id }) => id && file === studyOf(page))) {
    const element = document.getElementById(section.id);
    const whole = element?.closest("section") ?? element;
    if (whole) targets.set(whole, { section });
  }
  const byText = new Map<string, Field[]>();
  const shown = fields.filter((field) => rank(field, page) >= 0).sort((a, b) => rank(a, page) - rank(b, page));
  for (const field of shown) {
    const text = plain(shownText(field));
    if (text) byText.set(text, [...(byText.get(text) ?? []), field]);
  }
  const used = new Set<Field>();
  const add = (element: HTMLElement | null, text: string) => {
    const known = byText.get(plain(text));
    if (!element || !known || targets.has(element)) return;
    // The navigation's words are the pages' names, which are not content.
    const field = known.find((each) => !used.has(each)) ?? (element.closest("nav") ? undefined : known[0]);
    if (!field) return;
    used.add(field);
    targets.set(element, { field });
  };
  for (const element of root.querySelectorAll<HTMLElement>("*")) {
    if (element instanceof HTMLImageElement) add(element, element.alt);
    const text = element.textContent ?? "";
    const isInner = [...element.children].some((child) => plain(child.textContent ?? "") === plain(text));
    if (!isInner) add(element, text);
    for (const node of element.childNodes)
      if (node instanceof Text && element.childNodes.length > 1) add(element, node.data);
  }
  // A line that joins several texts, such as a job's position and summary, opens the longest.
  for (const element of root.querySelectorAll<HTMLElement>("main :is(p, li, dd, h2)")) {
    if (element.closest("[data-part=lid]") || element.querySelector("p, li, dd") || isTarget(element, targets))
      continue;
    const text = plain(element.textContent ?? "");
    const inside = [...byText.keys()].filter((each) => each.length > 7 && text.includes(each));
    add(element, inside.sort((a, b) => b.length - a.length)[0] ?? "");
  }
  return targets;
}

function isTarget(element: HTMLElement, targets: ReadonlyMap<HTMLElement, Target>): boolean {
  return [...targets.keys()].some((target) => target.contains(element) || element.contains(target));
}
