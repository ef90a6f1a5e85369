import type { ReactNode } from "react";

type PictureDropProps = { label: string; onPick: (picture: File) => void; children: ReactNode };

/** A field that takes a picture, by drop or with a file input. */
export function PictureDrop({ label, onPick, children }: PictureDropProps) {
  const pick = (files: FileList | null) => {
    const [picture] = files ?? [];
    if (picture) onPick(picture);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop target; the file input does the same by keyboard
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        pick(event.dataTransfer.files);
      }}
    >
      {children}
      <input type="file" accept="image/*" aria-label={label} onChange={({ target }) => pick(target.files)} />
    </div>
  );
}
