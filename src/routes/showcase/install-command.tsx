import clsx from "clsx";
import { useRef } from "react";
import { CopyNote } from "#components/copy-note/copy-note.tsx";
import { Icon } from "#components/icon/icon.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { useCopy } from "#lib/use-copy.ts";
import { useHydrated } from "#lib/use-hydrated.ts";

/** Shows dots for text that is still selected and copied with the rest. */
const dots = "inline-block w-[1ch] overflow-hidden align-bottom text-nowrap before:content-['…']";

/** Copies the command that installs the component. The prerendered page reserves the row, since it has no address yet. */
export function InstallCommand({ item, className }: Pick<ShowcaseEntry, "item"> & { className: string }) {
  const shown = useRef<HTMLElement>(null);
  const { note, copied, copy } = useCopy();
  const row = clsx(className, "col-span-full");
  if (!useHydrated()) return <div className={clsx(row, "noscript:hidden")} />;
  const folder = new URL("r", document.baseURI).href;
  const command = `npx shadcn add ${folder}/${item}.json`;
  return (
    <>
      <button type="button" aria-label={`Copy ${command}`} onClick={() => copy(command, shown.current)} className={row}>
        <code ref={shown} className="truncate font-code text-compact">
          npx shadcn add <span className={dots}>{folder}</span>
          {`/${item}.json`}
        </code>
        <Icon name={copied ? "check" : "copy"} />
      </button>
      <CopyNote note={note} className="absolute end-0 bottom-full mb-2" />
    </>
  );
}
