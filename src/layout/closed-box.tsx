import clsx from "clsx";
import { type ReactNode, useState } from "react";
import { useOpened } from "./opened.ts";
import { SiteLink } from "./site-link.tsx";

type ClosedBoxProps = {
  slug: string;
  /** Sets the grid and the vertical padding. */
  className: string;
  children: ReactNode;
};

const moving =
  "absolute inset-0 transition-transform duration-lid ease-lid group-hover:[translate:0] group-focus-visible:[translate:0]";

/** A band of the project's colour that rises over the whole box on hover. */
const band = clsx(
  moving,
  "overflow-hidden [translate:0_calc(100%-var(--band))] bg-lid text-on-lid [box-shadow:0_-1px_0_var(--case)]",
  // It covers the link's own ring.
  "group-focus-visible:[outline:var(--line-focus)_solid] group-focus-visible:-outline-offset-8",
);

/** Keeps its contents in place while the band rises. */
const still = clsx(moving, "[translate:0_calc(var(--band)-100%)]");

const layout = "items-center px-well";

/** A link to a case study: the whole box. An opened one keeps a notch. */
export function ClosedBox({ slug, className, children }: ClosedBoxProps) {
  // Twice, so that the ink changes at the band's edge. Nobody needs the second before the pointer or focus is here.
  const [isReached, setIsReached] = useState(false);
  const isOpened = slug in useOpened();
  return (
    <SiteLink
      to={`/work/${slug}`}
      data-accent={slug}
      onMouseMove={() => setIsReached(true)}
      onFocusCapture={() => setIsReached(true)}
      className={clsx(
        "group relative isolate overflow-hidden bg-bg text-text transition-[color,outline-color] duration-quick [--band:14px] narrow:[--band:10px]",
        "focus-visible:[box-shadow:none] focus-visible:-outline-offset-8 focus-visible:[--focus:var(--on-lid)]",
        !isReached && "hover:text-on-lid focus-visible:text-on-lid",
        layout,
        className,
      )}
    >
      {children}
      {isOpened && (
        <>
          <span className="sr-only">Opened</span>
          <i
            aria-hidden="true"
            className="notch-at-6 absolute bottom-(--band) -z-1 aspect-2/1 h-5 rounded-t-notch bg-lid"
          />
        </>
      )}
      <span aria-hidden="true" className={clsx(band, !isReached && "-z-1")}>
        <span className={clsx(still, layout, className)}>{isReached && children}</span>
      </span>
    </SiteLink>
  );
}
