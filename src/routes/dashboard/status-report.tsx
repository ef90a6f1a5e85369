import { useEffect, useRef, useState } from "react";
import { Button } from "#components/button/button.tsx";
import { Icon } from "#components/icon/icon.tsx";
import { NoScript } from "#layout/no-script.tsx";
import { useHydrated } from "#lib/use-hydrated.ts";
import { formatAge, isStale } from "./outages.ts";

export type Report =
  | { state: "loading" }
  | {
      state: "read";
      /** When the sites were checked and the file was published, in ms since 1970; null if unknown. */
      checked: number | null;
      modified: number | null;
      /** Names of the sites that the file lacks. */
      missing: readonly string[];
    }
  /** `reason` is a sentence. */
  | { state: "failed"; reason: string };

type StatusReportProps = { report: Report; onRetry: () => void };

/** Shows how old the status is, or why it is missing. */
export function StatusReport({ report, onRetry }: StatusReportProps) {
  const hydrated = useHydrated();
  const now = useMinute();
  const box = useRef<HTMLDivElement>(null);
  const tryAgain = () => {
    // The button disappears with its message, and focus would be lost.
    box.current?.focus();
    onRetry();
  };
  const isOld = report.state === "read" && isStale(report.checked ?? report.modified, now);
  const warns = report.state === "failed" || isOld;
  return (
    <div ref={box} tabIndex={-1} className="mb-s4 min-h-6 type-small">
      <NoScript>Live status needs JavaScript.</NoScript>
      <div
        className={warns ? "grid justify-items-start gap-3 border-s-[4px] border-warn-text bg-sunk px-4 py-3.5" : ""}
      >
        {/* Screen readers only announce text in a live region that already exists. */}
        <p role="status" className="flex max-w-none items-start gap-2">
          {warns && <Icon name="alert" className="mt-px size-5 text-warn-text" />}
          <span className="min-w-0 wrap-anywhere">{hydrated && textOf(report, now)}</span>
        </p>
        {report.state === "failed" && (
          <Button variant="line" size="small" onClick={tryAgain}>
            Try again
          </Button>
        )}
      </div>
      {report.state !== "failed" && (
        <p className="mt-1.5 max-w-none text-mute noscript:hidden">
          Each mark is a day. Short: no outage. Taller: down for part of the day. Full height: down all day. Thin line:
          no data.
        </p>
      )}
    </div>
  );
}

function textOf(report: Report, now: number): string {
  if (report.state === "loading") return "Checking site status…";
  if (report.state === "failed") return /* text */ `${report.reason} Showing the sites without live status.`;
  const texts = [formatAge(report.checked, report.modified, now)];
  if (isStale(report.checked ?? report.modified, now))
    texts.push("This check is out of date. Status may have changed.");
  if (report.missing.length) texts.push(`No data for ${report.missing.join(", ")}.`);
  return texts.join(" ");
}

/** The current time in ms since 1970, updated every minute. */
function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
