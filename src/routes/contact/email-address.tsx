import clsx from "clsx";
import { Fragment, type ReactNode, useRef } from "react";
import { CopyNote } from "#components/copy-note/copy-note.tsx";
import { Icon } from "#components/icon/icon.tsx";
import { useCopy } from "#lib/use-copy.ts";
import { useHydrated } from "#lib/use-hydrated.ts";

const look = clsx(
  "inline-flex min-h-target max-w-full items-center gap-4.5 border-b-heavy border-current py-3.5 text-start narrow:gap-3",
  "text-h2 leading-none font-bold tracking-[-0.012em] stretch-125 hover:text-lining-text narrow:text-entry tiny:text-control",
);

/** Copies the owner's email address. Without scripts it is a mail link of the same size. */
export function EmailAddress({ address }: { address: string }) {
  const shown = useRef<HTMLSpanElement>(null);
  const hydrated = useHydrated();
  const { note, copy } = useCopy();
  const text = (
    <span ref={shown} className="min-w-0 wrap-anywhere select-text">
      {breakable(address)}
    </span>
  );
  return (
    <div className="relative mt-s6 flex items-center gap-x-4.5 narrow:mb-4">
      {hydrated ? (
        <button type="button" onClick={() => copy(address, shown.current)} className={look}>
          {text}
          <Icon name="copy" />
          <span className="sr-only">: copy email address</span>
        </button>
      ) : (
        <a href={`mailto:${address}`} className={look}>
          {text}
          <Icon name="external" />
        </a>
      )}
      {/* On a narrow screen the note is in the lid's padding, so nothing moves. */}
      <CopyNote note={note} className="narrow:absolute narrow:start-0 narrow:top-full narrow:mt-1" />
    </div>
  );
}

/** Lets the address break before its @ and dots, not inside a word. */
function breakable(address: string): ReactNode[] {
  return address.split(/(?=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move, and two may be equal.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
