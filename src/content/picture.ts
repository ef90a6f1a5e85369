/** `import picture from "./photo.jpg?picture"` makes one (vite/content/pictures.ts). */
export type Picture = {
  /** For a photograph, the fallback for browsers that support none of the sources. */
  src: string;
  /** Size in CSS pixels. */
  width: number;
  height: number;
  /** A photograph's files, smallest format first. */
  sources?: readonly { type: string; srcSet: string }[];
};
