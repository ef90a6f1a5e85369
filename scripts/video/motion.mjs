/**
 * What happens in the clip, second by second: a lid opens, a ball falls in, bounces, knocks against the wall, rolls
 * back and comes to rest; the lid closes. Worked out once in small steps, so that picture, sound and captions agree.
 *
 * Lengths are in units of a picture of 960 × 540, times in seconds, speeds in units a second.
 */
export const [WIDTH, HEIGHT] = [960, 540];
export const DURATION = 14;
export const RADIUS = 112;
/** Where the ball stands on the floor, and the wall it meets: the picture's own edge. */
export const FLOOR = 474;
const WALL = WIDTH - RADIUS;

const GRAVITY = 1800;
const DROP = { at: 1.6, x: 132, y: -RADIUS - 20, speed: 178 };
/** Share of the speed that is left after a bounce on the floor, and after the knock. */
const [SPRING, KNOCK] = [0.71, 0.74];
/** Slower than this the ball no longer leaves the floor. */
const LEAST_BOUNCE = 60;
/** What rolling takes from the speed, a second. */
const DRAG = 30;
const STEP = 1 / 1920;

/** The lid's moves: it takes a second to open or close. */
export const LID = { opens: 0.4, closes: 11.9, takes: 1 };

/**
 * The ball at every step of its way, and all that it hits.
 * @returns `ballAt(time)`: centre, angle in radians, speed along the floor, how much the last impact presses it flat
 *   (0 to 1), `undefined` before it falls; `hits`: time, place, speed and "floor" or "wall"; `restsAt`: time
 */
function simulate() {
  const track = [];
  const hits = [];
  let [x, y, vx, vy] = [DROP.x, DROP.y, DROP.speed, 0];
  let [angle, squash, onFloor, restsAt] = [0, 0, false, DURATION];
  for (let time = DROP.at; time < DURATION; time += STEP) {
    if (!onFloor) vy += GRAVITY * STEP;
    else if (Math.abs(vx) > DRAG * STEP) vx -= Math.sign(vx) * DRAG * STEP;
    else if (vx !== 0) [vx, restsAt] = [0, time];
    x += vx * STEP;
    y += vy * STEP;
    angle += (vx / RADIUS) * STEP;
    squash *= Math.exp(-STEP / 0.045);
    if (!onFloor && y >= FLOOR - RADIUS) {
      y = FLOOR - RADIUS;
      hits.push({ time, x, speed: vy, what: "floor" });
      squash = Math.max(squash, vy / 1500);
      vy *= -SPRING;
      if (-vy < LEAST_BOUNCE) [vy, onFloor] = [0, true];
    }
    if (x > WALL && vx > 0) {
      x = WALL;
      hits.push({ time, x, speed: vx, what: "wall" });
      vx *= -KNOCK;
    }
    track.push({ x, y, angle, squash, speed: onFloor ? Math.abs(vx) : 0 });
  }
  const ballAt = (time) =>
    time < DROP.at ? undefined : track[Math.min(track.length - 1, Math.floor((time - DROP.at) / STEP))];
  return { ballAt, hits, restsAt };
}

export const { ballAt, hits, restsAt } = simulate();

/** How far the lid is open, 0 to 1. */
export function lidAt(time) {
  return ease((time - LID.opens) / LID.takes) - ease((time - LID.closes) / LID.takes);
}

/** How fast the lid moves, 0 to 1: what is heard of it. */
export function lidSpeedAt(time) {
  return (Math.abs(lidAt(time + 0.005) - lidAt(time - 0.005)) * 100) / 2;
}

function ease(t) {
  const clamped = Math.min(1, Math.max(0, t));
  return clamped * clamped * (3 - 2 * clamped);
}
