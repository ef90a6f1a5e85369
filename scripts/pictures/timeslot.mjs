/** TIMESLOT: the week, booking on a phone, and the front desk; each in the colours of both themes. */
import { circle, fill, group, line, p, path, range, rect, svg, text } from "./draw.mjs";
import { timeslotPalettes } from "./palette.mjs";

/** A comb: a back, and eleven teeth below it, of which every third is long. */
function comb(x, y, width, height, color) {
  const [pitch, back] = [width / 21, height * 0.26];
  const teeth = range(11).map((i) => {
    const length = (height - back) * (i % 3 === 1 ? 1 : 0.84);
    return p`M${x + i * pitch * 2} ${y + back}v${length}h${pitch}v${-length}z`;
  });
  return path(p`M${x} ${y}h${width}v${back + 0.5}h${-width}z` + teeth.join(""), fill(color));
}

/**
 * Appointments, and free time without a look: day, start and length in half hours from the first line, look, text.
 * @type {[number, number, number, string, string][]}
 */
const week = [
  [0, 1, 3, "a", "Cut"],
  [0, 6, 2, "", "Free"],
  [0, 11, 5, "c", "Colour"],
  [1, 0, 2, "", "Free"],
  [1, 3, 6, "a", "Colour"],
  [1, 13, 3, "", "Free"],
  [2, 2, 4, "c", "Cut and wash"],
  [2, 8, 2, "a", "Fringe"],
  [2, 12, 6, "", "Free"],
  [3, 0, 4, "a", "Cut"],
  [3, 6, 3, "", "Free"],
  [3, 14, 4, "", "Free"],
  [4, 1, 2, "", "Free"],
  [4, 4, 5, "c", "Colour"],
  [4, 11, 3, "a", "Cut"],
  [4, 15, 4, "", "Free"],
  [5, 0, 5, "", "Free"],
  [5, 6, 7, "a", "Colour and cut"],
];

function weekView(c, { width, height, left, top, days, firstDay, hours, size, now, services }) {
  const column = (width - left - 40) / days.length;
  const slot = (height - top - 30) / (hours * 2);
  const y = (slots) => top + slots * slot;
  const lines = range(hours * 2 + 1).map((i) => p`M${left} ${y(i)}H${width - 40}`);
  const pad = 7;
  return svg(
    width,
    height,
    rect(0, 0, width, height, fill(c.bg)),
    path(lines.filter((_, i) => i % 2).join(""), line(c.c, 1)),
    path(lines.filter((_, i) => i % 2 === 0).join(""), line(c.fg, 1.5)),
    range(hours + 1).map((i) =>
      text(`${String(9 + i).padStart(2, "0")}:00`, left - 16, y(i * 2) + size * 0.34, {
        size: size * 0.88,
        color: c.fg,
        anchor: "end",
      }),
    ),
    days.map((day, i) => text(day, left + i * column + pad, top - size * 0.9, { size, color: c.fg })),
    week
      .filter(([day, start, length]) => day >= firstDay && day < firstDay + days.length && start + length <= hours * 2)
      .map(([day, start, length, look, service]) => {
        const [x, top_, w, h] = [
          left + (day - firstDay) * column + pad,
          y(start) + 2,
          column - pad * 2,
          length * slot - 4,
        ];
        // An hour has no room for it.
        const fits = look ? services : length > 2;
        const label = fits && text(service, x + 12, top_ + 10 + size * 0.66, { size: size * 0.84, color: c.fg });
        return [look ? rect(x, top_, w, h, fill(c[look])) : freeTime(c, x, top_, w, h), label];
      }),
    pickedSlot(c, left + (3 - firstDay) * column + pad, y(10) + 2, column - pad * 2, 4 * slot - 4),
    path(p`M${left - 8} ${y(now)}H${width - 40}`, line(c.now, 4)),
    circle(left - 8, y(now), 9, fill(c.now)),
  );
}

/** An outline: nobody sits there. */
function freeTime(c, x, y, width, height) {
  return rect(x + 1.25, y + 1.25, width - 2.5, height - 2.5, { fill: c.bg, stroke: c.fg, "stroke-width": 2.5 });
}

function pickedSlot(c, x, y, width, height) {
  const [side, end] = [width * 0.12, height * 0.12];
  return [
    rect(x, y, width, height, fill(c.pick)),
    comb(x + side, y + end, width - side * 2, height - end * 2, c.pickfg),
  ];
}

const weekWide = (c) =>
  weekView(c, {
    width: 1280,
    height: 620,
    left: 124,
    top: 82,
    days: ["Mon 8", "Tue 9", "Wed 10", "Thu 11", "Fri 12", "Sat 13"],
    firstDay: 0,
    hours: 10,
    size: 20,
    now: 9.3,
    services: true,
  });

const weekNarrow = (c) =>
  weekView(c, {
    width: 620,
    height: 460,
    left: 118,
    top: 76,
    days: ["Wed 10", "Thu 11", "Fri 12"],
    firstDay: 2,
    hours: 8,
    size: 28,
    now: 9.3,
    services: false,
  });

function phone(c) {
  const slots = ["10:00", "10:30", "11:00", "11:30", "12:00", "12:30", "13:00", "13:30"];
  const taken = [1, 2, 6];
  const [x, w, top, pitch, h] = [204, 212, 112, 46, 38];
  return svg(
    620,
    460,
    rect(0, 0, 620, 460, fill(c.a)),
    rect(186, 30, 248, 500, { fill: c.bg, stroke: c.fg, "stroke-width": 4 }),
    path("M286 48h48", line(c.fg, 5)),
    text("Thursday", x, 94, { size: 27, color: c.fg, weight: 700 }),
    slots.map((time, i) => {
      const y = top + i * pitch;
      const label = (color, strike) => text(time, x + 14, y + 27, { size: 22, color, strike });
      if (i === 4) {
        return [
          rect(x, y, w, h, fill(c.pick)),
          label(c.pickfg, false),
          path(p`M${x + w - 36} ${y + 19}l8 8l15 -16`, line(c.pickfg, 4)),
        ];
      }
      if (taken.includes(i)) return [rect(x, y, w, h, fill(c.a)), label(c.fg, true)];
      return [rect(x + 1.25, y + 1.25, w - 2.5, h - 2.5, line(c.fg, 2.5)), label(c.fg, false)];
    }),
    // Scissors, open.
    group(line(c.fg, 9), path("M52 96l64 196M134 96l-64 196"), circle(56, 326, 27), circle(130, 326, 27)),
    circle(93, 221, 5, fill(c.a)),
    group({ transform: "matrix(0 1 -1 0 568 96)" }, comb(0, 0, 268, 92, c.fg)),
  );
}

/**
 * What each chair has, and from when to when, in half hours from nine; no look: nobody.
 * @type {[number, number, string][][]}
 */
const lanes = [
  [
    [0, 3, "a"],
    [3, 2, ""],
    [5, 5, "c"],
    [10, 2, ""],
    [12, 4, "a"],
  ],
  [
    [0, 1, ""],
    [1, 4, "c"],
    [5, 3, "a"],
    [8, 3, ""],
    [11, 5, "c"],
  ],
  [
    [0, 2, ""],
    [2, 5, "a"],
    [7, 2, "pick"],
    [9, 5, "a"],
    [14, 2, ""],
  ],
  [
    [0, 3, ""],
    [3, 2, "a"],
    [5, 4, "c"],
    [9, 3, ""],
    [12, 4, "a"],
  ],
];

/** A salon chair from the side: back, seat, post and foot. */
function chair(x, y, color) {
  return path(p`M${x} ${y}h9v32h29v10h-38zM${x + 20} ${y + 42}h6v14h11v6h-28v-6h11z`, fill(color));
}

function desk(c) {
  const [left, right, top, pitch, h] = [104, 592, 78, 94, 70];
  const x = (slots) => left + (slots / 16) * (right - left);
  return svg(
    620,
    460,
    rect(0, 0, 620, 460, fill(c.bg)),
    path(
      range(4)
        .map((i) => p`M${x(2 + i * 4)} 64V440`)
        .join(""),
      line(c.c, 1),
    ),
    path(
      range(5)
        .map((i) => p`M${x(i * 4)} 64V440`)
        .join(""),
      line(c.fg, 1.5),
    ),
    range(5).map((i) =>
      text(String(9 + i * 2), x(i * 4), 48, {
        size: 25,
        color: c.fg,
        anchor: ["start", "middle", "middle", "middle", "end"][i],
      }),
    ),
    lanes.map((lane, i) => [
      chair(34, top + i * pitch + 4, c.fg),
      lane.map(([start, length, look]) => {
        const [x1, y1, w] = [x(start) + 2, top + i * pitch, (length / 16) * (right - left) - 4];
        if (look) return rect(x1, y1, w, h, fill(c[look]));
        const label =
          length > 1 && text("Free", x1 + w / 2, y1 + h / 2 + 6, { size: 18, color: c.fg, anchor: "middle" });
        return [freeTime(c, x1, y1, w, h), label];
      }),
    ]),
    path(p`M${x(8.2)} 58V444`, line(c.now, 4)),
    path(p`M${x(8.2) - 11} 56h22l-11 14z`, fill(c.now)),
  );
}

/** The work list's drawing, in one colour. */
function row() {
  const ink = "#000";
  const filled = [
    [0, 0, 2],
    [1, 1, 3],
    [2, 2, 2],
  ];
  const open = [
    [0, 3, 1],
    [0, 5, 2],
    [1, 5, 1],
    [2, 0, 1],
    [2, 5, 3],
    [3, 1, 1],
    [4, 0, 3],
    [4, 4, 2],
  ];
  /** @returns {[number, number, number, number]} */
  const box = (/** @type {number[]} */ [day, start, length]) => [12 + day * 71, 16 + start * 18, 62, length * 18 - 4];
  return svg(
    372,
    176,
    path(
      range(5)
        .map((i) => p`M10 ${14 + i * 36}H362`)
        .join(""),
      line(ink, 1.5),
    ),
    path(
      range(4)
        .map((i) => p`M10 ${32 + i * 36}H362`)
        .join(""),
      line(ink, 0.75),
    ),
    filled.map((slot) => rect(...box(slot), fill(ink))),
    open.map((slot) => rect(...box(slot), line(ink, 2.5))),
    comb(225, 70, 62, 80, ink),
  );
}

const drawings = { week: weekWide, "week-narrow": weekNarrow, phone, desk };

export const timeslot = Object.fromEntries([
  ...Object.entries(timeslotPalettes).flatMap(([theme, colors]) =>
    Object.entries(drawings).map(([name, draw]) => [`${name}-${theme}.svg`, draw(colors)]),
  ),
  ["row.svg", row()],
]);
