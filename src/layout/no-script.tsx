import clsx from "clsx";
import type { ReactNode } from "react";

type NoScriptProps = { children: ReactNode; className?: string };

/** A notice for visitors without scripts. */
export function NoScript({ children, className }: NoScriptProps) {
  return (
    <noscript>
      <p className={clsx("border-s-[4px] border-edge bg-sunk px-4 py-3.5 wrap-anywhere text-text", className)}>
        {children}
      </p>
    </noscript>
  );
}
