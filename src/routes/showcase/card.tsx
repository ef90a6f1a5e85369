import clsx from "clsx";
import { type ReactNode, useId } from "react";
import { DeferredHydration } from "./deferred-hydration.tsx";
import { kilobytes } from "./kilobytes.ts";
import { cardId } from "./source-dialog.tsx";

type CardProps = {
  title: string;
  /** Columns of the tray's twelve. */
  span: Span;
  /** Two paired cells share a row on a medium screen. */
  paired?: boolean;
  /** Size of the component's code, in gzipped bytes. */
  cost?: number;
  /** The browser paints the page when this cell is parsed. Cells below have their styles apart (vite/pages/static-page.ts). */
  endsFirstScreen?: boolean;
  children: ReactNode;
};

const spans = {
  3: "col-span-3",
  4: "col-span-4",
  6: "col-span-6",
  8: "col-span-8",
  9: "col-span-9",
  12: "col-span-12",
};
export type Span = keyof typeof spans;

/** One compartment of the tray. */
export function Card({ title, span, paired, cost, endsFirstScreen, children }: CardProps) {
  const id = useId();
  return (
    <section
      id={cardId(title)}
      data-first-screen={endsFirstScreen && "split"}
      aria-labelledby={id}
      className={clsx(
        "relative flex min-w-0 flex-col gap-5.5 bg-bg p-(--pad) [--pad:26px] narrow:col-span-12 narrow:[--pad:16px] forced-colors:border",
        spans[span],
        paired ? "medium:col-span-6" : "medium:col-span-12",
      )}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="type-h2 text-title">
          {title}
        </h2>
        {cost !== undefined && <p className="type-small flex-none text-mute tabular-nums">{kilobytes(cost)}</p>}
      </header>
      <DeferredHydration>{children}</DeferredHydration>
    </section>
  );
}
