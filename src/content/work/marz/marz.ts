import type { CaseStudy } from "../case-study.ts";
import passes from "./passes.svg";
import pipeline from "./pipeline.svg";
import pipelineNarrow from "./pipeline-narrow.svg";
import queue from "./queue.svg";

export const marz: CaseStudy = {
  intro:
    "A shot passes through many hands before anyone sees it. A pipeline is what carries it from one to the next without losing a frame.",
  responsibilities: [
    "Publishing and version tools for artists",
    "Checks that stop a broken frame before review",
    "A render queue that can be read at a glance",
  ],
  info: "Internship in a visual-effects studio. The pictures are drawn for this page; the studio’s screens and shots stay with the studio.",
  url: "https://example.com/marz",
  figures: [
    {
      src: pipeline,
      width: 1280,
      height: 620,
      narrow: { src: pipelineNarrow, width: 620, height: 460 },
      size: "full",
      alt: "A shot on its way: a tracked plate with a wire sphere leads through boxes such as track, light and matte into comp. Below it a timeline of versions with a playhead.",
      caption:
        "One shot from plate to delivery. The red path is the one that has to stay open; the playhead marks the frame in review.",
    },
    {
      src: queue,
      width: 620,
      height: 460,
      size: "half",
      alt: "A render queue as a grid of small frames in which a dot travels. Done frames are filled, waiting ones are outlined, and one failed frame is crossed out.",
      caption: "The queue as a flip-book. A failed frame is crossed out, never only coloured.",
    },
    {
      src: passes,
      width: 620,
      height: 460,
      size: "half",
      alt: "Five passes of one image as a stack of slanted sheets: beauty, normals, depth, matte and motion.",
      caption: "Passes of one image travel together, under one version number.",
    },
  ],
  outro: "The finished shots are the studio’s to show.",
};
