import clsx from "clsx";

type CopyNoteProps = {
  /** As useCopy gives it. The element stands while it is empty, or its first words would not be read. */
  note: string;
  /** Places it. */
  className?: string;
};

/** Says that something was copied, to eye and ear. */
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
