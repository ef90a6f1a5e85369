/** The page's targets: fields, by the places that texts name, and sections of a case study, by their ids. */
import type { Section, State } from "../vite/edit/content-files.ts";
import type { Field } from "../vite/edit/fields.ts";
import type { Place } from "../vite/edit/marks.ts";
import { fieldAt, shownPage, studyOf } from "./fields.ts";
import { placesOf } from "./shown-places.ts";

export type Target = { field: Field } | { section: Section };

/** Names a target, also after a reload. */
export function keyOf(target: Target): string {
  if ("field" in target) return `${target.field.file}#${target.field.path}`;
  return `${target.section.file}##${target.section.index}`;
}

/** The elements that show something to edit. */
export function editableElements(state: State): HTMLElement[] {
  const root = document.getElementById("root") as HTMLElement;
  const sections = [...root.querySelectorAll<HTMLElement>("section[id]")].filter((each) => sectionOf(each, state));
  const emails = [...root.querySelectorAll<HTMLElement>("main *")].filter((each) => emailIn(each, state));
  const shown = nodesIn(root).filter((node) => placesOf(node).length > 0);
  // A button to enlarge it covers a figure's picture.
  const holders = shown.map((node) => node.parentElement?.closest("figure:has(img)") ?? node);
  const elements = holders.map((node) => (node instanceof Text ? node.parentElement : node) as HTMLElement);
  return [...sections, ...emails, ...elements.filter((each) => !sections.some((section) => section.contains(each)))];
}

/** The fields or the section that an element shows, in this order. */
export function targetsIn(element: Element, state: State): Target[] {
  const section = sectionOf(element, state);
  if (section) return [{ section }];
  const places = nodesIn(element).flatMap((node) => placesOf(node).map(({ place }) => targetOf(place, state)));
  const found = [...places, emailIn(element, state)].filter((target) => target !== undefined);
  // A title in lines shows the same several times.
  return [...new Map(found.map((target) => [keyOf(target), target])).values()];
}

/** The one under the pointer, in an element that shows several. */
export function targetAt({ clientX, clientY }: MouseEvent, element: Element, state: State): Target | undefined {
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  if (!caret || !element.contains(caret.offsetNode)) return;
  const part = placesOf(caret.offsetNode).find(({ end }) => caret.offset <= end);
  return part && targetOf(part.place, state);
}

function targetOf(place: Place, state: State): Target | undefined {
  if ("path" in place) {
    const field = fieldAt(state, place.file, place.path);
    return field && { field };
  }
  const section = state.sections.find(({ file, index }) => file === place.file && index === place.section);
  return section && { section };
}

function sectionOf(element: Element, { sections }: State): Section | undefined {
  const { id } = element.closest("section[id]") ?? { id: "" };
  return sections.find((section) => id && section.id === id && section.file === studyOf(shownPage()));
}

/** An email address has no mark, since links are made of it. */
function emailIn(element: Element, { fields }: State): Target | undefined {
  const field = fields.find(({ format }) => format === "email");
  const isEmail = (each: Element) => each.textContent === field?.value;
  return field && isEmail(element) && ![...element.children].some(isEmail) ? { field } : undefined;
}

function nodesIn(element: Element): Node[] {
  const walker = document.createTreeWalker(element);
  const nodes: Node[] = [element];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}
