/**
 * The order in which parts of a prerendered page come alive: those of the cells near the window one after the other, and
 * all parts of a cell at once when it is reached for. However many cells there are, the page's start pays for a few.
 */

type Turn = {
  part: string;
  promise: Promise<void>;
  come: () => void;
  hasCome: boolean;
};

/** By the id of their cell, in the page's order. */
const turns = new Map<string, Turn[]>();
const near = new Set<string>();
const reached = new Set<string>();
let watching = false;
let running = false;
let timer = 0;
let observer: IntersectionObserver | undefined;

/**
 * A promise of the part's turn, for `use()`. When it is alive, it must call `nextTurn()`.
 * @param cell its cell's `data-turn`
 */
export function turnOf(cell: string, part: string): Promise<void> {
  if (!watching) watch();
  const parts = turns.get(cell) ?? [];
  turns.set(cell, parts);
  const known = parts.find((turn) => turn.part === part);
  if (known) return known.promise;
  const turn = createTurn(part);
  parts.push(turn);
  if (reached.has(cell)) turn.come();
  else if (!running) nextTurn();
  return turn.promise;
}

/** Lets the next part come alive, in a task of its own. */
export function nextTurn(): void {
  running = true;
  // One at a time, though several parts of a cell that was reached for may call.
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    const next = [...turns].flatMap(([cell, parts]) => (near.has(cell) ? parts : [])).find(({ hasCome }) => !hasCome);
    running = next !== undefined;
    next?.come();
  });
}

/**
 * Gives the parts of a cell their turns once it is no further from the window than the window is high.
 * @param cell the element with `data-turn`
 * @returns what stops it
 */
export function comeWhenNear(cell: HTMLElement): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add((target as HTMLElement).dataset.turn ?? "");
      }
      if (!running) nextTurn();
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
      // What React itself notes on a promise: now it does not wait, not even in the event that brought the turn.
      Object.assign(promise, { status: "fulfilled" });
      resolve();
    },
    hasCome: false,
  };
  return turn;
}

/** What reaches for a cell, before React hears of it: the click must find it alive. */
function watch() {
  watching = true;
  for (const type of ["pointerover", "pointerdown", "focusin", "keydown", "click"]) {
    window.addEventListener(
      type,
      ({ target }) => {
        const cell = target instanceof Element ? target.closest<HTMLElement>("[data-turn]")?.dataset.turn : undefined;
        if (cell === undefined) return;
        reached.add(cell);
        for (const turn of turns.get(cell) ?? []) turn.come();
      },
      { capture: true, passive: true },
    );
  }
}
