/** The clip's frames as pixels: planar YUV 4:2:0 in video range, with no colour in it. */
import { ballAt, HEIGHT as UNITS } from "./motion.mjs";
import { LINES, lidEdges, PITCH, reach, thickness } from "./screen.mjs";

export const [WIDTH, HEIGHT] = [1920, 1080];
const SCALE = HEIGHT / UNITS;
/** The site's box and bone, in video range: 16 is black, 235 white. */
const [BOX, BONE] = [28, 226];
const NO_COLOR = 128;

/**
 * Draws frames, one after another.
 * @returns `draw(time)`: the frame's bytes, valid until the next call
 */
export function createPainter() {
  const frame = Buffer.alloc((WIDTH * HEIGHT * 3) / 2, NO_COLOR);
  const empty = Buffer.alloc(WIDTH * HEIGHT, BOX);
  const whole = { left: 0, right: WIDTH / SCALE, top: 0, bottom: UNITS };
  fill(empty, whole, undefined);
  return {
    draw(time) {
      const ball = ballAt(time);
      empty.copy(frame);
      if (ball) fill(frame, reach(ball), ball);
      drawLid(frame, time);
      return frame;
    },
  };
}

/** Draws every line that passes a rectangle, row by row. */
function fill(pixels, { left, right, top, bottom }, ball) {
  const [from, to] = [Math.floor(left / PITCH), Math.min(LINES, Math.ceil(right / PITCH))];
  for (let row = Math.floor(top * SCALE); row < Math.min(HEIGHT, bottom * SCALE); row++) {
    for (let line = from; line < to; line++) {
      const x = line * PITCH + PITCH / 2;
      const half = (thickness(x, (row + 0.5) / SCALE, ball) * PITCH * SCALE) / 2;
      const [start, end] = [x * SCALE - half, x * SCALE + half];
      const first = line * PITCH * SCALE;
      for (let column = first; column < first + PITCH * SCALE; column++) {
        const covered = Math.max(0, Math.min(column + 1, end) - Math.max(column, start));
        pixels[row * WIDTH + column] = BOX + (BONE - BOX) * covered;
      }
    }
  }
}

function drawLid(pixels, time) {
  const { edge, lining } = lidEdges(time);
  for (let row = 0; row < Math.min(HEIGHT, lining * SCALE); row++) {
    const black = Math.min(1, Math.max(0, edge * SCALE - row));
    pixels.fill(Math.round(BONE + (BOX - BONE) * black), row * WIDTH, (row + 1) * WIDTH);
  }
}
