/** EDUSIM: the board with its turn, a question card, and the players on their stairs. */
import { circle, fill, group, line, p, path, range, rect, svg, text } from "./draw.mjs";
import { palette } from "./palette.mjs";

const { edusim: red, maroon, cream, coral, ink } = palette;
const shade = "#74111c";

function tile(x, y, cell, question) {
  return [
    rect(x + 2, y + 2, cell - 4, cell - 4, fill(question ? coral : cream)),
    question &&
      text("?", x + cell / 2, y + cell * 0.71, { size: cell * 0.6, color: red, anchor: "middle", weight: 700 }),
  ];
}

function school(x, y, size) {
  const s = size / 100;
  return group(
    { transform: `translate(${x} ${y})scale(${+s.toFixed(3)})` },
    path("M0 100V48L50 14l50 34v52z", fill(cream)),
    path("M48 16V-14h4V16M50-14h24v16H50z", fill(cream)),
    path("M52-12h22v14H52z", fill(coral)),
    path("M40 100V72h20v28zM14 60h18v18H14zM68 60h18v18H68z", fill(red)),
    circle(50, 46, 8, fill(red)),
  );
}

/** Players differ by their heads, not only by colour. */
const heads = {
  round: circle(0, -46, 12, {}),
  square: rect(-11, -57, 22, 22, {}),
  peak: path("M-14-34L0-60l14 26z", {}),
  kite: path("M0-62l14 16L0-30l-14-16z", {}),
};

function pawn(x, y, scale, head, color, outline) {
  return group(
    { transform: `translate(${x} ${y})scale(${scale})`, fill: color, stroke: outline, "stroke-width": outline && 3 },
    path("M-20 0l7-12c6-8 8-14 8-24h10c0 10 2 16 8 24l7 12z", {}),
    heads[head],
  );
}

function die(x, y, size, pips, ground, color) {
  const at = {
    3: [
      [1, 1],
      [2, 2],
      [3, 3],
    ],
    5: [
      [1, 1],
      [3, 1],
      [2, 2],
      [1, 3],
      [3, 3],
    ],
  }[pips];
  return [
    rect(x, y, size, size, fill(ground)),
    at.map(([u, v]) => circle(x + (u / 4) * size, y + (v / 4) * size, size * 0.09, fill(color))),
  ];
}

function flag(x, y, height) {
  return path(
    p`M${x} ${y}v${-height}h5v${height}zM${x} ${-height + y}l${-height * 0.52} ${height * 0.2}l${height * 0.52} ${height * 0.2}z`,
    fill(ink),
  );
}

function tree(x, y, size) {
  return path(
    p`M${x} ${y}l${size * 0.36} ${-size}l${size * 0.36} ${size}zM${x + size * 0.32} ${y}h${size * 0.08}v${size * 0.2}h${-size * 0.08}z`,
    fill(maroon),
  );
}

/** Follows moves such as "r3" (three to the right) from a cell; every cell once. */
function walk(column, row, moves) {
  const cells = [[column, row]];
  for (const move of moves.split(" ")) {
    const [dx, dy] = { r: [1, 0], l: [-1, 0], u: [0, -1], d: [0, 1] }[move[0]];
    for (let i = 0; i < Number(move.slice(1)); i++) {
      const [x, y] = cells.at(-1);
      cells.push([x + dx, y + dy]);
    }
  }
  return cells;
}

/** The four steps of a turn, each with its sign; `lit` is the next thing to do. */
const steps = ["Roll", "Move", "Answer", "Pass"];

function sign(step, x, y, size, color, ground) {
  const half = size / 2;
  if (step === "Roll") return die(x - half, y - half, size, 5, color, ground);
  if (step === "Move") return pawn(x, y + half, size / 62, "round", color);
  if (step === "Answer") {
    return [
      rect(x - half * 0.8, y - half, size * 0.8, size, fill(color)),
      text("?", x, y + size * 0.26, { size: size * 0.74, color: ground, anchor: "middle", weight: 700 }),
    ];
  }
  return path(
    p`M${x - half} ${y - half * 0.3}h${size * 0.5}v${-half * 0.55}l${half} ${half * 0.85}l${-half} ${half * 0.85}v${-half * 0.55}h${-size * 0.5}z`,
    fill(color),
  );
}

/** The ground: a quiet chequer, then trees. */
function meadow(left, top, cell, columns, rows, trees) {
  const squares = range(columns * rows)
    .map((i) => [i % columns, Math.floor(i / columns)])
    .filter(([column, row]) => (column + row) % 2 === 0)
    .map(([column, row]) => p`M${left + column * cell} ${top + row * cell}h${cell}v${cell}h${-cell}z`);
  return [path(squares.join(""), fill(shade)), trees.map((at) => tree(...at))];
}

function track(cells, xy, cell, questions, pawns) {
  const foot = (i) => [xy(cells[i])[0] + cell / 2, xy(cells[i])[1] + cell - 8];
  const [x, y] = foot(cells.length - 1);
  return [
    cells.map((at, i) => tile(...xy(at), cell, questions.includes(i))),
    pawns.map(([i, head]) => pawn(...foot(i), cell / 47, head, ink)),
    flag(x, y, cell * 1.8),
  ];
}

function board() {
  const cell = 56;
  const [left, top] = [32, 58];
  const xy = ([column, row]) => [left + column * cell, top + row * cell];
  const cells = walk(0, 8, "r2 u2 r3 u3 l2 u2 r5 d3 r2 d4 r3 u4 r1 u2 r1");
  return svg(
    1280,
    620,
    rect(0, 0, 1280, 620, fill(red)),
    meadow(left, top, cell, 16, 9, [
      [46, 150, 84],
      [98, 172, 62],
      [222, 532, 78],
      [276, 554, 58],
      [330, 528, 70],
      [566, 136, 66],
      [618, 152, 82],
      [674, 136, 58],
      [520, 470, 60],
      [700, 250, 70],
      [742, 262, 54],
    ]),
    school(30, 304, 108),
    school(376, 336, 118),
    school(655, 356, 98),
    track(
      cells,
      xy,
      cell,
      [3, 8, 13, 18, 22, 28, 33],
      [
        [6, "round"],
        [15, "square"],
        [25, "peak"],
        [30, "kite"],
      ],
    ),
    rect(960, 0, 320, 620, fill(maroon)),
    steps.map((step, i) => {
      const [y, lit] = [50 + i * 134, i === 2];
      return [
        rect(988, y, 264, 118, lit ? fill(coral) : { fill: maroon, stroke: cream, "stroke-width": 3 }),
        sign(step, 1040, y + 59, 52, lit ? red : cream, lit ? coral : maroon),
        text(step, 1088, y + 70, { size: 31, color: lit ? maroon : cream, weight: 700 }),
        i < 3 ? path(p`M1120 ${y + 118}v16`, line(cream, 3)) : "",
      ];
    }),
  );
}

function boardNarrow() {
  const cell = 62;
  const [left, top] = [31, 28];
  const xy = ([column, row]) => [left + column * cell, top + row * cell];
  const cells = walk(0, 4, "r2 u2 r1 u2 r3 d2 r1 u1 r1");
  return svg(
    620,
    460,
    rect(0, 0, 620, 460, fill(red)),
    meadow(left, top, cell, 9, 5, [
      [232, 320, 84],
      [290, 330, 62],
      [536, 320, 76],
    ]),
    school(32, 84, 108),
    school(392, 238, 108),
    track(
      cells,
      xy,
      cell,
      [3, 7, 10, 12],
      [
        [1, "peak"],
        [4, "round"],
        [8, "square"],
        [13, "kite"],
      ],
    ),
    steps.map((step, i) => {
      const [x, lit] = [31 + i * 141.3, i === 2];
      return [
        rect(x + 1.5, 361.5, 131, 71, lit ? fill(coral) : { fill: maroon, stroke: cream, "stroke-width": 3 }),
        sign(step, x + 67, 397, 44, lit ? red : cream, lit ? coral : maroon),
      ];
    }),
  );
}

function question() {
  const card = (angle, color, outline) =>
    rect(150, 26, 320, 408, { fill: color, stroke: outline, "stroke-width": 3, transform: `rotate(${angle} 310 620)` });
  return svg(
    620,
    460,
    rect(0, 0, 620, 460, fill(coral)),
    card(-15, ink, coral),
    card(-7.5, red, coral),
    card(15, ink, coral),
    card(7.5, red, coral),
    rect(150, 26, 320, 408, fill(cream)),
    circle(310, 90, 36, fill(red)),
    text("?", 310, 109, { size: 54, color: cream, anchor: "middle", weight: 700 }),
    text("What is ¾ of 20?", 310, 182, { size: 31, color: ink, anchor: "middle", weight: 700, wdth: 108 }),
    [12, 15, 16, 18].map((answer, i) => {
      const [x, y, chosen] = [176 + (i % 2) * 138, 216 + Math.floor(i / 2) * 100, i === 1];
      return [
        chosen ? rect(x, y, 130, 90, fill(red)) : rect(x + 1.5, y + 1.5, 127, 87, line(ink, 3)),
        text(String(answer), x + 65, y + 60, { size: 42, color: chosen ? cream : ink, anchor: "middle", weight: 700 }),
        chosen ? path(p`M${x + 100} ${y + 18}l6 6l12 -13`, line(cream, 4)) : "",
      ];
    }),
  );
}

function turn() {
  /** @type {[string, number][]} */
  const players = [
    ["round", 3],
    ["square", 5],
    ["peak", 2],
    ["kite", 4],
  ];
  const step = 48;
  return svg(
    620,
    460,
    rect(0, 0, 620, 460, fill(maroon)),
    players.map(([head, score], i) => {
      const [x, lit] = [46 + i * 134, i === 1];
      const top = 424 - score * step;
      return [
        range(score).map((level) => rect(x, 424 - (level + 1) * step + 3, 126, step - 3, fill(lit ? coral : cream))),
        text(String(score * 10), x + 63, 424 - 12, {
          size: 27,
          color: lit ? maroon : red,
          anchor: "middle",
          weight: 700,
        }),
        pawn(x + 63, top + 2, 1.8, head, lit ? coral : cream),
        lit ? path(p`M${x + 63 - 22} ${top - 156}h44l-22 26z`, fill(cream)) : "",
      ];
    }),
    path("M0 426H620", line(cream, 3)),
  );
}

/** The work list's drawing, in one colour. */
function row() {
  const black = "#000";
  const cells = walk(0, 4, "r2 u2 r3 d2 r3 u3 r3");
  /** @returns {[number, number]} */
  const at = (/** @type {number[]} */ [column, line_]) => [6 + column * 30, 24 + line_ * 30];
  return svg(
    372,
    176,
    cells.map((cell, i) =>
      [4, 9].includes(i)
        ? rect(...at(cell), 26, 26, fill(black))
        : rect(at(cell)[0] + 1.25, at(cell)[1] + 1.25, 23.5, 23.5, line(black, 2.5)),
    ),
    pawn(at(cells[15])[0] + 13, at(cells[15])[1] + 25, 0.9, "round", black),
    path(
      p`M${at(cells.at(-1))[0] + 11} ${at(cells.at(-1))[1]}v-42h4v42zM${at(cells.at(-1))[0] + 11} ${at(cells.at(-1))[1] - 42}l-30 10l30 10z`,
      fill(black),
    ),
    rect(63, 27, 48, 48, line(black, 2.5)),
    [
      [75, 39],
      [87, 51],
      [99, 63],
    ].map(([x, y]) => circle(x, y, 4.5, fill(black))),
  );
}

export const edusim = {
  "board.svg": board(),
  "board-narrow.svg": boardNarrow(),
  "question.svg": question(),
  "turn.svg": turn(),
  "row.svg": row(),
};
