/** Takes the marks (vite/edit/marks.ts) off every text of the page before it is painted, and keeps the places that they name. */
import { type Place, placesIn, unmark } from "../vite/edit/marks.ts";

type Part = { end: number; place: Place };

const known = new WeakMap<Node, { text: string; parts: readonly Part[] }>();

/** The places of a text, or of a picture's alternative text, in the order shown. */
export function placesOf(node: Node): readonly Part[] {
  const found = known.get(node);
  const text = node instanceof HTMLImageElement ? node.alt : node.nodeValue;
  // React uses a node again for another text.
  return found?.text === text ? found.parts : [];
}

export function readPlaces(): void {
  readAll(document);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "childList") addedNodes.forEach(readAll);
      else read(target);
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

function readAll(node: Node): void {
  read(node);
  node.childNodes.forEach(readAll);
}

function read(node: Node): void {
  if (node instanceof Text) keep(node, node);
  else if (node instanceof Element) {
    // Also those that no one sees, such as an id that is made of a text.
    for (const attribute of node.attributes) keep(attribute, attribute.name === "alt" ? node : attribute);
  }
}

function keep(holder: Text | Attr, owner: Node): void {
  const marked = holder.nodeValue ?? "";
  const parts = placesIn(marked);
  if (!parts.length) return;
  const text = unmark(marked);
  known.set(owner, { text, parts });
  holder.nodeValue = text;
}
