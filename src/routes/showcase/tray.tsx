import { Children, type ReactNode, startTransition, useEffect, useState } from "react";
import { useNavigationType } from "react-router-dom";
import { useHydrated } from "#lib/use-hydrated.ts";

type TrayProps = {
  /** How many cells the first screen holds. */
  firstScreen: number;
  /** The cells. */
  children: ReactNode;
};

/**
 * The box that holds the cells. After a link it starts with the cells of the first screen, and the others follow one by
 * one: all at once take a slow computer more than two seconds. After Back all cells come at once, so that the scroll
 * position holds. A prerendered page has all cells (in-turn.tsx).
 */
export function Tray({ firstScreen, children }: TrayProps) {
  const hydrated = useHydrated();
  const cameByLink = useNavigationType() === "PUSH";
  // The same elements for ever, since waiting cells must not be rendered again (in-turn.tsx).
  const [cells] = useState(() => Children.toArray(children));
  const [count, setCount] = useState(hydrated && cameByLink ? firstScreen : cells.length);
  useEffect(() => {
    if (count < cells.length) startTransition(() => setCount(count + 1));
  }, [count, cells]);
  return <div className="grid flex-1 grid-cols-12 gap-wall bg-box px-wall pt-wall">{cells.slice(0, count)}</div>;
}
