import type { ReactNode } from "react";

type PictureDropProps = { label: string; onPick: (pictures: FileList) => void; children: ReactNode };

/** A field that takes a picture, by drop or with a file input. */
export function PictureDrop({ label, onPick, children }: PictureDropProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop target; the file input does the same by keyboard
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onPick(event.dataTransfer.files);
      }}
    >
      {children}
      <input
        type="file"
        accept="image/*"
        aria-label={label}
        onChange={({ target }) => target.files?.length && onPick(target.files)}
      />
    </div>
  );
}
