import clsx from "clsx";
import type { Ref } from "react";
import { statusName } from "./site-card.tsx";
import type { StatusChange } from "./use-websites.ts";

type UndoBarProps = { ref: Ref<HTMLButtonElement>; change: StatusChange | null; onUndo: () => void };

/** A bar at the foot of the window that announces the last status change and can undo it. */
export function UndoBar({ ref, change, onUndo }: UndoBarProps) {
  const [name, from, to] = change ? [change.name, statusName(change.from), statusName(change.to)] : [];
  const text = change?.undone ? /* text */ `${name}: back to ${from}.` : /* text */ `${name}: ${from} to ${to}.`;
  return (
    <p
      className={clsx(
        "clear-of-banner bottom-(--banner,0px) z-pop has-[button]:sticky",
        "on-box flex max-w-none flex-wrap items-center gap-x-3 px-lid-pad type-small has-[span:not(:empty)]:py-2.5",
      )}
    >
      <span role="status">{change && text}</span>
      {change && !change.undone && (
        <button
          ref={ref}
          type="button"
          onClick={onUndo}
          className="min-h-8 border-b-thick border-current font-bold stretch-116 pointer-coarse:min-h-target hover:text-lining-text"
        >
          Undo
          <span className="sr-only">{/* text */ `: set ${name} back to ${from}`}</span>
        </button>
      )}
    </p>
  );
}
