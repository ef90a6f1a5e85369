import clsx from "clsx";
import { badgeClasses as classes } from "./badge.classes.ts";

type BadgeProps = {
  status: keyof typeof classes.status;
  label: string;
};

/** A status as shape, colour and word. */
export function Badge({ status, label }: BadgeProps) {
  return (
    <span className={clsx(classes.root, classes.status[status], `status-${status}`)}>
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 flex-none fill-current">
        {status === "online" && <circle cx="6" cy="6" r="6" />}
        {status === "maintenance" && (
          <>
            <path d="M6 0a6 6 0 0 0 0 12z" />
            <circle cx="6" cy="6" r="5" className="fill-none stroke-current stroke-2" />
          </>
        )}
        {status === "degraded" && <path d="M6 6V0a6 6 0 1 0 6 6z" />}
        {status === "unknown" && <circle cx="6" cy="6" r="5" className="fill-none stroke-current stroke-2" />}
        {status === "offline" && <path d="M1 1l10 10M11 1L1 11" className="stroke-current stroke-[3]" />}
      </svg>
      {label}
    </span>
  );
}
