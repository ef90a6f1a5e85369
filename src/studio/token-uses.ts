/** Which tokens an element's colours are: found by giving every token a colour that nothing else has, for one reading. */
import { type Base, variableName } from "#theme/layer/base.ts";

/** What an element shows, and the token behind it. */
export type TokenUse = { what: string; id: string };

const PROPERTIES = [
  ["background-color", "Surface"],
  ["color", "Text"],
  ["border-top-color", "Edge"],
  ["border-bottom-color", "Edge"],
  ["border-left-color", "Edge"],
  ["fill", "Drawing"],
  ["stroke", "Drawing"],
] as const;

/**
 * The tokens of an element: its own text, edges and drawing, and the surface it stands on. Each token once, the element's own
 * surface first.
 */
export function findTokenUses(element: Element, base: Base): TokenUse[] {
  const ids = Object.keys(base.types).filter((id) => base.types[id] === "color" && !id.startsWith("org_settings."));
  const marks = new Map(ids.map((id, index) => [`rgb(1, ${index >> 8}, ${index & 255})`, id]));
  const declarations = [...marks].map(([mark, id]) => `${variableName(id)}: ${mark} !important;`);
  const probe = new CSSStyleSheet();
  // A transition would still show the colour from before.
  probe.replaceSync(`html, html body { ${declarations.join(" ")} } * { transition: none !important; }`);
  document.adoptedStyleSheets.push(probe);
  try {
    const uses = new Map<string, TokenUse>();
    const add = (what: string, color: string) => {
      const id = marks.get(color);
      if (id && !uses.has(id)) uses.set(id, { what, id });
    };
    const own = getComputedStyle(element);
    for (const [property, what] of PROPERTIES) {
      if (what === "Edge" && Number.parseFloat(own.getPropertyValue(property.replace("color", "width"))) === 0)
        continue;
      if (what === "Drawing" && !(element instanceof SVGElement)) continue;
      add(what, own.getPropertyValue(property));
    }
    const line = own.getPropertyValue("--accent").trim();
    if (element.closest("[data-part=accent-line]")) add("Accent line", line);
    let under = element.parentElement;
    while (under && !marks.has(getComputedStyle(under).backgroundColor)) under = under.parentElement;
    if (under) add("Under it", getComputedStyle(under).backgroundColor);
    return [...uses.values()];
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== probe);
  }
}
