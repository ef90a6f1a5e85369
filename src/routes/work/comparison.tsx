import { type CSSProperties, type ReactNode, useState } from "react";
import { useHydrated } from "#lib/use-hydrated.ts";

type ComparisonProps = {
  name: string;
  /** Pictures of the same size. */
  before: ReactNode;
  after: ReactNode;
};

const over = "[grid-area:1/1] noscript:[grid-area:auto] print:[grid-area:auto]";

/** Two pictures over each other, and a slider that moves the line between them. On paper and without scripts, side by side. */
export function Comparison({ name, before, after }: ComparisonProps) {
  const hydrated = useHydrated();
  const [cut, setCut] = useState(50);
  return (
    <>
      <div
        style={{ "--cut": `${cut}%` } as CSSProperties}
        className="relative grid gap-2 mirrored:[--left:0px] mirrored:[--right:var(--cut)] noscript:wide:grid-cols-2 print:grid-cols-2"
      >
        <div className={over}>{before}</div>
        <div
          className={`${over} [clip-path:inset(0_var(--right,0)_0_var(--left,var(--cut)))] noscript:[clip-path:none] print:[clip-path:none]`}
        >
          {after}
        </div>
        <i
          aria-hidden="true"
          className="absolute inset-y-0 start-(--cut) w-1 -translate-x-1/2 mirrored:translate-x-1/2 bg-bone noscript:hidden print:hidden"
        />
      </div>
      <div className="mt-2 flex items-center gap-4 type-label noscript:hidden print:hidden">
        <span aria-hidden="true">Before</span>
        <input
          type="range"
          aria-label={`Before and after: ${name}`}
          aria-valuetext={/* text */ `${cut}% before, ${100 - cut}% after`}
          disabled={!hydrated}
          value={cut}
          onChange={(event) => setCut(event.target.valueAsNumber)}
          className="min-h-target flex-1 cursor-ew-resize accent-text"
        />
        <span aria-hidden="true">After</span>
      </div>
    </>
  );
}
