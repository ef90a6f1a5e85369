import clsx from "clsx";
import type { ReactNode } from "react";
import { headingId } from "#lib/go-to-section.ts";
import { DeferredHydration } from "./deferred-hydration.tsx";
import { cardId } from "./source-dialog.tsx";

type CardProps = {
  title: string;
  /** Columns of the grid's twelve. */
  span: Span;
  /** Paired cards share a row on medium screens. */
  paired?: boolean;
  /** Gzipped bytes of the component's code. */
  cost?: number;
  /** The browser paints once this card is parsed; later cards have separate styles (vite/pages/static-page.ts). */
  endsFirstScreen?: boolean;
  children: ReactNode;
};

const spans = {
  4: "col-span-4",
  8: "col-span-8",
  12: "col-span-12",
};
export type Span = keyof typeof spans;

export function Card({ title, span, paired, cost, endsFirstScreen, children }: CardProps) {
  const id = cardId(title);
  return (
    <section
      id={id}
      data-first-screen={endsFirstScreen && "split"}
      aria-labelledby={headingId(id)}
      className={clsx(
        "relative flex min-w-0 scroll-mt-wall flex-col gap-5.5 bg-bg p-(--pad) [--pad:26px] narrow:col-span-12 narrow:gap-3 narrow:[--pad:12px] forced-colors:border",
        spans[span],
        paired ? "medium:col-span-6" : "medium:col-span-12",
      )}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId(id)} tabIndex={-1} className="type-h2 text-title">
          {title}
        </h2>
        {cost !== undefined && <p className="type-small flex-none text-mute tabular-nums">{formatKilobytes(cost)}</p>}
      </header>
      <DeferredHydration>{children}</DeferredHydration>
    </section>
  );
}

/** @param bytes gzipped */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB gzip`;
}
