import clsx from "clsx";
import { createContext, type ReactNode, Suspense, use, useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "#lib/use-hydrated.ts";
import { comeWhenNear, nextTurn, turnOf } from "./turns.ts";

type Props = { children: ReactNode };

/** The id of the cell, by which a `Part` knows when it is reached for. */
const Turns = createContext("");

/**
 * Takes a cell's part of the prerendered page over when its turn comes, and not with the rest: React hydrates all
 * boundaries that are ready in one commit, and all the cells in one are a long task. Those far below wait until the
 * window comes near, and what the visitor reaches for comes at once. Without a prerendered page there is nothing to
 * wait for.
 *
 * Whoever renders it must not render again for nothing: React gives a waiting boundary up when its content changes,
 * and shows nothing there until its turn.
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

/** What has a turn of its own after its cell's: an example, so that a cell of many is no long task either. */
export function Part({ children }: Props) {
  const part = useId();
  return (
    <Suspense>
      <Waiting part={part}>{children}</Waiting>
    </Suspense>
  );
}

/**
 * On a phone, where one cell fills the window, those below cost no layout meanwhile. Not the first: a browser measures
 * what it has not laid out only after the first frame, and what is in sight would move.
 */
const whileWaiting = clsx(
  "narrow:in-[section:nth-child(n+3)]:[contain-intrinsic-block-size:auto_480px]",
  "narrow:in-[section:nth-child(n+3)]:[content-visibility:auto]",
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
