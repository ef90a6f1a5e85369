import { useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "#components/icon/icon.tsx";
import { SourceModal, type SourceTab } from "#components/source-modal/source-modal.tsx";
import { afterPaint } from "#lib/after-paint.ts";
import type { ShowcaseEntry } from "#lib/showcase-entry.ts";

/** The foot of a card. Each of its two buttons opens the modal at its tab. */
export function SourceButtons({ entry }: { entry: Pick<ShowcaseEntry, "title" | "code" | "styling"> }) {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<SourceTab>("Code");
  return (
    <>
      <div className="-mx-(--pad) -mb-(--pad) grid grid-cols-2 gap-0.5 border-t-thick border-box bg-box">
        {(["Code", "Styling"] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              setTab(name);
              // Opens after the click is painted: the dialog makes the page inert, which is slow on a slow machine. With
              // flushSync its listeners come at once, so that Escape works as soon as the dialog shows.
              afterPaint(() => flushSync(() => setOpen(true)));
            }}
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
      <SourceModal
        title={entry.title}
        open={open}
        onClose={() => setOpen(false)}
        tab={tab}
        onTabChange={setTab}
        load={{ Code: entry.code, Styling: entry.styling }}
      />
    </>
  );
}
