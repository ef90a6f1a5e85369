import clsx from "clsx";
import { useRef, useState } from "react";
import { buttonClassName } from "#components/button/button-class-name.ts";
import { CopyNote } from "#components/copy-note/copy-note.tsx";
import { Icon } from "#components/icon/icon.tsx";
import { staticHref } from "#layout/site-link.tsx";
import { useCopy } from "#lib/use-copy.ts";
import { useHydrated } from "#lib/use-hydrated.ts";

/** Copies the address of the page's file, which link previews can read, unlike a hash. Invisible before hydration. */
export function CopyLink({ path }: { path: string }) {
  const hydrated = useHydrated();
  const shown = useRef<HTMLSpanElement>(null);
  const [refused, setRefused] = useState(false);
  const { note, copy } = useCopy();
  const address = hydrated ? new URL(staticHref(path), document.baseURI).href : "";
  return (
    <div className={clsx("relative noscript:hidden", !hydrated && "invisible")}>
      <div className="relative">
        <button
          type="button"
          className={buttonClassName({ variant: "line" })}
          onClick={async () => setRefused(!(await copy(address, shown.current)))}
        >
          <Icon name="copy" /> Copy link
        </button>
        <CopyNote note={note} className="absolute end-0 top-full mt-3 narrow:start-0 narrow:end-auto" />
      </div>
      {/* Selected and copied if the clipboard is refused; visible if that fails too. */}
      <span
        ref={shown}
        aria-hidden={!refused}
        className={
          refused
            ? "type-small absolute end-0 top-full mt-12 w-max max-w-112 wrap-anywhere narrow:static narrow:block narrow:w-auto"
            : "sr-only"
        }
      >
        {address}
      </span>
    </div>
  );
}
