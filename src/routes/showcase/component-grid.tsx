import { Children, type ReactNode, startTransition, useEffect, useState } from "react";
import { useNavigationType } from "react-router-dom";
import { pages } from "#content/site.ts";
import { useHydrated } from "#lib/use-hydrated.ts";

/** Cards on the first screen. */
const FIRST_SCREEN = 3;

/**
 * After a link, cards past the first screen are rendered one by one: all at once take a slow computer over two seconds.
 * After Back they are rendered at once, to keep the scroll position.
 */
export function ComponentGrid({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const cameByLink = useNavigationType() === "PUSH";
  // Always the same elements, since waiting cards must not render again (deferred-hydration.tsx).
  const [cards] = useState(() => Children.toArray(children));
  const [count, setCount] = useState(hydrated && cameByLink ? FIRST_SCREEN : cards.length);
  useEffect(() => {
    if (count < cards.length) startTransition(() => setCount(count + 1));
  }, [count, cards]);
  return (
    <div className="grid flex-1 grid-cols-12 gap-wall bg-box px-wall pt-wall" lang={pages.showcase.language}>
      {cards.slice(0, count)}
    </div>
  );
}
