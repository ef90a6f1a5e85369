import clsx from "clsx";
import { Icon } from "#components/icon/icon.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { InstallCommand } from "./install-command.tsx";
import { fetchModal, showSource } from "./source-dialog.tsx";

const look =
  "flex min-h-12 items-center justify-between gap-4 bg-bg px-(--pad) type-small hover:bg-lining hover:text-on-lining focus-visible:z-1";

export function SourceButtons({ entry }: { entry: Pick<ShowcaseEntry, "title" | "docs" | "item"> }) {
  return (
    <div className="relative -mx-(--pad) -mb-(--pad) grid grid-cols-[repeat(auto-fit,minmax(max(34%,7.5rem),1fr))] gap-0.5 border-t-thick border-box bg-box">
      <InstallCommand item={entry.item} className={look} />
      {(["Code", "Styling"] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          onClick={() => showSource(entry, name)}
          // In a narrow card the arrow moves towards the edge, to leave space for the label.
          className={clsx(look, "gap-2! pe-[min(var(--pad),8%)]! font-label stretch-116")}
        >
          <span>
            {name}
            <span className="sr-only">{` of ${entry.title}`}</span>
          </span>
          <Icon name="arrow" className="size-5 rtl:-scale-x-100" />
        </button>
      ))}
    </div>
  );
}

/** A failure here is retried and reported on click. */
function fetchAhead() {
  fetchModal().catch(() => {});
}
