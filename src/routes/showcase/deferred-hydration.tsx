import clsx from "clsx";
import { createContext, type ReactNode, Suspense, use, useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "#lib/use-hydrated.ts";
import { enqueue, hydrateNext, hydrateWhenNear } from "./hydration-queue.ts";

type Props = { children: ReactNode };

/** The id of the card around a `HydrationBoundary`. */
const CardId = createContext("");

/**
 * Hydrates one card of the prerendered showcase when its turn comes. React hydrates all boundaries that are ready in one
 * commit, and all cards in one commit are a long task. Cells far below wait until the window comes near. A card that the
 * visitor reaches for is hydrated at once. Where the page is not prerendered, nothing waits.
 *
 * The parent must keep the same children: when they change, React drops the waiting markup and shows nothing until the
 * card's turn.
 */
export function DeferredHydration({ children }: Props) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => (hydrated || !card.current ? undefined : hydrateWhenNear(card.current)), [hydrated]);
  return (
    <div ref={card} data-hydration={id} className={clsx("flex flex-1 flex-col gap-5.5", !hydrated && whileWaiting)}>
      <CardId value={id}>
        <Suspense>
          <Deferred part="" onHydrated={setHydrated}>
            {children}
          </Deferred>
        </Suspense>
      </CardId>
    </div>
  );
}

/** An example inside a card, with its own turn after the card's. So a card of many examples is no long task. */
export function HydrationBoundary({ children }: Props) {
  const part = useId();
  return (
    <Suspense>
      <Deferred part={part}>{children}</Deferred>
    </Suspense>
  );
}

/**
 * On a phone one card fills the window, and waiting cards further down are not laid out. The first two cards always are: a
 * browser measures skipped content only after the first frame, and visible content would move.
 */
const whileWaiting = clsx(
  "narrow:in-[section:nth-child(n+3)]:[contain-intrinsic-block-size:auto_530px] narrow:in-[section:nth-child(n+3)]:[content-visibility:auto]",
  // What stands in the card's padding would be cut: the sentence's first line, and the film's edges.
  "narrow:[overflow-clip-margin:var(--pad)]",
  "noscript:[content-visibility:visible]!",
);

type DeferredProps = { part: string; onHydrated?: (hydrated: true) => void; children: ReactNode };

function Deferred({ part, onHydrated, children }: DeferredProps) {
  const card = use(CardId);
  const hydrated = useHydrated();
  if (!hydrated && !import.meta.env.SSR) use(enqueue(card, part));
  useEffect(() => {
    onHydrated?.(true);
    hydrateNext();
  }, [onHydrated]);
  return children;
}
