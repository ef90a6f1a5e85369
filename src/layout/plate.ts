/**
 * How a page opens. The plate closes over the old page in the press's own frame and opens on the new one in its commit. Each
 * motion is a transform on an element of its own, so that the compositor runs it while the main thread renders the page.
 */
import { afterPaint } from "#lib/after-paint.ts";
import { routeAccent } from "#theme/route-accent.ts";

type Box = { x: number; y: number; width: number; height: number };
/** A title's line and its value on the font's width axis. */
type Line = { box: Box; axis: number };

/** In ms. */
const CLOSING = 100;
const OPENING = 260;
const DIE = 160;
/** A page that takes longer is uncovered. */
const PATIENCE = 1500;
const CLOSE_EASE = "cubic-bezier(.2,.8,.3,1)";
const LID_EASE = "cubic-bezier(.2,.85,.15,1)";
/** How far the lid comes down before Back has its page, in px. */
const DROP = 64;
/** Titles that differ by more on the font's width axis do not look alike. */
const MAX_AXIS_DIFFERENCE = 8;

let cover: HTMLElement | null = null;
let running: Animation[] = [];
/** The closed plate's place; undefined before a press and after the opening. */
let closed: Box | undefined;
/** The pressed box's title: its only line, and a copy of it above the plate. */
let pressed: Line | undefined;
let copy: HTMLElement | undefined;
let turn = 0;

/** Sets the element in which the plate moves: [data-part=cover] in app.css. */
export function setCover(element: HTMLElement | null): void {
  cover = element;
}

/**
 * Closes the box from the link that is pressed.
 * @param path of the page that the link opens
 * @param isHere whether that has loaded: nobody should look at a closed box meanwhile
 * @param go opens it; called in a task after the frame that shows the plate
 */
export function closeFrom(link: Element, path: string, isHere: boolean, go: () => void): void {
  const accent = routeAccent(path, true);
  const title = accent === undefined ? null : link.querySelector<HTMLElement>(".measure");
  if (isHere && !isMotionless()) {
    const lid = document.querySelector("[data-style=landing] > [data-part=lid]");
    const isLid = accent === undefined && lid !== null;
    const start = isLid ? lid : accent === undefined ? (link.closest("nav, aside") ?? link) : link;
    close(boxOf(start), windowBox(), accent, !isLid);
    if (title) copy = liftCopyOf(title);
    const own = turn;
    afterPaint(() => {
      if (own === turn) leave(go);
    });
  } else {
    reset();
    if (isHere) leave(go);
    else go();
  }
  pressed = title ? lineOf(title) : undefined;
}

function leave(go: () => void): void {
  // The new heading takes the focus. Removing a focused link would lay the half-removed page out.
  (document.activeElement as HTMLElement | null)?.blur();
  go();
}

/** Back and Forward: the old page's lid comes loose, above the page and below its own title. */
export function dropLid(path: string): void {
  if (isMotionless()) return;
  const lid = lidBox();
  close(lid, { ...lid, height: lid.height + DROP }, routeAccent(path, true), false);
}

/**
 * Takes the lid as the next page's start.
 * @param path of the page that is shown
 * @param by how far the finger has pulled it down, in px
 */
export function stretchLid(path: string, by: number): void {
  const lid = lidBox();
  lid.height += by;
  close(lid, lid, routeAccent(path, true), false);
}

/**
 * Opens the box. Call in the layout effect of the new page, once it is scrolled.
 * @param path of the new page
 */
export function openBox(path: string): void {
  if (!cover || isMotionless()) {
    reset();
    return;
  }
  const start = closed ?? windowBox();
  const line = pressed;
  if (!closed) close(start, start, routeAccent(path, true), false);
  // A lid that is put back falls onto its row.
  const { accent } = cover.dataset;
  const row = accent && document.querySelector(`main a[data-accent="${accent}"]`);
  const end = row ? bandOf(row) : lidBox();
  // The landing page's lid may lift meanwhile.
  if (path === "/") end.height -= DROP;
  // A fast page skips the rest of the closing.
  for (const animation of running) animation.finish();
  const timing = { duration: OPENING, easing: LID_EASE };
  const [plate, edge] = parts();
  move(plate?.firstElementChild, "none", within(start, end), timing);
  move(edge, poseOf(lowerEdge(start)), poseOf(lowerEdge(end)), timing);
  cover.toggleAttribute("data-over", Boolean(row));
  const own = ++turn;
  running.at(-1)?.finished.then(
    () => own === turn && reset(),
    () => {},
  );
  if (line) travel(line, timing);
  copy?.remove();
  const die = document.querySelector(".die-cut");
  const comesDown = [{ clipPath: "inset(0 0 100%)" }, { clipPath: "inset(-1px)" }];
  die?.animate(comesDown, { duration: DIE, delay: OPENING, easing: "steps(4)", fill: "backwards" });
}

/** Ends all motion: the page is uncovered. */
export function reset(): void {
  turn++;
  closed = undefined;
  pressed = undefined;
  copy?.remove();
  for (const animation of running) animation.cancel();
  running = [];
}

function close(start: Box, end: Box, accent: string | undefined, isOver: boolean): void {
  // A second press goes on from where the plate is.
  const from = running.length ? boxOf(cover?.querySelector("i i") as Element) : start;
  reset();
  if (!cover) return;
  // Empty for the site's own colours, on a case study too.
  cover.dataset.accent = accent ?? "";
  cover.toggleAttribute("data-over", isOver);
  move(parts()[0], poseOf(from), poseOf(end), { duration: CLOSING, easing: CLOSE_EASE });
  closed = end;
  const own = turn;
  if (start !== end) setTimeout(() => own === turn && reset(), PATIENCE);
}

function isMotionless(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The plate and its lower edge. */
function parts(): Element[] {
  return [...(cover?.children ?? [])];
}

function move(element: Element | null | undefined, start: string, end: string, timing: KeyframeAnimationOptions): void {
  if (element) running.push(element.animate([{ transform: start }, { transform: end }], { fill: "both", ...timing }));
}

/** The new title starts where the pressed one was. Several lines, or another width of the font, are cut. */
function travel({ box: from, axis }: Line, timing: KeyframeAnimationOptions): void {
  const heading = document.querySelector("main h1");
  const line = heading && lineOf(heading);
  if (!line || Math.abs(line.axis - axis) > MAX_AXIS_DIFFERENCE) return;
  const scale = from.height / line.box.height;
  // Around its centre, since the compositor animates no other origin.
  const { x, y, width, height } = heading.getBoundingClientRect();
  const across = from.x - (x + width / 2) - scale * (line.box.x - (x + width / 2));
  const down = from.y - (y + height / 2) - scale * (line.box.y - (y + height / 2));
  const start = `translate(${across}px,${down}px) scale(${scale})`;
  heading.animate([{ transform: start }, { transform: "none" }], timing);
}

/** The only visible line of a title, if it has one. */
function lineOf(title: Element): Line | undefined {
  const visible = [...title.querySelectorAll("[data-fit]")].filter((line) => line.getClientRects().length > 0);
  const [line] = visible;
  if (!line || visible.length > 1) return;
  return { box: line.getBoundingClientRect(), axis: Number(getComputedStyle(line).getPropertyValue("--w")) };
}

function liftCopyOf(title: HTMLElement): HTMLElement {
  const { x, y, width } = title.getBoundingClientRect();
  const made = title.cloneNode(true) as HTMLElement;
  Object.assign(made.style, { position: "fixed", left: `${x}px`, top: `${y}px`, width: `${width}px`, margin: "0" });
  cover?.append(made);
  return made;
}

function windowBox(): Box {
  return { x: 0, y: 0, width: cover?.clientWidth ?? 0, height: cover?.clientHeight ?? 0 };
}

/** The part of an element inside the window, at least a line. */
function boxOf(element: Element): Box {
  const { x, top, bottom, width } = element.getBoundingClientRect();
  const { height } = windowBox();
  const y = Math.min(Math.max(top, 0), height);
  return { x, y, width, height: Math.max(Math.min(bottom, height) - y, 1) };
}

/** The lid's; if it is above the window, the window's upper edge. */
function lidBox(): Box {
  return boxOf(document.querySelector("main [data-part=lid]") ?? (document.querySelector("main") as Element));
}

/** A closed box's band of colour. */
function bandOf(row: Element): Box {
  const { x, y, width, height } = boxOf(row);
  const band = Math.min(Number.parseFloat(getComputedStyle(row).getPropertyValue("--band")), height);
  return { x, y: y + height - band, width, height: band };
}

/** As the plate's height, for an element of a few px below it. */
function lowerEdge({ x, y, width, height }: Box): Box {
  return { x, y: y + height, width, height: windowBox().height };
}

/** The plate is as large as the window. */
function poseOf({ x, y, width, height }: Box): string {
  const whole = windowBox();
  return `translate(${x}px,${y}px) scale(${width / whole.width},${height / whole.height})`;
}

/** The pose of a box inside a plate that has another pose. */
function within(outer: Box, { x, y, width, height }: Box): string {
  const whole = windowBox();
  const [across, down] = [whole.width / outer.width, whole.height / outer.height];
  return poseOf({ x: (x - outer.x) * across, y: (y - outer.y) * down, width: width * across, height: height * down });
}
