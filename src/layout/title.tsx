import { cuts as pageCuts } from "virtual:fit-table/pages";
import clsx from "clsx";
import type { CSSProperties } from "react";
import type { FitTitle } from "#content/break-title.ts";

/** How a line fills its measure on a wide and on a narrow screen, as custom properties (vite/modules/fit-table.ts). */
type Cut = Readonly<Partial<Record<`--${"wide" | "narrow"}-${"w" | "s" | "l" | "r"}`, number>>>;
/** By the text of the line. */
export type Cuts = Readonly<Record<string, Cut>>;

type TitleProps = {
  /** The text for screen readers, where the lines do not read well. Default: the lines. */
  text?: string;
  fit: FitTitle;
  /** How its lines are cut. Default: the cuts of the pages' titles. */
  cuts?: Cuts;
  /** For a slim column: takes the narrow cut at every screen width. Default: false. */
  tall?: boolean;
  className?: string;
};

/** A page's heading, cut to fill its measure from margin to margin (vite/modules/fit-table.ts). */
export function Title({ text, fit, cuts, tall = false, className }: TitleProps) {
  const spoken = text ?? (hasSameLines(fit) && fit.wide.length === 1 ? undefined : fit.wide.join(" "));
  return (
    <h1 className={clsx("measure", className)}>
      {spoken && <span className="sr-only">{spoken}</span>}
      <span aria-hidden={spoken ? true : undefined}>
        <FitText fit={fit} cuts={cuts} tall={tall} />
      </span>
    </h1>
  );
}

function hasSameLines({ wide, narrow }: FitTitle): boolean {
  return wide.join("\n") === narrow.join("\n");
}

type FitTextProps = Pick<TitleProps, "fit" | "cuts" | "tall">;

/** A title's lines on their own, for places that are no heading. The parent must have the class `measure`. */
export function FitText({ fit, cuts = pageCuts, tall = false }: FitTextProps) {
  const lines = (set: readonly string[]) =>
    set.map((line) => (
      <span key={line} data-fit={line} data-tall={tall || undefined} style={cuts[line] as CSSProperties | undefined}>
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
