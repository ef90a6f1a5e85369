import { Children, type ReactNode, startTransition, useEffect, useState } from "react";
import { useNavigationType } from "react-router-dom";
import { useHydrated } from "#lib/use-hydrated.ts";

type ComponentGridProps = {
  /** How many cards the first screen holds. */
  firstScreen: number;
  /** The cards. */
  children: ReactNode;
};

/**
 * The box that holds the cards. After a link it starts with the cards of the first screen, and the others follow one by
 * one: all at once take a slow computer more than two seconds. After Back all cards come at once, so that the scroll
 * position holds. A prerendered page has all cards (deferred-hydration.tsx).
 */
export function ComponentGrid({ firstScreen, children }: ComponentGridProps) {
  const hydrated = useHydrated();
  const cameByLink = useNavigationType() === "PUSH";
  // The same elements for ever, since waiting cards must not be rendered again (deferred-hydration.tsx).
  const [cards] = useState(() => Children.toArray(children));
  const [count, setCount] = useState(hydrated && cameByLink ? firstScreen : cards.length);
  useEffect(() => {
    if (count < cards.length) startTransition(() => setCount(count + 1));
  }, [count, cards]);
  return <div className="grid flex-1 grid-cols-12 gap-wall bg-box px-wall pt-wall">{cards.slice(0, count)}</div>;
}
