import clsx from "clsx";
import { type ReactNode, useId } from "react";

type CellProps = {
  title: string;
  /** Columns of the tray's twelve. */
  span: 3 | 4 | 9;
  children: ReactNode;
};

const spans = { 3: "col-span-3", 4: "col-span-4", 9: "col-span-9" };

/** One compartment of the tray. */
export function Cell({ title, span, children }: CellProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        "relative flex min-w-0 flex-col gap-5.5 bg-bg p-(--pad) [--pad:26px] medium:col-span-12 narrow:[--pad:16px] forced-colors:border",
        spans[span],
      )}
    >
      <h2 id={id} className="type-h2 text-[1.3125rem]">
        {title}
      </h2>
      {children}
    </section>
  );
}
