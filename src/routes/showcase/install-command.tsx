import { useRef } from "react";
import { CopyNote } from "#components/copy-note/copy-note.tsx";
import { Icon } from "#components/icon/icon.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { useCopy } from "#lib/use-copy.ts";
import { useHydrated } from "#lib/use-hydrated.ts";

/** Copies the command that installs the component. The prerendered page reserves its place, since it has no address yet. */
export function InstallCommand({ item, className }: Pick<ShowcaseEntry, "item"> & { className: string }) {
  const shown = useRef<HTMLElement>(null);
  const { note, copied, copy } = useCopy();
  if (!useHydrated()) return <div className={`${className} noscript:hidden`} />;
  const command = `npx shadcn add ${new URL(`r/${item}.json`, document.baseURI)}`;
  return (
    <>
      <button type="button" title={command} onClick={() => copy(command, shown.current)} className={className}>
        <span className="sr-only">
          {"Copy "}
          {/* Selected if the browser refuses to copy. */}
          <code ref={shown}>{command}</code>
        </span>
        <Icon name={copied ? "check" : "copy"} />
      </button>
      <CopyNote note={note} className="absolute start-0 bottom-full mb-2" />
    </>
  );
}
