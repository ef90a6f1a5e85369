import type { Summary } from "./websites.ts";

/** Figures over all sites, whatever the search shows. */
export function SummaryRow({ summary }: { summary: Summary }) {
  const figures: [string, string | number][] = [
    ["websites", summary.total],
    ["online", summary.online],
    ["with issues", summary.withIssues],
    ["average uptime", summary.averageUptime],
  ];
  return (
    <div className="@container bg-lining px-lid-pad pt-4 pb-4.5 text-on-lining">
      {/* In rem: larger text needs fewer columns. */}
      <dl
        aria-label="Summary"
        className="grid grid-cols-[repeat(4,minmax(max-content,1fr))] gap-x-gutter gap-y-6.5 @max-[50rem]:grid-cols-[repeat(2,minmax(max-content,1fr))] @max-[14rem]:grid-cols-1"
      >
        {figures.map(([label, figure]) => (
          <div key={label} className="flex items-end gap-3.5 narrow:flex-col narrow:items-start narrow:gap-3">
            <dt className="type-small order-1 max-w-[6em] leading-[1.15] font-label stretch-112">{label}</dt>
            <dd className="type-cut pb-[.02em] text-[length:var(--size-figure)] leading-[.72]">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
