import { finishAnimations } from "./finish-animations.ts";

const MIN_CONTRAST = { text: 4.5, drawing: 3 };
export const FOCUSABLE = "a[href], button, input, textarea, summary, [role=switch], [role=option], [tabindex='0']";

/** Whether it is visible and not hidden from screen readers. */
export function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.ariaHidden !== "true";
}

export function takesTab(element: HTMLElement): boolean {
  return isVisible(element) && element.tabIndex >= 0 && !element.matches(":disabled");
}

/** Targets narrower or lower than `size` px. */
export function tooSmall(size: number): string[] {
  // While animated, a box of 44 px may measure 43.99.
  finishAnimations();
  return [...document.querySelectorAll<HTMLElement>(FOCUSABLE)]
    .filter((element) => isVisible(element) && !element.closest("[aria-hidden=true]"))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      // Skips focus guards of 1 px.
      return width > 1 && (width < size || height < size);
    })
    .map((element) => element.outerHTML);
}

/** The first opaque background behind an element. */
export function groundOf(element: Element | null): string {
  for (let place = element; place; place = place.parentElement) {
    if (!isClear(place)) return getComputedStyle(place).backgroundColor;
  }
  return "white";
}

/** In forced colours "transparent" has other numbers before its 0. */
const CLEAR = /^rgba.*, 0\)$|\/ 0\)$/;

function isClear(element: Element): boolean {
  return CLEAR.test(getComputedStyle(element).backgroundColor);
}

/** WCAG 2.2 contrast of two opaque colours in any CSS notation. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A cache, since each colour has to be painted. */
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

const FIELDS = "input:not([type=range]), textarea, [aria-haspopup=listbox], [aria-haspopup=dialog], [role=switch]";

/** Drawings, and fields without a line, ground or thumb that stands out. */
export function faint(): string[] {
  finishAnimations();
  const fields = [...document.querySelectorAll<HTMLElement>(FIELDS)].filter(
    (field) => takesTab(field) && field.ariaDisabled !== "true" && field.offsetWidth > 1,
  );
  const isSeen = (color: string, ground: Element | null) =>
    !CLEAR.test(color) && contrast(color, groundOf(ground)) >= MIN_CONTRAST.drawing;
  const bare = fields.filter((field) =>
    [field, ...field.children, field.parentElement ?? field].every((part) => {
      const { borderBottomColor, borderBottomWidth, backgroundColor } = getComputedStyle(part);
      const hasLine = Number.parseFloat(borderBottomWidth) > 0 && isSeen(borderBottomColor, part.parentElement);
      // A switch's thumb.
      const thumb = getComputedStyle(part, "::before").backgroundColor;
      return !hasLine && !isSeen(backgroundColor, part.parentElement) && !isSeen(thumb, part);
    }),
  );
  return [...bare.map((field) => field.outerHTML), ...illegible().filter((text) => text.includes(": <svg"))];
}

/** Text and drawings with too little contrast. */
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
    return found >= MIN_CONTRAST[isDrawing ? "drawing" : "text"] ? [] : [`${found.toFixed(2)}: ${element.outerHTML}`];
  });
}

/** The background of an element: itself, or a sibling slid under it. */
function behind(element: Element): Element {
  const { x, y, width, height } = element.getBoundingClientRect();
  const pile = document.elementsFromPoint(x + width / 2, y + height / 2);
  // One without pointer events is not in the pile.
  const place = getComputedStyle(element).pointerEvents === "none" ? 0 : pile.indexOf(element);
  return (place < 0 ? undefined : pile.slice(place).find((each) => !isClear(each))) ?? element;
}

/** Selected or active elements that look like others of their role, and disabled ones that look enabled. */
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

/** The focused option, item or cell, if another one looks the same. */
export function activeLikeOthers(): string[] {
  const focused = document.activeElement as HTMLElement;
  const active = document.getElementById(focused.getAttribute("aria-activedescendant") ?? "") ?? focused;
  if (!active.matches("[role=option], [role^=menuitem], [role=gridcell], [role=tab], [role=radio]")) return [];
  const others = [...document.querySelectorAll<HTMLElement>(`[role=${active.role}]`)].filter((each) => each !== active);
  const own = looks(active);
  return others.filter((other) => looks(other) === own).map((other) => other.outerHTML);
}

/** An element's visible colours and lines. */
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
