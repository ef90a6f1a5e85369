import { Icon } from "#components/icon/icon.tsx";
import type { ShowcaseEntry } from "#lib/showcase-entry.ts";
import { fetchModal, showSource } from "./shown-source.tsx";

/** The foot of a card. Each of its two buttons opens the modal at its tab. */
export function SourceButtons({ entry }: { entry: Pick<ShowcaseEntry, "title" | "docs"> }) {
  return (
    <div className="-mx-(--pad) -mb-(--pad) grid grid-cols-2 gap-0.5 border-t-thick border-box bg-box">
      {(["Code", "Styling"] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          onClick={() => showSource(entry, name)}
          className="flex min-h-12 items-center justify-between bg-bg px-(--pad) type-small font-label stretch-116 hover:bg-lining hover:text-on-lining focus-visible:z-1"
        >
          <span>
            {name}
            <span className="sr-only"> of {entry.title}</span>
          </span>
          <Icon name="arrow" className="size-5 rtl:-scale-x-100" />
        </button>
      ))}
    </div>
  );
}

/** What fails here is tried again, and said, by the press. */
function fetchAhead() {
  fetchModal().catch(() => {});
}
