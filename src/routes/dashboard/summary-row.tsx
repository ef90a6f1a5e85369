import type { Summary } from "./websites.ts";

const grid =
  "grid grid-cols-[repeat(4,minmax(max-content,1fr))] @max-figures:grid-cols-[repeat(2,minmax(min-content,1fr))] " +
  "@max-figures-least:grid-cols-1 gap-x-gutter gap-y-6.5";

/** Figures for the sites that the search finds. */
export function SummaryRow({ summary }: { summary: Summary }) {
  const figures: [string, string | number][] = [
    [/* text */ "websites", summary.total],
    [/* text */ "online", summary.online],
    [/* text */ "with issues", summary.withIssues],
    [/* text */ "average uptime", summary.averageUptime],
  ];
  return (
    <div className="@container bg-lining px-lid-pad pt-4 pb-4.5 text-on-lining">
      {/* In rem, so larger text gets fewer columns. */}
      <dl aria-label="Summary" className={grid}>
        {figures.map(([label, figure]) => (
          <div
            key={label}
            className="flex items-end gap-3.5 @max-figures:flex-wrap narrow:flex-col narrow:flex-nowrap narrow:items-start narrow:gap-3"
          >
            <dt className="type-small order-1 max-w-[6em] leading-tight font-label stretch-112">{label}</dt>
            <dd suppressHydrationWarning className="type-cut pb-[.02em] text-figure leading-figure">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
