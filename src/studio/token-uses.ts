import { type Base, variableName } from "#theme/layer/base.ts";
import { adoptSheet, removeSheet } from "./preview-sheet.ts";

/** A part of an element and the token of its colour. */
export type TokenUse = { what: string; id: string };

const PROPERTIES = [
  ["background-color", "Surface"],
  ["color", "Text"],
  ["border-top-color", "Border"],
  ["border-bottom-color", "Border"],
  ["border-left-color", "Border"],
  ["fill", "Graphic"],
  ["stroke", "Graphic"],
] as const;

/** Finds the tokens of an element and the surface under it, by giving every token a unique colour for a moment. */
export function findTokenUses(element: Element, base: Base): TokenUse[] {
  const ids = Object.keys(base.types).filter((id) => base.types[id] === "color" && !id.startsWith("org_settings."));
  const marks = new Map(ids.map((id, index) => [`rgb(1, ${index >> 8}, ${index & 255})`, id]));
  const declarations = [...marks].map(([mark, id]) => `${variableName(id)}: ${mark} !important;`);
  // A transition would still report the old colour.
  const probe = adoptSheet(`html, html body { ${declarations.join(" ")} } * { transition: none !important; }`);
  try {
    const uses = new Map<string, TokenUse>();
    const add = (what: string, color: string) => {
      const id = marks.get(color);
      if (id && !uses.has(id)) uses.set(id, { what, id });
    };
    const own = getComputedStyle(element);
    for (const [property, what] of PROPERTIES) {
      if (what === "Border" && Number.parseFloat(own.getPropertyValue(property.replace("color", "width"))) === 0)
        continue;
      if (what === "Graphic" && !(element instanceof SVGElement)) continue;
      add(what, own.getPropertyValue(property));
    }
    const line = own.getPropertyValue("--accent").trim();
    if (element.closest("[data-part=accent-line]")) add("Accent line", line);
    let under = element.parentElement;
    while (under && !marks.has(getComputedStyle(under).backgroundColor)) under = under.parentElement;
    if (under) add("Surface below", getComputedStyle(under).backgroundColor);
    return [...uses.values()];
  } finally {
    removeSheet(probe);
  }
}
