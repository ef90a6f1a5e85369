/** MARZ: a shot on its way through the pipeline, the render queue, and the passes of one image. */
import { circle, fill, group, line, p, path, range, rect, svg, text } from "./draw.mjs";
import { palette } from "./palette.mjs";

const { marz: red, bone, ink, film, stone } = palette;

/** A wire globe, tilted towards the viewer: the near half of its circles. */
function globe(cx, cy, radius, width) {
  const tilt = 0.36;
  const project = (lat, lon) => {
    const [x, y, z] = [Math.cos(lat) * Math.sin(lon), Math.sin(lat), Math.cos(lat) * Math.cos(lon)];
    const [up, near] = [y * Math.cos(tilt) - z * Math.sin(tilt), y * Math.sin(tilt) + z * Math.cos(tilt)];
    return { point: [cx + radius * x, cy - radius * up], near };
  };
  const wire = (at) => {
    const points = range(41).map((i) => at((i / 40 - 0.5) * 2 * Math.PI));
    return points
      .map(({ point, near }, i) => (near < -0.02 ? "" : (points[i - 1]?.near >= -0.02 ? "L" : "M") + p`${point}`))
      .join("");
  };
  const meridians = range(6).map((i) => wire((t) => project(t, (i / 6) * Math.PI + 0.25)));
  const parallels = [-0.9, -0.45, 0, 0.45, 0.9].map((lat) => wire((t) => project(lat, t)));
  return [
    circle(cx, cy, radius, { fill: film, stroke: red, "stroke-width": width * 2 }),
    path([...meridians, ...parallels].join(""), line(red, width, { "stroke-linejoin": "round" })),
  ];
}

/** The plate: a floor in perspective, the globe on it, and the crosses that a tracker follows. */
function plate(x, y, width, height) {
  const horizon = y + height * 0.64;
  const centre = x + width / 2;
  const floor = range(9).flatMap((i) => {
    const near = x + width * (i / 8);
    return p`M${centre + (near - centre) * 0.22} ${horizon}L${near} ${y + height}`;
  });
  const depths = [0, 0.07, 0.18, 0.34, 0.6].map((t) => p`M${x} ${horizon + t * (y + height - horizon)}H${x + width}`);
  const crosses = [
    [0.09, 0.14],
    [0.18, 0.46],
    [0.62, 0.09],
    [0.9, 0.2],
    [0.84, 0.52],
    [0.14, 0.9],
    [0.9, 0.88],
  ];
  const arm = width / 52;
  return [
    path([...floor, ...depths].join(""), line(stone, 1.5)),
    globe(centre, y + height * 0.5, height * 0.33, 1.5),
    path(
      crosses
        .map(([u, v]) => p`M${x + width * u - arm} ${y + height * v}h${arm * 2}m${-arm} ${-arm}v${arm * 2}`)
        .join(""),
      line(bone, 2.5),
    ),
    rect(x, y, width, height, line(bone, 2.5)),
  ];
}

function node(label, x, y, width, height, size, lit = false) {
  return [
    rect(x, y, width, height, { fill: lit ? red : film, stroke: lit ? red : bone, "stroke-width": 2.5 }),
    text(label, x + width / 2, y + height / 2 + size * 0.34, { size, color: lit ? ink : bone, anchor: "middle" }),
  ];
}

/** A wire between two nodes, level at both ends. */
function wire(x1, y1, x2, y2, color, width) {
  const middle = (x1 + x2) / 2;
  return path(p`M${[x1, y1]}C${[middle, y1, middle, y2, x2, y2]}`, line(color, width));
}

/** Frame numbers over a ruler, versions as bars, and the playhead. */
function timeline(x, y, width, { size, frames, ticks, bars, playhead, thick, pitch, bottom }) {
  const at = (t) => x + width * t;
  const marks = range(ticks + 1).map((i) => {
    const major = i % (ticks / (frames.length - 1)) === 0;
    return p`M${at(i / ticks)} ${y}v${major ? 18 : i % 2 ? 6 : 10}`;
  });
  return [
    frames.map((frame, i) => {
      const last = i === frames.length - 1;
      return text(String(frame), at(i / (frames.length - 1)) + (last ? 2 : -2), y - 10, {
        size,
        color: bone,
        anchor: last ? "end" : "start",
      });
    }),
    path(marks.join(""), line(bone, 1.5)),
    bars.map(([row, from, to, color]) => rect(at(from), y + 32 + row * pitch, width * (to - from), thick, fill(color))),
    path(p`M${at(playhead)} ${y - 26}V${bottom}`, line(red, 4)),
    path(p`M${at(playhead) - 13} ${y - 42}h26v16l-13 13l-13-13z`, fill(red)),
  ];
}

/** @type {[number, ...any[]][]} */
const bars = [
  [0, 0, 1, bone],
  [1, 0.04, 0.42, stone],
  [1, 0.55, 0.94, stone],
  [2, 0.1, 0.31, bone],
  [2, 0.37, 0.69, bone],
  [2, 0.75, 0.98, bone],
  [3, 0.31, 0.81, red],
  [4, 0.6, 1, bone],
];

function pipeline() {
  const [w, h, size] = [150, 62, 20];
  const columns = [556, 760, 964];
  const rows = [62, 175, 288];
  const mid = (row) => rows[row] + h / 2;
  return svg(
    1280,
    620,
    rect(0, 0, 1280, 620, fill(film)),
    range(3).map((i) => wire(460, 206, columns[0], mid(i), red, 4)),
    range(3).map((i) => wire(columns[0] + w, mid(i), columns[1], mid(i), red, 4)),
    wire(columns[0] + w, mid(1), columns[1], mid(0), bone, 2.5),
    range(3).map((i) => wire(columns[1] + w, mid(i), columns[2], mid(1), red, 4)),
    wire(columns[2] + 100, mid(1), 1114, mid(0), red, 4),
    wire(columns[2] + 100, mid(1), 1114, mid(2), red, 4),
    plate(48, 56, 412, 300),
    [
      ["undistort", "layout"],
      ["track", "light"],
      ["roto", "matte"],
    ].map((pair, row) => pair.map((label, column) => node(label, columns[column], rows[row], w, h, size))),
    node("comp", columns[2], rows[1], 100, h, size, true),
    node("check", 1114, rows[0], 118, h, size),
    node("deliver", 1114, rows[2], 118, h, size),
    timeline(48, 432, 1184, {
      size: 18,
      frames: [1001, 1025, 1049, 1073, 1097],
      ticks: 96,
      bars,
      playhead: 0.553,
      thick: 19,
      pitch: 29,
      bottom: 620,
    }),
  );
}

function pipelineNarrow() {
  const rows = [28, 114, 200];
  return svg(
    620,
    460,
    rect(0, 0, 620, 460, fill(film)),
    rows.map((y) => wire(262, 143, 306, y + 28, red, 5)),
    rows.map((y) => wire(436, y + 28, 482, 142, red, 5)),
    plate(28, 28, 234, 228),
    ["track", "light", "matte"].map((label, i) => node(label, 306, rows[i], 130, 56, 29)),
    node("comp", 482, 114, 112, 56, 29, true),
    timeline(28, 328, 564, {
      size: 26,
      frames: [1001, 1049, 1097],
      ticks: 24,
      bars: bars.filter(([row]) => row !== 1 && row !== 4).map(([row, ...bar]) => [row && row - 1, ...bar]),
      playhead: 0.68,
      thick: 22,
      pitch: 33,
      bottom: 460,
    }),
  );
}

function queue() {
  const [columns, rows, cell, gap] = [7, 5, 70, 8];
  const left = (620 - columns * cell - (columns - 1) * gap) / 2;
  const top = (460 - rows * cell - (rows - 1) * gap) / 2;
  const [failed, current] = [17, 24];
  const frames = range(columns * rows).map((i) => {
    const x = left + (i % columns) * (cell + gap);
    const y = top + Math.floor(i / columns) * (cell + gap);
    const cx = x + 16 + ((i % columns) / (columns - 1)) * (cell - 32);
    const cy = y + cell - 16 - Math.abs(Math.sin((i / columns) * Math.PI * 1.3 + 0.3)) * (cell - 32);
    if (i === failed) {
      return [rect(x, y, cell, cell, fill(ink)), path(p`M${x + 20} ${y + 20}l30 30m0 -30l-30 30`, line(red, 6))];
    }
    if (i === current) return [rect(x, y, cell, cell, fill(bone)), circle(cx, cy, 9, fill(red))];
    if (i > current) {
      return [rect(x + 1.5, y + 1.5, cell - 3, cell - 3, line(ink, 3)), circle(cx, cy, 7.5, line(ink, 3))];
    }
    return [rect(x, y, cell, cell, fill(ink)), circle(cx, cy, 9, fill(bone))];
  });
  return svg(620, 460, rect(0, 0, 620, 460, fill(red)), frames);
}

function passes() {
  const grey = "#d8d6ce";
  const drawn = {
    beauty: [rect(0, 0, 200, 200, fill(red)), circle(100, 100, 70, fill(ink)), circle(92, 66, 19, fill(bone))],
    normals: [
      rect(0, 0, 200, 200, fill(bone)),
      range(5).map((i) => circle(100, 100, 14 + i * 14, line(ink, 3))),
      path("M30 100h140M100 30v140", line(ink, 3)),
    ],
    depth: [
      rect(0, 0, 200, 200, fill(grey)),
      [70, 52, 34, 16].map((radius, i) => circle(100, 100, radius, fill(["#b5b2a8", stone, "#5f5b55", ink][i]))),
    ],
    matte: [rect(0, 0, 200, 200, fill(ink)), circle(100, 100, 70, fill(bone))],
    motion: [
      rect(0, 0, 200, 200, fill(bone)),
      path(
        range(9)
          .map(
            (i) =>
              p`M${[96, 60, 110, 40, 84, 28, 72, 104, 56][i]} ${20 + i * 20}h${[70, 110, 64, 124, 92, 140, 100, 62, 84][i]}`,
          )
          .join(""),
        line(red, 8),
      ),
    ],
  };
  const sheets = Object.entries(drawn).map(([name, drawing], i) => {
    const top = 30 + i * 64;
    return { name, drawing, top };
  });
  return svg(
    620,
    460,
    rect(0, 0, 620, 460, fill(bone)),
    sheets
      .toReversed()
      .map(({ name, drawing, top }) => [
        group(
          { transform: `matrix(.82 .36 -.82 .36 224 ${top})` },
          drawing,
          rect(0, 0, 200, 200, line(ink, 3, { "vector-effect": "non-scaling-stroke" })),
        ),
        path(p`M388 ${top + 72}H442`, line(ink, 2)),
        text(name, 454, top + 80, { size: 25, color: ink }),
      ]),
  );
}

/** The work list's drawing, in one colour. */
function row() {
  const ink = "#000";
  const boxes = [4, 51, 98];
  return svg(
    372,
    176,
    group(
      { transform: "translate(10 10)" },
      group(
        line(ink, 2.5),
        rect(2, 30, 96, 70),
        circle(50, 65, 24),
        path("M50 41c-15 8-15 40 0 48M50 41c15 8 15 40 0 48M26 65h48"),
        boxes.map((y) => rect(150, y, 60, 28)),
      ),
      boxes.map((y) => [wire(98, 65, 150, y + 14, ink, 4), wire(210, y + 14, 274, 65, ink, 4)]),
      rect(274, 43, 76, 44, fill(ink)),
      path(
        range(37)
          .map((i) => p`M${3 + i * 9.6} 140v${i % 6 ? 6 : 14}`)
          .join(""),
        line(ink, 2),
      ),
    ),
  );
}

export const marz = {
  "pipeline.svg": pipeline(),
  "pipeline-narrow.svg": pipelineNarrow(),
  "queue.svg": queue(),
  "passes.svg": passes(),
  "row.svg": row(),
};
