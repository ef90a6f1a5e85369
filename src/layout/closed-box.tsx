import clsx from "clsx";
import type { ReactNode } from "react";
import { SiteLink } from "./site-link.tsx";

type ClosedBoxProps = {
  slug: string;
  /** Sets the grid and the vertical padding. */
  className: string;
  children: ReactNode;
};

/** A band of the project's colour that rises over the whole box on hover. */
const band = clsx(
  "absolute inset-0 -z-1 [translate:0_calc(100%-var(--band))] bg-lid [--band:14px] narrow:[--band:10px]",
  "[box-shadow:0_-1px_0_var(--case)] transition-transform duration-lid ease-lid",
  "group-hover:[translate:0] group-focus-visible:[translate:0]",
);

/** A link to a case study: the whole box. */
export function ClosedBox({ slug, className, children }: ClosedBoxProps) {
  return (
    <SiteLink
      to={`/work/${slug}`}
      data-accent={slug}
      className={clsx(
        "group relative isolate items-center overflow-hidden bg-bg px-well text-text transition-[color,outline-color] duration-quick",
        "hover:text-on-lid focus-visible:text-on-lid focus-visible:[box-shadow:none] focus-visible:-outline-offset-8 focus-visible:[--focus:var(--on-lid)]",
        className,
      )}
    >
      <i aria-hidden="true" className={band} />
      {children}
    </SiteLink>
  );
}
