import type { CaseStudy } from "../case-study.ts";
import archive from "./archive.svg";
import scale from "./scale.svg";
import wall from "./wall.svg";
import wallNarrow from "./wall-narrow.svg";

export const vxnessa: CaseStudy = {
  intro: "A portfolio should behave like a wall: quiet, level, and out of the way of what hangs on it.",
  responsibilities: [
    "Layout of the gallery and of each work’s page",
    "An archive that can be looked through",
    "Type and colour that leave the work alone",
  ],
  info: "A portfolio site for an artist. The works in these pictures are stand-ins, drawn for this page.",
  url: "https://example.com/vxnessa",
  figures: [
    {
      src: wall,
      width: 1280,
      height: 620,
      narrow: { src: wallNarrow, width: 620, height: 460 },
      size: "full",
      alt: "A gallery wall: framed abstract works of different sizes hang on one centre line, with visitors before them.",
      caption: "Works of every format hang on one centre line; the page does the levelling.",
    },
    {
      src: archive,
      width: 620,
      height: 460,
      size: "half",
      alt: "An archive: rows of small works as tiles. One is pulled out of its place and shown larger, and its place stays empty.",
      caption: "The archive is a drawer of small prints. Pull one out and its place is kept.",
    },
    {
      src: scale,
      width: 620,
      height: 460,
      size: "half",
      alt: "The page of a single work: a large framed piece with dimension lines, a standing figure beside it, and a column of text.",
      caption: "A work’s own page shows its size beside a person, because a screen cannot.",
    },
  ],
  outro: "See how it hangs.",
};
