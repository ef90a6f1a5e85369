/** The order in which parts of a prerendered page come alive: one after the other, or at once when reached for. */

type Turn = {
  promise: Promise<void>;
  come: () => void;
  hasCome: boolean;
};

const turns = new Map<string, Turn>();

/** A promise of the part's turn, for `use()`. When it is alive, it must call `nextTurn()`. */
export function turnOf(id: string): Promise<void> {
  if (turns.size === 0) {
    watch();
    nextTurn();
  }
  const turn = turns.get(id) ?? createTurn();
  turns.set(id, turn);
  return turn.promise;
}

/** Lets the next part come alive, in a task of its own. */
export function nextTurn(): void {
  setTimeout(() => [...turns.values()].find(({ hasCome }) => !hasCome)?.come());
}

function createTurn(): Turn {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const turn: Turn = {
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

/** What reaches for a part, before React hears of it: the click must find it alive. */
function watch() {
  for (const type of ["pointerover", "pointerdown", "focusin", "keydown", "click"]) {
    window.addEventListener(
      type,
      ({ target }) => {
        const part = target instanceof Element ? target.closest<HTMLElement>("[data-turn]") : null;
        turns.get(part?.dataset.turn ?? "")?.come();
      },
      { capture: true, passive: true },
    );
  }
}
