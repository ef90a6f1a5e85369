import { lineFits as pageFits } from "virtual:fit-table/pages";
import clsx from "clsx";
import type { CSSProperties } from "react";
import type { TitleLines } from "#content/break-title.ts";

/** Custom properties that make a line fill its width on a wide and a narrow screen (vite/modules/fit-table.ts). */
type LineFit = Readonly<Partial<Record<`--${"wide" | "narrow"}-${"w" | "s" | "l" | "r"}`, number>>>;
/** By the text of the line. */
export type LineFits = Readonly<Record<string, LineFit>>;

type TitleProps = {
  /** For screen readers, if the lines do not read well. Default: the lines. */
  text?: string;
  fit: TitleLines;
  /** Default: the fits of the pages' titles. */
  lineFits?: LineFits;
  /** Uses the narrow fit at every width, for a slim column. Default: false. */
  tall?: boolean;
  /** Uses the narrow screen's lines on a tablet held upright too. Default: false. */
  stacked?: boolean;
  className?: string;
};

/** A page's heading, fitted from margin to margin. */
export function Title({ text, fit, lineFits, tall, stacked, className }: TitleProps) {
  const spoken = text ?? (hasSameLines(fit) && fit.wide.length === 1 ? undefined : fit.wide.join(" "));
  return (
    <h1 className={clsx("measure", className)}>
      {spoken && <span className="sr-only">{spoken}</span>}
      <span aria-hidden={spoken ? true : undefined}>
        <FittedText fit={fit} lineFits={lineFits} tall={tall} stacked={stacked} />
      </span>
    </h1>
  );
}

function hasSameLines({ wide, narrow }: TitleLines): boolean {
  return wide.join("\n") === narrow.join("\n");
}

type FittedTextProps = Pick<TitleProps, "fit" | "lineFits" | "tall" | "stacked">;

/** A title's lines outside a heading. The parent needs the class `measure`. */
export function FittedText({ fit, lineFits = pageFits, tall = false, stacked = false }: FittedTextProps) {
  const lines = (set: readonly string[], isTall = tall) =>
    set.map((line) => (
      <span
        key={line}
        data-fit={line}
        data-tall={isTall || undefined}
        style={lineFits[line] as CSSProperties | undefined}
      >
        {line}
      </span>
    ));
  if (hasSameLines(fit)) return lines(fit.wide);
  return (
    <>
      <span className={clsx("narrow:hidden", stacked && "tablet:hidden")}>{lines(fit.wide)}</span>
      <span className={clsx("wide:hidden", stacked && "tablet:block")}>{lines(fit.narrow, tall || stacked)}</span>
    </>
  );
}
