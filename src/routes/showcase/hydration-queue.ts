/**
 * The order in which the parts of a prerendered page are hydrated. Parts of cells near the window follow one after the
 * other. All parts of a cell come at once when a visitor reaches for it. So the start costs the same for any number of
 * cells.
 */

type Turn = {
  part: string;
  promise: Promise<void>;
  come: () => void;
  hasCome: boolean;
};

/** The turns by the id of their cell, in the page's order. */
const turns = new Map<string, Turn[]>();
const near = new Set<string>();
const reached = new Set<string>();
let watching = false;
let running = false;
let timer = 0;
let observer: IntersectionObserver | undefined;

/**
 * A promise of the part's turn, for `use()`. The hydrated part must call `hydrateNext()`.
 * @param cell its cell's `data-hydration`
 */
export function enqueue(cell: string, part: string): Promise<void> {
  if (!watching) watch();
  const parts = turns.get(cell) ?? [];
  turns.set(cell, parts);
  const known = parts.find((turn) => turn.part === part);
  if (known) return known.promise;
  const turn = createTurn(part);
  parts.push(turn);
  if (reached.has(cell)) turn.come();
  else if (!running) hydrateNext();
  return turn.promise;
}

/** Gives the next part its turn, in a new task. */
export function hydrateNext(): void {
  running = true;
  // Several parts may call at once, and one timer is enough.
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    const next = [...turns].flatMap(([cell, parts]) => (near.has(cell) ? parts : [])).find(({ hasCome }) => !hasCome);
    running = next !== undefined;
    next?.come();
  });
}

/**
 * Gives the parts of a cell their turns once the cell is within one window height of the window.
 * @param cell the element with `data-hydration`
 * @returns a function that stops it
 */
export function hydrateWhenNear(cell: HTMLElement): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add((target as HTMLElement).dataset.hydration ?? "");
      }
      if (!running) hydrateNext();
    },
    { rootMargin: "100% 0px" },
  );
  observer.observe(cell);
  return () => observer?.unobserve(cell);
}

function createTurn(part: string): Turn {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const turn: Turn = {
    part,
    promise,
    come: () => {
      turn.hasCome = true;
      // React marks settled promises so. With the mark it does not wait, not even within the event that brought the turn.
      Object.assign(promise, { status: "fulfilled" });
      resolve();
    },
    hasCome: false,
  };
  return turn;
}

/** Listens for input in a cell before React does, so that a click finds the cell hydrated. */
function watch() {
  watching = true;
  for (const type of ["pointerover", "pointerdown", "focusin", "keydown", "click"]) {
    window.addEventListener(
      type,
      ({ target }) => {
        const cell =
          target instanceof Element ? target.closest<HTMLElement>("[data-hydration]")?.dataset.hydration : undefined;
        if (cell === undefined) return;
        reached.add(cell);
        for (const turn of turns.get(cell) ?? []) turn.come();
      },
      { capture: true, passive: true },
    );
  }
}
