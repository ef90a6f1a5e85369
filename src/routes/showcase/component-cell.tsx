import clsx from "clsx";
import { useState } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { SourceModal, type SourceTab } from "#components/source-modal/source-modal.tsx";
import type { Example, ShowcaseEntry } from "#lib/showcase-entry.ts";
import { Cell } from "./cell.tsx";
import { KeyTable } from "./key-table.tsx";

type ComponentCellProps = {
  entry: ShowcaseEntry;
  /** `rows`: each example beside its caption, for small things; `stack`: above it. Default: "stack". */
  layout?: "rows" | "stack";
};

/** A component's card: what it is, its states, its keys, and at the foot its source. */
export function ComponentCell({ entry, layout = "stack" }: ComponentCellProps) {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<SourceTab>("Code");
  const examples = Object.entries<Example>(entry.examples);
  return (
    <Cell title={entry.title} span={4}>
      <p className="type-small -mt-3 text-mute">{entry.sentence}</p>
      <div
        className={clsx("grid", layout === "rows" ? "grid-cols-[auto_1fr] items-center gap-x-5.5 gap-y-4" : "gap-5.5")}
      >
        {examples.map(([name, { Example, caption }]) => (
          <div key={name} className={layout === "rows" ? "contents" : "grid gap-2"}>
            {/* A flex row, so that a small thing keeps its own width. */}
            <div className={layout === "rows" ? "flex" : undefined}>
              <Example />
            </div>
            {caption && <p className="type-small text-mute">{caption}</p>}
          </div>
        ))}
      </div>
      <KeyTable keys={entry.keys} />
      <div className="-mx-(--pad) mt-auto -mb-(--pad) grid grid-cols-2 gap-0.5 border-t-thick border-box bg-box">
        {(["Code", "Styling"] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              setTab(name);
              setOpen(true);
            }}
            className="flex min-h-12 items-center justify-between bg-bg px-(--pad) type-small font-label stretch-116 hover:bg-inside hover:text-on-inside focus-visible:z-1"
          >
            <span>
              {name}
              <span className="sr-only"> of {entry.title}</span>
            </span>
            <Icon name="arrow" />
          </button>
        ))}
      </div>
      <SourceModal
        title={entry.title}
        open={open}
        onClose={() => setOpen(false)}
        tab={tab}
        onTabChange={setTab}
        load={{ Code: entry.code, Styling: entry.styling }}
      />
    </Cell>
  );
}
