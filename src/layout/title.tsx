import { cuts } from "virtual:fit-table/pages";
import clsx from "clsx";
import type { CSSProperties } from "react";
import type { FitTitle } from "#content/fit-title.ts";

/** How a line fills its measure on a wide and on a narrow screen, as custom properties (vite/modules/fit-table.ts). */
export type Cut = Readonly<Partial<Record<`--${"wide" | "narrow"}-${"w" | "s" | "l"}`, number>>>;

type TitleProps = {
  /** The text for screen readers, where the lines do not read well. Default: the lines. */
  text?: string;
  fit: FitTitle;
  /** The cut of a project's title. Default: the cuts of the pages' titles, by line. */
  cut?: Cut;
  /** For a slim column: takes the narrow cut at every screen width. Default: false. */
  tall?: boolean;
  className?: string;
};

/** A page's heading, cut to fill its measure from margin to margin (vite/modules/fit-table.ts). */
export function Title({ text, fit, cut, tall = false, className }: TitleProps) {
  const sameLines = fit.wide.join("\n") === fit.narrow.join("\n");
  const spoken = text ?? (sameLines && fit.wide.length === 1 ? undefined : fit.wide.join(" "));
  const lines = (set: readonly string[]) => <FitLines lines={set} cut={cut} tall={tall} />;
  return (
    <h1 className={clsx("@container w-full", className)}>
      {spoken && <span className="sr-only">{spoken}</span>}
      <span aria-hidden={spoken ? true : undefined}>
        {sameLines ? (
          lines(fit.wide)
        ) : (
          <>
            <span className="narrow:hidden">{lines(fit.wide)}</span>
            <span className="wide:hidden">{lines(fit.narrow)}</span>
          </>
        )}
      </span>
    </h1>
  );
}

type FitLinesProps = { lines: readonly string[]; cut?: Cut; tall?: boolean };

/** The lines of a title on their own, for places that are no heading. The parent must be an inline-size container. */
export function FitLines({ lines, cut, tall = false }: FitLinesProps) {
  return lines.map((line) => (
    <span
      key={line}
      data-fit={line}
      data-tall={tall || undefined}
      style={(cut ?? cuts[line]) as CSSProperties | undefined}
    >
      {line}
    </span>
  ));
}
