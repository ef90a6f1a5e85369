import clsx from "clsx";

type CopyNoteProps = {
  /** The note of `useCopy`. The element stays while the note is empty, or screen readers would miss its first words. */
  note: string;
  /** Places the note. */
  className?: string;
};

/** Says that something was copied, to screen readers too. */
export function CopyNote({ note, className }: CopyNoteProps) {
  return (
    <span
      role="status"
      className={clsx(
        "inline-flex items-center bg-lining px-3.5 type-small leading-7 font-bold stretch-116 whitespace-nowrap text-on-lining empty:invisible",
        className,
      )}
    >
      {note}
    </span>
  );
}
