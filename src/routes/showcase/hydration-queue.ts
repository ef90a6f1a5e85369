/**
 * The order in which parts of the prerendered showcase are hydrated. Parts of cards near the window follow one by one; all
 * parts of a card at once when a visitor interacts with it. So the start costs the same for any number of cards.
 */

type Entry = {
  part: string;
  promise: Promise<void>;
  hydrate: () => void;
  isReady: boolean;
};

/** By the id of their card, in the page's order. */
const queue = new Map<string, Entry[]>();
const near = new Set<string>();
const interacted = new Set<string>();
let running = false;
let timer = 0;
let observer: IntersectionObserver | undefined;

/** Returns a promise for `use()`, settled at the part's turn. The hydrated part must call `hydrateNext()`. */
export function enqueue(card: string, part: string): Promise<void> {
  const parts = queue.get(card) ?? [];
  queue.set(card, parts);
  const known = parts.find((entry) => entry.part === part);
  if (known) return known.promise;
  const entry = createEntry(part);
  parts.push(entry);
  if (interacted.has(card)) entry.hydrate();
  else if (!running) hydrateNext();
  return entry.promise;
}

/** Whether a prerendered card is far from the window, and was since the page opened. */
export function isFar(card: string): boolean {
  return !near.has(card) && !interacted.has(card);
}

/** Hydrates the next part in a new task. */
export function hydrateNext(): void {
  running = true;
  // Several parts may call at once.
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    const next = [...queue].flatMap(([card, parts]) => (near.has(card) ? parts : [])).find(({ isReady }) => !isReady);
    running = next !== undefined;
    next?.hydrate();
  });
}

/** Hydrates a card's parts once it is within one window height of the window. Returns a function that stops it. */
export function hydrateWhenNear(card: HTMLElement): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add((target as HTMLElement).dataset.hydration ?? "");
      }
      if (!running) hydrateNext();
    },
    { rootMargin: "100% 0px" },
  );
  observer.observe(card);
  return () => observer?.unobserve(card);
}

function createEntry(part: string): Entry {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const entry: Entry = {
    part,
    promise,
    hydrate: () => {
      entry.isReady = true;
      // React's own mark for settled promises: with it React does not wait, not even within the current event.
      Object.assign(promise, { status: "fulfilled" });
      resolve();
    },
    isReady: false,
  };
  return entry;
}

// Before any card asks for its turn, so that the first click already finds its card hydrated.
if (!import.meta.env.SSR) {
  for (const type of ["pointerover", "pointerdown", "focusin", "keydown", "click"]) {
    window.addEventListener(
      type,
      ({ target }) => {
        const card = target instanceof Element && target.closest<HTMLElement>("[data-hydration]")?.dataset.hydration;
        if (!card) return;
        interacted.add(card);
        for (const entry of queue.get(card) ?? []) entry.hydrate();
      },
      { capture: true, passive: true },
    );
  }
}
