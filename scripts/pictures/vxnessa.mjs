/** VXNESSA: works on a wall, an archive of small prints, and one work beside a person. The works are made up. */
import { circle, fill, group, inset, line, p, path, range, rect, svg } from "./draw.mjs";
import { palette } from "./palette.mjs";

const { vxnessa: purple, plum, lilac, coral, bone, ink } = palette;

/** The works, each drawn to its own format. */
const works = {
  ribbon: {
    format: [300, 400],
    drawing: [
      rect(0, 0, 300, 400, fill(bone)),
      range(22).map((i) => {
        const t = i / 21;
        return path(
          p`M-10 ${392 - 320 * t}C${[70 + 60 * t, 60 + 30 * t, 112 + 20 * t, 60 + 60 * t, 150, 190 + 26 * t]}S${[236 - 40 * t, 400 - 120 * t, 310, 20 + 190 * t]}`,
          line(i === 8 || i === 17 ? coral : i < 13 ? ink : purple, [3, 1.4, 2.2][i % 3]),
        );
      }),
    ],
  },
  arcs: {
    format: [240, 240],
    drawing: [
      rect(0, 0, 240, 180, fill(bone)),
      range(6).map((i) => circle(120, 176, 156 - i * 26, fill(i % 2 ? lilac : purple))),
      rect(-2, 176, 244, 68, fill(ink)),
    ],
  },
  sitter: {
    format: [260, 360],
    drawing: [
      rect(0, 0, 260, 360, fill(lilac)),
      path("M130 58a64 64 0 0 0 0 128zM130 202c-60 0-110 42-110 158h110z", fill(ink)),
      path("M130 58a64 64 0 0 1 0 128zM130 202c60 0 110 42 110 158H130z", fill(coral)),
    ],
  },
  beat: {
    format: [160, 260],
    drawing: [rect(0, 0, 160, 260, fill(coral)), range(9).map((i) => rect(-2, 10 + i * 28, 164, 3 + i * 2, fill(ink)))],
  },
  quarters: {
    format: [200, 200],
    drawing: [
      rect(0, 0, 200, 200, fill(ink)),
      range(16).map((i) => {
        const [x, y] = [(i % 4) * 50, Math.floor(i / 4) * 50];
        return path("M0 0h50v50A50 50 0 0 1 0 0z", {
          fill: [bone, coral, lilac][(i * 5 + Math.floor(i / 4)) % 3],
          transform: `translate(${x} ${y})rotate(${((i * 3 + Math.floor(i / 4)) % 4) * 90} 25 25)`,
        });
      }),
    ],
  },
};

/** A framed work with its middle at `cy`, and the plate beside it. */
function hang(name, x, cy, width) {
  const { format, drawing } = works[name];
  const height = (width * format[1]) / format[0];
  const y = cy - height / 2;
  return [
    rect(x - 9, y - 9, width + 18, height + 18, fill(ink)),
    inset(x, y, width, height, `0 0 ${format.join(" ")}`, drawing),
  ];
}

/** A visitor seen from behind, feet at `y`: head, coat, legs. */
function visitor(x, y, height, color = ink) {
  const s = height / 200;
  return group(
    { transform: `translate(${x} ${y})scale(${+s.toFixed(3)})`, fill: color },
    circle(0, -182, 17, {}),
    path(
      "M-30-72c-2-54 6-88 30-88s32 34 30 88c4 12 6 24 6 34H19l-3 38H5l-2-38h-6l-2 38h-11l-3-38h-17c0-10 2-22 6-34z",
      {},
    ),
  );
}

function wall() {
  const cy = 262;
  /** @type {[string, number, number][]} */
  const hung = [
    ["ribbon", 70, 258],
    ["arcs", 384, 196],
    ["sitter", 636, 224],
    ["beat", 916, 132],
    ["quarters", 1104, 122],
  ];
  const tags = hung.map(([name, x, width]) => {
    const height = (width * works[name].format[1]) / works[name].format[0];
    return rect(x + width - 28, cy + height / 2 + 26, 28, 16, fill(bone));
  });
  return svg(
    1280,
    620,
    rect(0, 0, 1280, 620, fill(purple)),
    rect(0, 532, 1280, 88, fill(plum)),
    hung.map(([name, x, width]) => hang(name, x, cy, width)),
    tags,
    path("M84 528h262v18h-18v50h-14v-50H116v50h-14v-50H84z", fill(ink)),
    visitor(590, 604, 250),
    visitor(982, 604, 264),
    visitor(1072, 604, 170),
  );
}

function wallNarrow() {
  return svg(
    620,
    460,
    rect(0, 0, 620, 460, fill(purple)),
    rect(0, 396, 620, 64, fill(plum)),
    hang("ribbon", 44, 200, 190),
    hang("sitter", 280, 200, 156),
    hang("arcs", 482, 200, 104),
    visitor(256, 446, 226),
    visitor(470, 446, 150),
  );
}

/** Small prints: a few motifs, turned and recoloured. */
function print(i) {
  const grounds = [bone, coral, ink, purple, bone, plum];
  const ground = grounds[(i * 7 + Math.floor(i / 3)) % grounds.length];
  const dark = [ink, purple, plum].includes(ground);
  const first = dark ? bone : ink;
  const second = ground === coral ? plum : dark ? coral : purple;
  const motif = [
    () => [circle(32, 32, 22, fill(second)), path("M32 10a22 22 0 0 1 0 44z", fill(first))],
    () => path("M0 16h64M0 32h64M0 48h64", line(first, 6)),
    () => [path("M0 64V32a32 32 0 0 1 64 0v32z", fill(second)), path("M18 64V38a14 14 0 0 1 28 0v26z", fill(first))],
    () => path("M0 64L64 0v64z", fill(first)),
    () => path("M0 20q16-20 32 0t32 0M0 36q16-20 32 0t32 0M0 52q16-20 32 0t32 0", line(second, 5)),
    () => [rect(14, 14, 36, 36, fill(first)), circle(32, 32, 10, fill(second))],
    () => path("M0 0h32v32A32 32 0 0 1 0 0zM32 32h32v32a32 32 0 0 1-32-32z", fill(second)),
  ][(i * 5 + Math.floor(i / 7)) % 7];
  return [rect(0, 0, 64, 64, fill(ground)), motif()];
}

function archive() {
  const [columns, pitch] = [8, 72];
  const pulled = 25;
  const at = (i) => [26 + (i % columns) * pitch, 22 + Math.floor(i / columns) * pitch];
  const prints = range(columns * 6).map((i) =>
    i === pulled
      ? rect(at(i)[0] + 1.5, at(i)[1] + 1.5, 61, 61, { fill: bone, stroke: ink, "stroke-width": 3 })
      : inset(...at(i), 64, 64, "0 0 64 64", print(i)),
  );
  return svg(
    620,
    460,
    rect(0, 0, 620, 460, fill(lilac)),
    prints,
    path("M162 238L262 98V338L162 302z", fill(ink)),
    rect(262, 98, 240, 240, fill(ink)),
    inset(274, 110, 216, 216, "0 0 64 64", print(pulled)),
  );
}

function scale() {
  const [x, y, w, h] = [86, 44, 240, 320];
  return svg(
    620,
    460,
    rect(0, 0, 620, 460, fill(bone)),
    rect(0, 410, 620, 50, fill(lilac)),
    rect(x - 9, y - 9, w + 18, h + 18, fill(ink)),
    inset(x, y, w, h, "0 0 300 400", works.ribbon.drawing),
    // Dimension lines.
    path(
      p`M44 ${y - 9}V${y + h + 9}M32 ${y - 9}h24M32 ${y + h + 9}h24M${x - 9} 392H${x + w + 9}M${x - 9} 380v24M${x + w + 9} 380v24`,
      line(purple, 3),
    ),
    visitor(398, 436, 318, purple),
    // The text beside it, as the page sets it: a heading and its lines.
    rect(468, 60, 118, 34, fill(ink)),
    range(7).map((i) => rect(468, 120 + i * 24, [118, 104, 118, 92, 112, 118, 66][i], 7, fill(ink))),
    rect(468, 308, 74, 34, fill(coral)),
  );
}

/** The work list's drawing, in one colour. */
function row() {
  const black = "#000";
  return svg(
    372,
    176,
    group(
      line(black, 2.5),
      rect(12, 18, 96, 138),
      rect(128, 18, 84, 62),
      rect(128, 96, 84, 60),
      rect(232, 40, 130, 94),
      range(9).map((i) =>
        path(p`M18 ${140 - i * 7}C${[44 + i * 2, 20 + i * 9, 70 - i, 160 - i * 5, 102, 50 + i * 8]}`, {}),
      ),
      range(3).map((i) => path(p`M${160 - i * 10} 72a${10 + i * 10} ${10 + i * 10} 0 0 1 ${20 + i * 20} 0z`, {})),
      circle(297, 87, 37, {}),
    ),
    range(7).map((i) => rect(135 + i * 11.2, 102, 1 + i, 48, fill(black))),
    path("M297 50a37 37 0 0 1 0 74z", fill(black)),
  );
}

export const vxnessa = {
  "wall.svg": wall(),
  "wall-narrow.svg": wallNarrow(),
  "archive.svg": archive(),
  "scale.svg": scale(),
  "row.svg": row(),
};
