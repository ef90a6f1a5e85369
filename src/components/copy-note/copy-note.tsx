import clsx from "clsx";

type CopyNoteProps = {
  /** The note of `useCopy`. The element stays while empty, or screen readers would miss the first note. */
  note: string;
  className?: string;
};

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
