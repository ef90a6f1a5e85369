import { narrow as narrowWindow } from "virtual:breakpoints";
import type { ComponentProps } from "react";
import type { Picture as PictureFile } from "#content/picture.ts";

/** For `sizes`. */
export const NARROW = `(max-width: ${narrowWindow})`;

type PictureProps = Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height"> & {
  picture: PictureFile;
  /** Replaces it in a narrow window. */
  narrow?: PictureFile;
  alt: string;
  /** Its width on the page, as in `<source>`, from which the browser picks a photograph's file. */
  sizes: string;
  /** Attributes of a `<picture>` with a box of its own. Without them only the image takes part in the layout. */
  frame?: ComponentProps<"picture"> & { "data-theme"?: string };
};

/** A drawing or photograph. All other attributes go to the image. */
export function Picture({ picture, narrow, alt, sizes, frame, ...rest }: PictureProps) {
  const { src, width, height, sources } = picture;
  // React sets attributes in this order, and a picture is only lazy if it is told so before its address.
  const image = <img {...rest} width={width} height={height} alt={alt} src={src} />;
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
