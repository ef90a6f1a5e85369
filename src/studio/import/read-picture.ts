import { UnreadableFile } from "./unreadable.ts";

export type Picture = { width: number; height: number; pixels: Uint8ClampedArray };

/** The longest side of what is read. More pixels say nothing more about the colours. */
const LONGEST = 128;
const MOST = 20 * 1024 * 1024;

/**
 * The pixels of a picture, drawn at 128 px at most.
 * @throws UnreadableFile for a file that is too large, that is no picture, and that this browser cannot show
 */
export async function readPicture(file: Blob): Promise<Picture> {
  const name = "name" in file && typeof file.name === "string" && file.name ? file.name : "The picture";
  const refuse = (found: string, mend: string) => new UnreadableFile(name, "", found, mend);
  if (file.size === 0) throw refuse("The file is empty.", "Drop another.");
  if (file.size > MOST) throw refuse("The file has more than 20 MB.", "Save it smaller: 128 px are read.");
  if (file.type && !file.type.startsWith("image/"))
    throw refuse(`This is no picture (${file.type}).`, "Drop a PNG, JPEG or WebP.");
  const bitmap = await createImageBitmap(file).catch(() => {
    const isDrawing = file.type.startsWith("image/svg");
    throw isDrawing
      ? refuse("An SVG has no pixels to read here.", "Save it as a PNG.")
      : refuse("This browser cannot read it as a picture.", "Drop a PNG, JPEG or WebP.");
  });
  try {
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (!context) throw refuse("This browser gives no canvas to read it.", "Reload the page.");
    context.drawImage(bitmap, 0, 0, width, height);
    return { width, height, pixels: context.getImageData(0, 0, width, height).data };
  } finally {
    bitmap.close();
  }
}
