import clsx from "clsx";
import { useRef } from "react";
import { CopyNote } from "#components/copy-note/copy-note.tsx";
import { Icon } from "#components/icon/icon.tsx";
import { profile } from "#content/profile.ts";
import type { ShowcaseEntry } from "#lib/showcase-entry.ts";
import { useCopy } from "#lib/use-copy.ts";
import { useHydrated } from "#lib/use-hydrated.ts";

/** Dots for a text that is selected with the rest. As a flex item it would be a line of its own there. */
const dots = "inline-block w-[1ch] overflow-hidden align-bottom before:content-['…']";

/** The command that installs a component in a project, across the card's foot. A press copies it. */
export function Command({ item, className }: Pick<ShowcaseEntry, "item"> & { className: string }) {
  const shown = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const { note, copied, copy } = useCopy();
  // The prerendered page cannot know where it will stand, so it names the owner's address. A press knows.
  const folder = registryOf(hydrated ? document.baseURI : profile.site);
  const commandFrom = (folder: string) => `npx shadcn add ${folder}/${item}.json`;
  return (
    <>
      <button
        type="button"
        aria-label={`Copy ${commandFrom(folder)}`}
        onClick={() => copy(commandFrom(registryOf(document.baseURI)), shown.current)}
        className={clsx(className, "col-span-2")}
      >
        <code ref={shown} className="truncate font-code text-compact">
          npx shadcn add <span className={dots}>{folder}</span>
          {`/${item}.json`}
        </code>
        <Icon name={copied ? "check" : "copy"} />
      </button>
      {/* Not in the prerendered page, whose first screen has no byte to spare. */}
      {hydrated && <CopyNote note={note} className="absolute end-0 bottom-full mb-2" />}
    </>
  );
}

function registryOf(site: string): string {
  return new URL("r", site).href;
}
