import clsx from "clsx";
import type { ReactNode } from "react";

type WellProps = { children: ReactNode; className?: string };

/** The inside of the black box: content on the theme's background, between the walls. */
export function Well({ children, className }: WellProps) {
  return (
    <div className={clsx("relative mx-wall min-w-0 flex-1 bg-bg px-well", className ?? "pt-s8 pb-s9")}>{children}</div>
  );
}
