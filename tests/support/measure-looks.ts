/** What a visitor gets to see of a component: colours and their contrast, sizes, and what the eye can tell apart. */
import { finishAnimations } from "./finish-animations.ts";

/** What carries text or a line of a control, and so must be read in forced colours. */
const LEAST_CONTRAST = { text: 4.5, drawing: 3 };
/** What a visitor can press or type into, as a selector. */
export const FOCUSABLE = "a[href], button, input, textarea, summary, [role=switch], [role=option], [tabindex='0']";

/** Whether it can be seen, and is not kept from screen readers. */
export function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.ariaHidden !== "true";
}

/** Whether Tab stops there. */
export function takesTab(element: HTMLElement): boolean {
  return isVisible(element) && element.tabIndex >= 0 && !element.matches(":disabled");
}

/** Targets on the page that are narrower or lower than so many px. */
export function tooSmall(size: number): string[] {
  // On its way, at a fraction of a pixel, a box of 44 px measures 43.99.
  finishAnimations();
  return [...document.querySelectorAll<HTMLElement>(FOCUSABLE)]
    .filter((element) => isVisible(element) && !element.closest("[aria-hidden=true]"))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      // Focus guards of 1 px are no targets.
      return width > 1 && (width < size || height < size);
    })
    .map((element) => element.outerHTML);
}

/** The first colour behind an element. */
export function groundOf(element: Element | null): string {
  for (let place = element; place; place = place.parentElement) {
    if (!isClear(place)) return getComputedStyle(place).backgroundColor;
  }
  return "white";
}

/** Whether what is behind it shows through. In forced colours "transparent" has other numbers before its 0. */
function isClear(element: Element): boolean {
  return /^rgba.*, 0\)$|\/ 0\)$/.test(getComputedStyle(element).backgroundColor);
}

/** WCAG 2.2 contrast of two opaque colours in any CSS notation. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Of the few colours that there are, each is painted once. */
const luminances = new Map<string, number>();

function luminance(color: string): number {
  const known = luminances.get(color) ?? luminanceOf(color);
  luminances.set(color, known);
  return known;
}

function luminanceOf(color: string): number {
  const context = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A border above or below, on the control or on the part that draws it. */
export function hasEdge(element: HTMLElement): boolean {
  return [element, ...element.children].some((part) => {
    const style = getComputedStyle(part);
    return [style.borderTopWidth, style.borderBottomWidth].some((width) => Number.parseFloat(width) > 0);
  });
}

/** Text and drawings whose colour is too near to the one behind them. */
export function illegible(): string[] {
  finishAnimations();
  const seen = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest("[inert], [aria-hidden=true]:not(svg), .sr-only"),
  );
  return seen.flatMap((element) => {
    const isDrawing = element.localName === "svg";
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (!isDrawing && !hasText) return [];
    const found = contrast(getComputedStyle(element).color, groundOf(behind(element)));
    return found >= LEAST_CONTRAST[isDrawing ? "drawing" : "text"] ? [] : [`${found.toFixed(2)}: ${element.outerHTML}`];
  });
}

/** What an element stands on: itself, or a sibling that was slid under it. */
function behind(element: Element): Element {
  const { x, y, width, height } = element.getBoundingClientRect();
  const pile = document.elementsFromPoint(x + width / 2, y + height / 2);
  const place = pile.indexOf(element);
  return (place < 0 ? undefined : pile.slice(place).find((each) => !isClear(each))) ?? element;
}

/** Chosen ones that look like the others of their role, disabled ones that do not look so, and `activeLikeOthers`. */
export function mixedUp(): string[] {
  finishAnimations();
  const all = [...document.querySelectorAll<HTMLElement>("[role], button, input, textarea")].filter(isVisible);
  const chosen = ["aria-checked", "aria-selected", "aria-pressed"].flatMap((state) => {
    const look = (element: HTMLElement) => `${element.role} ${looks(element)}`;
    const others = new Set(all.filter((element) => element.getAttribute(state) === "false").map(look));
    return all.filter((element) => element.getAttribute(state) === "true" && others.has(look(element)));
  });
  const gray = document.body.appendChild(document.createElement("i"));
  gray.style.color = "GrayText";
  const { color } = getComputedStyle(gray);
  gray.remove();
  const disabled = all
    .filter((element) => element.matches(":disabled, [data-disabled], [aria-disabled=true]:not([aria-busy=true])"))
    .filter((element) => !element.matches("[data-active], [data-focus]") && getComputedStyle(element).color !== color);
  return [...chosen, ...disabled].map((element) => element.outerHTML).concat(activeLikeOthers());
}

/** The option, item or cell that has the focus of its list, when another of them looks the same. */
export function activeLikeOthers(): string[] {
  const focused = document.activeElement as HTMLElement;
  const active = document.getElementById(focused.getAttribute("aria-activedescendant") ?? "") ?? focused;
  if (!active.matches("[role=option], [role^=menuitem], [role=gridcell], [role=tab], [role=radio]")) return [];
  const others = [...document.querySelectorAll<HTMLElement>(`[role=${active.role}]`)].filter((each) => each !== active);
  const own = looks(active);
  return others.filter((other) => looks(other) === own).map((other) => other.outerHTML);
}

/** What the eye can tell an element by: colours, lines and what is shown inside it. */
function looks(element: HTMLElement): string {
  return [element, ...element.querySelectorAll("svg, i, span")]
    .map((part) => {
      const style = getComputedStyle(part);
      const { color, backgroundColor, borderTop, borderBottom, visibility, textDecorationLine, boxShadow } = style;
      const outline = style.outlineStyle === "none" ? "" : `${style.outlineColor} ${style.outlineWidth}`;
      return [color, backgroundColor, borderTop, borderBottom, visibility, textDecorationLine, boxShadow, outline];
    })
    .join();
}
