/** A picture as the page shows it. `import picture from "./photo.jpg?picture"` makes one (vite/content/pictures.ts). */
export type Picture = {
  /** Address of the drawing. Of a photograph, the file for a browser that knows none of the sources. */
  src: string;
  /** Size in CSS pixels: the page keeps this room free while the file loads. */
  width: number;
  height: number;
  /** A photograph's files in several widths, the smallest format first. */
  sources?: readonly { type: string; srcSet: string }[];
};
