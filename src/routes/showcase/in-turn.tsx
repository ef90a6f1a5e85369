import { type ReactNode, Suspense, use, useEffect, useId } from "react";
import { useHydrated } from "#lib/use-hydrated.ts";
import { nextTurn, turnOf } from "./turns.ts";

/**
 * Takes its part of the prerendered page over when its turn comes, and not with the rest: React hydrates all
 * boundaries that are ready in one commit, and all the cells in one are a long task. What the visitor reaches for
 * comes at once. Without a prerendered page there is nothing to wait for.
 *
 * Whoever renders it must not render again for nothing: React gives a waiting boundary up when its content changes,
 * and shows nothing there until its turn.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <div data-turn={id} className="contents">
      <Suspense>
        <Waiting id={id}>{children}</Waiting>
      </Suspense>
    </div>
  );
}

function Waiting({ id, children }: { id: string; children: ReactNode }) {
  const hydrated = useHydrated();
  if (!hydrated && !import.meta.env.SSR) use(turnOf(id));
  useEffect(nextTurn, []);
  return children;
}
