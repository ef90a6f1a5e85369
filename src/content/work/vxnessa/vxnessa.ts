import type { CaseStudy } from "../case-study.ts";
import archive from "./archive.svg";
import scale from "./scale.svg";
import wall from "./wall.svg";
import wallNarrow from "./wall-narrow.svg";

// CONFIRM: part, constraints, decisions and what was learnt are read out of the project's drawings. Keep what is true.
export const vxnessa: CaseStudy = {
  summary: {
    problem:
      "A portfolio should behave like a wall: quiet, level, and out of the way of what hangs on it, whatever its format.",
    part: "The design: gallery, archive, the page of a single work, and the type and colour around them.",
    outcome: "A portfolio in three views: the wall, one work by itself, and an archive to look through.",
  },
  responsibilities: [
    "Layout of the gallery and of each work’s page",
    "An archive that can be looked through",
    "Type and colour that leave the work alone",
  ],
  info: "A portfolio site for an artist. The works in these pictures are stand-ins, drawn for this page.",
  facts: {
    year: "PLACEHOLDER: the year, or the first and the last",
    client: "PLACEHOLDER: the artist's name, if it may be told",
    team: "PLACEHOLDER: who else worked on it, and on what",
    result: "PLACEHOLDER: what came of it, in numbers that can be checked",
  },
  constraints: [
    "Works of every format, and none may be cropped to suit a layout.",
    "A screen has no scale: a small print and a large canvas come out the same size.",
    "Whatever is not the work has to stay quieter than the work.",
  ],
  sections: [
    {
      kind: "text",
      id: "the-wall",
      heading: "Hung on one line",
      text: "Works of different sizes hang with their centres on one line, as they would in a room. The page does the levelling, so that a new work needs no layout of its own.",
      figure: {
        name: "The gallery wall",
        src: wall,
        width: 1280,
        height: 620,
        narrow: { src: wallNarrow, width: 620, height: 460 },
        alt: "A gallery wall: framed abstract works of different sizes hang on one centre line, with visitors before them.",
        caption:
          "No work is cropped to the format of its neighbour. Only the centres share a line, so it is the centres that the eye follows.",
      },
    },
    {
      kind: "decision",
      id: "decision-archive",
      heading: "How to look through an archive",
      choice: "A drawer of small prints. One is pulled out and shown larger, and its place stays empty.",
      rejected: "A page for each print, and the browser’s Back to return to the others.",
      why: "Whoever looks through an archive compares. While the place is kept, the eye knows where it was, and the neighbours are one step away.",
      figure: {
        name: "The archive",
        src: archive,
        width: 620,
        height: 460,
        alt: "An archive: rows of small works as tiles. One is pulled out of its place and shown larger, and its place stays empty.",
        caption: "The empty place is the way back: whoever has looked closely knows where to go on.",
      },
    },
    {
      kind: "decision",
      id: "decision-scale",
      heading: "How to say how large a work is",
      choice: "A standing figure beside the work, at the same scale, with dimension lines.",
      rejected: "Width and height as a line of text under the picture.",
      why: "Two numbers have to be imagined, and few people do. A figure next to a frame is understood before anything is read; the numbers stay for those who need them.",
      figure: {
        name: "The page of a single work",
        src: scale,
        width: 620,
        height: 460,
        alt: "The page of a single work: a large framed piece with dimension lines, a standing figure beside it, and a column of text.",
        caption: "As tall as a person: a glance says it, before the eye gets to the lines beside them.",
      },
    },
  ],
  learnt: "Most of the work on a quiet page is taking away. What stays has to be level, for then everything shows.",
  url: "https://example.com/vxnessa",
  outro: "See how it hangs.",
};
