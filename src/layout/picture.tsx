import { narrow as narrowWindow } from "virtual:breakpoints";
import type { ComponentProps } from "react";
import type { Picture as PictureFile } from "#content/picture.ts";

/** The media condition of a narrow window, for `sizes`. */
export const NARROW = `(max-width: ${narrowWindow})`;

type PictureProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height"> & {
  picture: PictureFile;
  /** Stands in its place in a narrow window. */
  narrow?: PictureFile;
  alt: string;
  /** How wide the page shows it, as in `<source>`. The browser chooses among a photograph's files by it. */
  sizes: string;
  /** Attributes of a `<picture>` that is seen itself. Without them the image stands in the layout alone. */
  frame?: ComponentProps<"picture"> & { "data-theme"?: string };
};

/** A drawing or a photograph of the content. All other attributes are the image's. */
export function Picture({ picture, narrow, alt, sizes, frame, ...rest }: PictureProps) {
  const { src, width, height, sources } = picture;
  const image = <img src={src} width={width} height={height} alt={alt} {...rest} />;
  if (!frame && !narrow && !sources) return image;
  return (
    <picture {...(frame ?? { className: "contents" })}>
      {narrow && sourcesOf(narrow, sizes, NARROW)}
      {sources && sourcesOf(picture, sizes)}
      {image}
    </picture>
  );
}

function sourcesOf({ src, width, height, sources }: PictureFile, sizes: string, media?: string) {
  const files: { type?: string; srcSet: string }[] = [...(sources ?? [{ srcSet: src }])];
  return files.map(({ type, srcSet }) => (
    <source
      key={srcSet}
      media={media}
      type={type}
      srcSet={srcSet}
      sizes={type && sizes}
      width={media && width}
      height={media && height}
    />
  ));
}
