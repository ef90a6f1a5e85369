import clsx from "clsx";
import {
  createContext,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useHydrated } from "#lib/use-hydrated.ts";
import { enqueue, hydrateNext, hydrateWhenNear, isFar } from "./hydration-queue.ts";

type Props = { children: ReactNode };

/** The id of the prerendered card around a `HydrationBoundary`; empty if the card was not prerendered. */
const CardId = createContext("");

/**
 * Hydrates one card of the prerendered showcase at its turn in the queue, since all cards in one commit are a long task.
 * The parent must keep the same children: when they change, React drops the waiting markup.
 */
export function DeferredHydration({ children }: Props) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  // Not useHydrated(), which renders again.
  const [isPrerendered] = useState(() => !import.meta.env.SSR && !!document.querySelector(`[data-hydration="${id}"]`));
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => (hydrated || !card.current ? undefined : hydrateWhenNear(card.current)), [hydrated]);
  return (
    <div
      ref={card}
      data-hydration={id}
      className={clsx("flex flex-1 flex-col gap-5.5 narrow:gap-3", !hydrated && whileWaiting)}
    >
      <CardId value={isPrerendered ? id : ""}>
        <Suspense fallback={<Space card={card} />}>
          <Deferred part="" onHydrated={setHydrated}>
            {children}
          </Deferred>
        </Suspense>
      </CardId>
    </div>
  );
}

/** As high as the markup, which React drops when the router's state changes, so that nothing moves. */
function Space({ card }: { card: RefObject<HTMLElement | null> }) {
  return <div style={{ height: card.current?.offsetHeight }} />;
}

/** An example inside a card, hydrated in a task of its own after the card. */
export function HydrationBoundary({ children }: Props) {
  const part = useId();
  return (
    <Suspense>
      <Deferred part={part}>{children}</Deferred>
    </Suspense>
  );
}

/** On phones, waiting cards are not laid out, except for the first two: visible ones would move after the first frame. */
const whileWaiting = clsx(
  "narrow:in-[section:nth-child(n+3)]:[contain-intrinsic-block-size:auto_480px] narrow:in-[section:nth-child(n+3)]:[content-visibility:auto]",
  // Content in the card's padding would be cut off.
  "narrow:[overflow-clip-margin:var(--pad)]",
  "noscript:[content-visibility:visible]!",
);

type DeferredProps = { part: string; onHydrated?: (hydrated: true) => void; children: ReactNode };

function Deferred({ part, onHydrated, children }: DeferredProps) {
  const card = use(CardId);
  const hydrated = useHydrated();
  // A far card waits without the markup too: to render all of them would delay a visitor who leaves the page.
  if (!import.meta.env.SSR && card && (!hydrated || (part === "" && isFar(card)))) use(enqueue(card, part));
  useEffect(() => {
    onHydrated?.(true);
    hydrateNext();
  }, [onHydrated]);
  return children;
}
