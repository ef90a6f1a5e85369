import clsx from "clsx";
import type { ReactNode } from "react";

type LidProps = {
  children: ReactNode;
  /** Vertical padding. Use `lidAboveNotch` if the lining has a notch. */
  padding?: string;
  className?: string;
};

export const lidAboveNotch = "pt-[calc(var(--layout-lid-pad)+4px)] pb-[calc(var(--layout-notch)+20px)]";

/** The head of the black box: black, or the case study's colour. */
export function Lid({ children, padding = "pt-[calc(var(--layout-lid-pad)+4px)] pb-lid-pad", className }: LidProps) {
  return (
    <header
      data-part="lid"
      className={clsx(
        "relative z-2 bg-lid px-lid-pad text-on-lid",
        padding,
        "[--focus-gap:var(--lid)] [--focus:var(--box-focus)] in-data-accent:[--focus:var(--on-lid)]",
        className,
      )}
    >
      {children}
    </header>
  );
}

type LiningProps = {
  /** The thumb hole. Default: true. */
  notch?: boolean;
  notchClassName?: string;
  className?: string;
};

/** The strip of colour under the lid. */
export function Lining({ notch = true, notchClassName = "notch-at-6", className }: LiningProps) {
  return (
    <div data-part="lining" aria-hidden="true" className={clsx("relative z-2 h-lining flex-none bg-lining", className)}>
      {notch && (
        <i
          className={clsx(
            "absolute bottom-0 block aspect-2/1 h-notch rounded-t-notch bg-lining forced-colors:bg-[Canvas] forced-colors:outline-3",
            notchClassName,
          )}
        />
      )}
    </div>
  );
}

type WellProps = { children: ReactNode; className?: string };

/** The content area between the walls of the black box. */
export function Well({ children, className }: WellProps) {
  return (
    <div className={clsx("relative mx-wall min-w-0 flex-1 bg-bg px-well", className ?? "pt-s8 pb-s9")}>{children}</div>
  );
}
