import clsx from "clsx";
import { createContext, type ReactNode, Suspense, use, useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "#lib/use-hydrated.ts";
import { comeWhenNear, nextTurn, turnOf } from "./turns.ts";

type Props = { children: ReactNode };

/** The id of the cell around a `Part`. */
const Turns = createContext("");

/**
 * Hydrates one cell of the prerendered showcase when its turn comes. React hydrates all boundaries that are ready in one
 * commit, and all cells in one commit are a long task. Cells far below wait until the window comes near. A cell that the
 * visitor reaches for is hydrated at once. Where the page is not prerendered, nothing waits.
 *
 * The parent must keep the same children: when they change, React drops the waiting markup and shows nothing until the
 * cell's turn.
 */
export function InTurn({ children }: Props) {
  const id = useId();
  const cell = useRef<HTMLDivElement>(null);
  const [alive, setAlive] = useState(false);
  useEffect(() => (alive || !cell.current ? undefined : comeWhenNear(cell.current)), [alive]);
  return (
    <div ref={cell} data-turn={id} className={clsx("flex flex-1 flex-col gap-5.5", !alive && whileWaiting)}>
      <Turns value={id}>
        <Suspense>
          <Waiting part="" onAlive={setAlive}>
            {children}
          </Waiting>
        </Suspense>
      </Turns>
    </div>
  );
}

/** An example inside a cell, with its own turn after the cell's. So a cell of many examples is no long task. */
export function Part({ children }: Props) {
  const part = useId();
  return (
    <Suspense>
      <Waiting part={part}>{children}</Waiting>
    </Suspense>
  );
}

/**
 * On a phone one cell fills the window, and waiting cells further down are not laid out. The first two cells always are: a
 * browser measures skipped content only after the first frame, and visible content would move.
 */
const whileWaiting = clsx(
  "narrow:in-[section:nth-child(n+3)]:[contain-intrinsic-block-size:auto_530px] narrow:in-[section:nth-child(n+3)]:[content-visibility:auto]",
  // What stands in the cell's padding would be cut: the sentence's first line, and the film's edges.
  "narrow:[overflow-clip-margin:var(--pad)]",
  "noscript:[content-visibility:visible]!",
);

type WaitingProps = { part: string; onAlive?: (alive: true) => void; children: ReactNode };

function Waiting({ part, onAlive, children }: WaitingProps) {
  const cell = use(Turns);
  const hydrated = useHydrated();
  if (!hydrated && !import.meta.env.SSR) use(turnOf(cell, part));
  useEffect(() => {
    onAlive?.(true);
    nextTurn();
  }, [onAlive]);
  return children;
}
