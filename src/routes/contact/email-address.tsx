import { useEffect, useRef, useState } from "react";
import { Icon } from "#components/icon/icon.tsx";
import { copyText } from "#lib/copy-text.ts";

const NOTE_DURATION = 4000;

/** The owner's address. A click copies it and says so. */
export function EmailAddress({ address }: { address: string }) {
  const [note, setNote] = useState("");
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setNote(""), NOTE_DURATION);
    return () => clearTimeout(timer);
  }, [note]);

  const copy = async () => {
    const copied = await copyText(address, shown.current);
    setNote(copied ? "Copied" : "Selected, ready to copy");
  };
  return (
    <div className="relative mt-s6 flex items-stretch gap-x-4.5 narrow:mb-4">
      <button
        type="button"
        onClick={copy}
        className="inline-flex min-h-target max-w-full items-center gap-4.5 border-b-heavy border-current py-3.5 text-start text-[length:var(--size-h2)] leading-none font-bold tracking-[-0.012em] stretch-125 hover:text-inside narrow:gap-3 narrow:text-[1.125rem] tiny:text-[1rem]"
      >
        <span ref={shown} className="min-w-0 wrap-anywhere select-text">
          {address}
        </span>
        <Icon name="copy" />
        <span className="sr-only">: copy the email address</span>
      </button>
      <span
        role="status"
        // On a narrow screen it stands below, in the lid's own margin, so that nothing moves.
        className="inline-flex items-center bg-inside px-3.5 type-small leading-7 font-bold stretch-116 text-on-inside empty:invisible narrow:absolute narrow:start-0 narrow:top-full narrow:mt-1"
      >
        {note}
      </span>
    </div>
  );
}
