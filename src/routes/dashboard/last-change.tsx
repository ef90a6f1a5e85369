import type { Ref } from "react";
import type { StatusChange } from "./use-websites.ts";

type LastChangeProps = { ref: Ref<HTMLButtonElement>; change: StatusChange | null; onUndo: () => void };

/** Says the last change of status, aloud too, and takes it back. */
export function LastChange({ ref, change, onUndo }: LastChangeProps) {
  return (
    <p className="type-small flex min-h-control-small items-center gap-3 text-on-box medium:min-h-0 medium:has-[button]:mb-3">
      <span role="status">{change && `${change.name}: ${change.from} to ${change.to}.`}</span>
      {change && (
        <button
          ref={ref}
          type="button"
          onClick={onUndo}
          className="min-h-8 border-b-thick border-current font-bold stretch-116 pointer-coarse:min-h-target hover:text-inside"
        >
          Undo
          <span className="sr-only">
            : set {change.name} back to {change.from}
          </span>
        </button>
      )}
    </p>
  );
}
