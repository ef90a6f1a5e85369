/** One moment of the clip as SVG: sharp at every size, and the same picture as the frame. */
import { fill, n, range, rect, svg } from "../pictures/draw.mjs";
import { palette } from "../pictures/palette.mjs";
import { ballAt, HEIGHT, WIDTH } from "./motion.mjs";
import { LINES, PITCH, thickness } from "./screen.mjs";

/** In units of the picture. */
const [STEP, TOLERANCE] = [3, 0.12];

export function poster(time) {
  const ball = ballAt(time);
  const lines = range(LINES).map((i) => ribbon(i * PITCH + PITCH / 2, ball));
  return svg(
    WIDTH,
    HEIGHT,
    rect(0, 0, WIDTH, HEIGHT, fill(palette.box)),
    `<path fill="${palette.bone}" d="${lines.join("")}"/>`,
  );
}

/** One line of the screen as a closed outline. */
function ribbon(x, ball) {
  const samples = range(HEIGHT / STEP + 1).map((i) => [i * STEP, (thickness(x, i * STEP, ball) * PITCH) / 2]);
  const kept = simplify(samples);
  const right = kept.map(([y, half]) => `${n(x + half)} ${y}`);
  const left = kept.toReversed().map(([y, half]) => `${n(x - half)} ${y}`);
  return `M${[...right, ...left].join("L")}z`;
}

/** Leaves out the points that lie within TOLERANCE of the line between those that are kept (Ramer, Douglas, Peucker). */
function simplify(points) {
  const [first, last] = [points[0], points.at(-1)];
  let [worst, at] = [TOLERANCE, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const t = (points[i][0] - first[0]) / (last[0] - first[0]);
    const off = Math.abs(points[i][1] - (first[1] + t * (last[1] - first[1])));
    if (off > worst) [worst, at] = [off, i];
  }
  if (at === 0) return [first, last];
  return [...simplify(points.slice(0, at + 1)).slice(0, -1), ...simplify(points.slice(at))];
}
