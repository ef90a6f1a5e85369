import clsx from "clsx";
import type { ReactNode } from "react";
import { useViewTransitionState } from "react-router-dom";
import { SiteLink } from "./site-link.tsx";

type ClosedBoxProps = {
  slug: string;
  /** Sets the grid and the vertical padding. */
  className: string;
  children: ReactNode;
};

/** A band of the project's colour that rises over the whole box on hover. */
const band = [
  "[--band:14px] narrow:[--band:10px]",
  "before:absolute before:inset-0 before:-z-1 before:[translate:0_calc(100%-var(--band))] before:bg-lid before:content-['']",
  "before:[box-shadow:0_-1px_0_var(--case)] before:transition-transform before:duration-lid before:ease-lid",
  "hover:before:[translate:0] focus-visible:before:[translate:0]",
];

/** A link to a case study: the whole box. */
export function ClosedBox({ slug, className, children }: ClosedBoxProps) {
  const to = `/work/${slug}`;
  // An opening box takes the lid's name in the view transition, so it grows into the lid of the case study.
  const opening = useViewTransitionState(to);
  return (
    <SiteLink
      to={to}
      data-accent={slug}
      data-opening={opening || undefined}
      className={clsx(
        "relative isolate items-center overflow-hidden bg-bg px-well text-text transition-[color,outline-color] duration-quick",
        "hover:text-on-lid focus-visible:text-on-lid focus-visible:[box-shadow:none] focus-visible:-outline-offset-8 focus-visible:[--focus:var(--on-lid)]",
        className,
        band,
        "data-opening:text-on-lid data-opening:transition-none data-opening:[view-transition-name:lid]",
        "data-opening:before:[translate:0] data-opening:before:transition-none",
      )}
    >
      {children}
    </SiteLink>
  );
}
