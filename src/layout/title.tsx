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
  className?: string;
};

/** A page's heading, fitted from margin to margin. */
export function Title({ text, fit, lineFits, tall = false, className }: TitleProps) {
  const spoken = text ?? (hasSameLines(fit) && fit.wide.length === 1 ? undefined : fit.wide.join(" "));
  return (
    <h1 className={clsx("measure", className)}>
      {spoken && <span className="sr-only">{spoken}</span>}
      <span aria-hidden={spoken ? true : undefined}>
        <FittedText fit={fit} lineFits={lineFits} tall={tall} />
      </span>
    </h1>
  );
}

function hasSameLines({ wide, narrow }: TitleLines): boolean {
  return wide.join("\n") === narrow.join("\n");
}

type FittedTextProps = Pick<TitleProps, "fit" | "lineFits" | "tall">;

/** A title's lines outside a heading. The parent needs the class `measure`. */
export function FittedText({ fit, lineFits = pageFits, tall = false }: FittedTextProps) {
  const lines = (set: readonly string[]) =>
    set.map((line) => (
      <span
        key={line}
        data-fit={line}
        data-tall={tall || undefined}
        style={lineFits[line] as CSSProperties | undefined}
      >
        {line}
      </span>
    ));
  if (hasSameLines(fit)) return lines(fit.wide);
  return (
    <>
      <span className="narrow:hidden">{lines(fit.wide)}</span>
      <span className="wide:hidden">{lines(fit.narrow)}</span>
    </>
  );
}
