import { MINUTES_A_DAY } from "#services/status.ts";
import { type Day, describeOutages } from "./outages.ts";

/** Sizes in units of the drawing. */
const CELL = 3;
const GAP = 0.75;
const HEIGHT = 32;
const UP_HEIGHT = 12;
const MIN_OUTAGE_HEIGHT = 18;

const fills = {
  up: "fill-ok",
  partly: "fill-hold",
  down: "fill-bad",
  none: "fill-box-mute",
} satisfies Record<Day["state"], string>;

/** One cell per day: the longer the outage, the taller. A day without data is a thin line. */
export function OutageBar({ days, summary }: { days: readonly Day[]; summary: string }) {
  const width = days.length * CELL;
  return (
    <figure className="mt-3.5">
      <div className="on-box p-2 forced-colors:border">
        <svg
          role="img"
          aria-label={`Outages in the last ${days.length} days. ${describeOutages(days)}`}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-8 w-full"
        >
          {(Object.keys(fills) as Day["state"][]).map((state) => (
            <path
              key={state}
              d={days.map((day, index) => (day.state === state ? cell(index, heightOf(day)) : "")).join("")}
              className={`${fills[state]} forced-colors:fill-[CanvasText]`}
            />
          ))}
        </svg>
      </div>
      <figcaption className="type-small mt-1.5">{summary}</figcaption>
    </figure>
  );
}

function cell(index: number, height: number): string {
  return `M${index * CELL} ${HEIGHT}v${-height}h${CELL - GAP}v${height}z`;
}

function heightOf({ state, minutes }: Day): number {
  if (state === "none") return 1.5;
  if (state === "down") return HEIGHT;
  return state === "up"
    ? UP_HEIGHT
    : MIN_OUTAGE_HEIGHT + (HEIGHT - MIN_OUTAGE_HEIGHT) * 0.8 * Math.min(1, minutes / MINUTES_A_DAY);
}
