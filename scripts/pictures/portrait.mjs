/**
 * The portrait of the about page: a head modelled as a relief, lit from the upper left, and read off along vertical
 * lines that are as thick as the light is strong. No photograph and no real person is behind it.
 */
import { fill, n, range, rect, svg } from "./draw.mjs";
import { palette } from "./palette.mjs";

const [WIDTH, HEIGHT, PITCH, STEP] = [480, 640, 6, 4];
/** Towards the light: left, up, and out of the picture. */
const LIGHT = unit([-0.66, -0.42, 0.62]);
/** Middle line of the face. */
const MID = 244;

/** Half the head's width at fractions of its height, crown to chin. */
const HEAD = { top: 104, bottom: 396, widths: [0, 62, 84, 95, 100, 101, 99, 96, 90, 78, 58, 0] };
const HAIR = { top: 74, bottom: 330, widths: [0, 72, 98, 111, 116, 117, 115, 110, 104, 96, 84, 0] };

function unit(vector) {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/** 0 below `from`, 1 above `to`, smooth between. */
function ramp(from, to, value) {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** A soft hill of height 1. */
function hill(x, y, cx, cy, rx, ry) {
  return Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2);
}

/** Half width of an outline at a height, or 0 above and below it. Round at both ends. */
function halfWidth({ top, bottom, widths }, y) {
  const t = ((y - top) / (bottom - top)) * (widths.length - 1);
  if (t <= 0 || t >= widths.length - 1) return 0;
  const i = Math.floor(t);
  const [a, b, f] = [widths[i], widths[i + 1], t - i];
  if (a === 0) return b * Math.sqrt(1 - (1 - f) ** 2);
  if (b === 0) return a * Math.sqrt(1 - f * f);
  const [before, after] = [widths[i - 1] || a, widths[i + 2] || b];
  return (
    0.5 *
    (2 * a +
      (b - before) * f +
      (2 * before - 5 * a + 4 * b - after) * f * f +
      (3 * a - before - 3 * b + after) * f ** 3)
  );
}

/** Height of a rounded body at a point: 0 outside. */
function dome(outline, x, y, depth) {
  const half = halfWidth(outline, y);
  const across = (x - MID) / (half || 1);
  if (half === 0 || Math.abs(across) >= 1) return 0;
  const along = (y - (outline.top + outline.bottom) / 2) / ((outline.bottom - outline.top) / 2);
  return depth * Math.sqrt(1 - across * across) * (1 - 0.32 * along * along);
}

/** Top edge of the shoulders. */
function shoulder(x) {
  const out = Math.abs(x - MID);
  return 452 + 62 * ramp(52, 180, out) + 40 * ramp(150, 300, out) - 10 * ramp(90, 40, out);
}

const hairline = (x) => 158 - 20 * ramp(-60, 70, x - MID) + 0.0034 * (x - MID - 26) ** 2;

/** What is at a point: how far it stands out, and how much of the light it gives back. */
function surface(x, y) {
  const dx = x - MID;
  const side = Math.abs(dx);
  const face = dome(HEAD, x, y, 104);
  const hair = dome(HAIR, x, y, 128);
  const inFace = face > 0 && y > hairline(x) && side < halfWidth(HEAD, y);
  if (inFace) {
    let z = face;
    z -= 15 * hill(side, y, 44, 240, 27, 17);
    z += 9 * hill(side, y, 44, 214, 34, 9);
    z += 10 * hill(side, y, 60, 286, 26, 24);
    z +=
      (8 + 24 * ramp(222, 298, y)) *
      (1 - ramp(298, 312, y)) *
      Math.exp(-((dx / (9 + 5 * ramp(230, 298, y))) ** 2)) *
      ramp(206, 226, y);
    z += 8 * hill(side, y, 17, 301, 9, 8);
    z += 9 * hill(dx, y, 0, 334, 34, 9) + 9 * hill(dx, y, 0, 353, 28, 9);
    z -= 7 * hill(dx, y, 0, 366, 30, 6);
    z += 9 * hill(dx, y, 0, 384, 26, 16);
    const mouth = 343 + 0.004 * dx * dx - 2 * Math.exp(-((dx / 7) ** 2));
    const lips = side < 36 && Math.abs(y - mouth) < 2.6 ? 0.25 : 1 - 0.3 * hill(dx, y, 0, 344, 30, 12);
    const eye = hill(side, y, 45, 243, 17, 7) > 0.5 ? 0.3 : 1;
    const brow = Math.abs(y - (206 + 0.012 * (side - 40) ** 2)) < 5 && side > 16 && side < 76 ? 0.3 : 1;
    return { z, albedo: Math.min(lips, eye, brow) };
  }
  if (hair > 0 && y < 300) {
    const strand = 0.85 + 0.35 * Math.sin((dx * 0.9 + (y - 80) * 0.42 + 0.004 * dx * dx) * 0.19);
    return { z: hair + 4 * strand, albedo: 0.3 * strand };
  }
  const neck = side < 56 && y > 330 ? 62 * Math.sqrt(1 - (side / 56) ** 2) - 10 : 0;
  const collar = 446 + 0.006 * dx * dx;
  if (y > shoulder(x) || (y > collar && side < 66)) {
    const fall = y - shoulder(x);
    const z = 58 + 26 * Math.sqrt(Math.min(1, Math.max(0, fall) / 120)) - 0.0009 * dx * dx;
    const ribbed = y < collar + 22 && side < 76;
    const fade = 1 - 0.62 * ramp(-40, 200, dx) - 0.25 * ramp(560, 640, y);
    return { z: z - (y < collar + 3 && side < 66 ? 8 : 0), albedo: fade * (ribbed ? 0.42 : 0.74) };
  }
  if (neck > 0) return { z: neck, albedo: 0.92 };
  return null;
}

/** The rims of the glasses, their bridge and their temples: 1 on them. */
function glasses(x, y) {
  const side = Math.abs(x - MID);
  const fromLens = Math.hypot(side - 47, y - 243);
  const bridge = side < 12 && Math.abs(y - (236 + 0.05 * side * side)) < 3.5;
  const temple = side > 84 && side < 104 && Math.abs(y - 236) < 3.5;
  return Math.abs(fromLens - 38) < 4.5 || bridge || temple;
}

/** How much of the light reaches a point past the rest of the relief, 0 to 1. */
function unshadowed(x, y, z) {
  let free = 1;
  for (let step = 6; step < 150; step += 6) {
    const [px, py, pz] = [x + LIGHT[0] * step, y + LIGHT[1] * step, z + LIGHT[2] * step];
    const block = surface(px, py);
    if (block) free = Math.min(free, 1 - ramp(0, 9, block.z - pz));
  }
  return free;
}

/** Brightness of the picture at a point, 0 to 1. */
function light(x, y) {
  const here = surface(x, y);
  // The room is a little brighter on the side that the light leaves dark, so that the head stands off it.
  if (!here) return 0.14 + 0.2 * ramp(230, 470, x) * ramp(640, 160, y) - 0.03 * ramp(140, 0, x);
  if (y > 190 && glasses(x, y)) return 0.03;
  const slope = (ax, ay) => (surface(x + ax, y + ay)?.z ?? here.z - 14) - (surface(x - ax, y - ay)?.z ?? here.z - 14);
  const normal = unit([-slope(2.5, 0) / 5, -slope(0, 2.5) / 5, 1]);
  const facing = Math.max(0, normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2]);
  const lit = 0.07 + 1.02 * facing * (0.25 + 0.75 * unshadowed(x, y, here.z + 3));
  // A lens throws a streak of light back.
  const lens = Math.hypot(Math.abs(x - MID) - 47, y - 243) < 33;
  const streak = lens && Math.abs((x - MID) * 0.75 + (y - 243) + (x < MID ? 56 : -18)) < 7 ? 0.4 : 0;
  return Math.min(1, lit * here.albedo + streak);
}

/** One line of the screen as a closed ribbon. Points that lie on the line through their neighbours are left out. */
function ribbon(x) {
  const samples = range(HEIGHT / STEP + 1).map((i) => {
    const y = i * STEP;
    const around = [
      [-1.5, -1],
      [1.5, -1],
      [-1.5, 1],
      [1.5, 1],
    ].map(([ax, ay]) => light(x + ax, y + ay));
    const mean = around.reduce((sum, value) => sum + value) / 4;
    return [y, Math.max(0.45, (PITCH / 2) * 0.95 * mean ** 0.9)];
  });
  const kept = simplify(samples, 0.12);
  const right = kept.map(([y, half]) => `${n(x + half)} ${y}`);
  const left = kept.toReversed().map(([y, half]) => `${n(x - half)} ${y}`);
  return `M${[...right, ...left].join("L")}z`;
}

/** Ramer, Douglas and Peucker, for a function of y. */
function simplify(points, tolerance) {
  const [first, last] = [points[0], points.at(-1)];
  let [worst, at] = [tolerance, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const t = (points[i][0] - first[0]) / (last[0] - first[0]);
    const off = Math.abs(points[i][1] - (first[1] + t * (last[1] - first[1])));
    if (off > worst) [worst, at] = [off, i];
  }
  if (at === 0) return [first, last];
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}

const ribbons = range(WIDTH / PITCH).map((i) => ribbon(i * PITCH + PITCH / 2));

export const portrait = svg(
  WIDTH,
  HEIGHT,
  rect(0, 0, WIDTH, HEIGHT, fill(palette.box)),
  `<path fill="${palette.bone}" d="${ribbons.join("")}"/>`,
);
