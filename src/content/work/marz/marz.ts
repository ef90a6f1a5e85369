import type { CaseStudy } from "../case-study.ts";
import passes from "./passes.svg";
import pipeline from "./pipeline.svg";
import pipelineNarrow from "./pipeline-narrow.svg";
import queue from "./queue.svg";

// CONFIRM: part, constraints, decisions and what was learnt are read out of the project's drawings. Keep what is true.
export const marz: CaseStudy = {
  summary: {
    problem:
      "A shot passes through many hands before anyone sees it. A pipeline has to carry it from one to the next without losing a frame.",
    part: "As an intern on the pipeline: tools for publishing and versions, checks on frames, a view of the render queue.",
    outcome: "Tools for the steps between the artists. The finished shots are the studio’s to show.",
  },
  responsibilities: [
    "Publishing and version tools for artists",
    "Checks that stop a broken frame before review",
    "A render queue that can be read at a glance",
  ],
  info: "Internship in a visual-effects studio. The pictures are drawn for this page; the studio’s screens and shots stay with the studio.",
  facts: {
    year: "PLACEHOLDER: the year, or the first and the last month",
    client: "PLACEHOLDER: the studio's name, if it may be told",
    team: "PLACEHOLDER: who else worked on it, and on what",
    result: "PLACEHOLDER: what came of it, in numbers that can be checked",
  },
  constraints: [
    "A studio at work: a tool that holds up a shot costs more than the step it saves.",
    "An artist’s eyes are on the shot. What the pipeline has to say must be read in passing.",
    "What is found in review is found late; what can be checked by a machine is checked before.",
  ],
  sections: [
    {
      kind: "text",
      id: "plate-to-delivery",
      heading: "From plate to delivery",
      text: "Track, light, matte and comp each take what the step before has published. The tools write down which version went where, so that a step can be done again without asking around.",
      figure: {
        name: "One shot from plate to delivery",
        src: pipeline,
        width: 1280,
        height: 620,
        narrow: { src: pipelineNarrow, width: 620, height: 460 },
        alt: "A shot on its way: a tracked plate with a wire sphere leads through boxes such as track, light and matte into comp. Below it a timeline of versions with a playhead.",
        caption:
          "Red is the path that has to stay open. Below it the same shot along its frames: the playhead marks the one in review.",
      },
    },
    {
      kind: "decision",
      id: "decision-failed-frame",
      heading: "How a failed frame shows",
      choice: "The queue is a flip-book: a small picture for each frame, and a cross through one that failed.",
      rejected: "A list of file names, each with a coloured dot for its state.",
      why: "A broken frame is noticed as a break in a movement, and its neighbours often say what went wrong. A cross also needs no colour vision, and no legend.",
      figure: {
        name: "The render queue",
        src: queue,
        width: 620,
        height: 460,
        alt: "A render queue as a grid of small frames in which a dot travels. Done frames are filled, waiting ones are outlined, and one failed frame is crossed out.",
        caption: "The eye follows the dot and stops at the cross. White is the frame being rendered, outlines wait.",
      },
    },
    {
      kind: "decision",
      id: "decision-one-version",
      heading: "What a version number counts",
      choice: "The image: all its passes share one number and are published together.",
      rejected: "Each pass by itself, so that only what changed is rendered again.",
      why: "Depth of one version under the beauty of another fits almost, and almost is found late. One number costs some renders and leaves nothing to mix up.",
      figure: {
        name: "Five passes of one image",
        src: passes,
        width: 620,
        height: 460,
        alt: "Five passes of one image as a stack of slanted sheets: beauty, normals, depth, matte and motion.",
        caption: "Five passes, one number. When motion is rendered again, so are the other four.",
      },
    },
  ],
  learnt: "A check that only says no gets worked around. One that says what is wrong, and how to mend it, gets used.",
  url: "https://example.com/marz",
  outro: "What the studio makes is on its own site.",
};
