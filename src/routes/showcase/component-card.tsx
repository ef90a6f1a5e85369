import clsx from "clsx";
import { Boundary } from "#components/boundary/boundary.tsx";
import type { Example, ShowcaseEntry } from "#components/showcase-entry.ts";
import { Card, type Span } from "./card.tsx";
import { CardFooter } from "./card-footer.tsx";
import { HydrationBoundary } from "./deferred-hydration.tsx";

export type ComponentCardProps = {
  entry: ShowcaseEntry;
  /** Columns of the grid's twelve. Default: 4. */
  span?: Span;
  /**
   * `rows`: captions beside the examples, `stack`: below. `bleed` fills the card to its walls. `columns`: the first example
   * above three columns. `halves`: four examples, and beside them the fifth, as tall as three, and the sixth.
   */
  layout?: keyof typeof layouts;
  /** Shares a row with another paired card on medium screens. */
  paired?: boolean;
  endsFirstScreen?: boolean;
};

const layouts = {
  rows: "grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5.5 gap-y-4 narrow:gap-y-1.5",
  stack: "grid gap-5.5 narrow:gap-3.5",
  bleed: "-mx-(--pad) grid flex-1",
  // The third row absorbs the fifth example's growth, so that a message there does not move its neighbours.
  halves: clsx(
    "grid grid-flow-col grid-cols-2 grid-rows-[auto_auto_1fr_auto] content-start gap-x-gutter gap-y-5.5 narrow:gap-y-3.5 *:nth-5:row-span-3",
    "tiny:grid-flow-row tiny:grid-cols-1 tiny:grid-rows-none tiny:*:nth-5:row-auto",
  ),
  // On a narrow screen the first has no room for its steps side by side, which the dialog shows one by one.
  columns: "grid grid-cols-3 gap-gutter *:first:col-span-full narrow:grid-cols-1 narrow:*:first:hidden",
};

export function ComponentCard({ entry, span = 4, layout = "stack", paired, endsFirstScreen }: ComponentCardProps) {
  const rows = layout === "rows";
  return (
    <Card title={entry.title} span={span} paired={paired} cost={entry.cost} endsFirstScreen={endsFirstScreen}>
      <p className="type-small -mt-3 narrow:-mt-2 text-mute">{entry.sentence}</p>
      <div className={layouts[layout]}>
        {Object.entries<Example>(entry.examples).map(([name, { Example, caption }]) => (
          <div key={name} className={rows ? "contents" : "grid gap-2"}>
            {/* A flex row keeps a small example's own width. */}
            <div className={clsx(rows && "flex", layout === "bleed" && "flex flex-col")}>
              <HydrationBoundary>
                <Boundary what="This example">
                  <Example />
                </Boundary>
              </HydrationBoundary>
            </div>
            {caption && <p className="type-small text-mute">{caption}</p>}
          </div>
        ))}
      </div>
      <CardFooter entry={entry} />
    </Card>
  );
}
