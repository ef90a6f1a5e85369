/**
 * The picture as a line screen: vertical lines, as thick as the light is strong. Here is only how thick; frames.mjs
 * fills pixels with it, poster.mjs draws outlines.
 */
import { FLOOR, HEIGHT, lidAt, RADIUS, WIDTH } from "./motion.mjs";

/** Distance of the lines, in units of the picture. */
export const PITCH = 10;
export const LINES = WIDTH / PITCH;
/** Where the back wall ends and the floor begins. */
const HORIZON = 396;
/** The strip along the lid's lower edge. */
const LINING = 14;
/** Towards the light: left, up, and out of the picture. */
const LIGHT = [-0.52, -0.62, 0.588];
const [HAIR, FULL] = [0.1, 0.9];

/** 0 below `from`, 1 above `to`, smooth between. */
function ramp(from, to, value) {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** The room with nothing in it. */
function room(y) {
  return HAIR + 0.3 * ramp(HORIZON, HEIGHT + 20, y);
}

/** The ball at a point of its disc, from its centre outwards (-1 to 1 both ways). A dark band shows how it turns. */
function surface(across, down, angle) {
  const out = Math.sqrt(1 - across * across - down * down);
  const facing = across * LIGHT[0] + down * LIGHT[1] + out * LIGHT[2];
  const turned = down * Math.cos(angle) - across * Math.sin(angle);
  const band = ramp(0.2, 0.16, Math.abs(turned)) * ramp(0.1, 0.14, Math.abs(turned) + 0.06);
  const lit = 0.02 + 0.98 * Math.max(0, facing) ** 0.9;
  return FULL * lit * (1 - 0.72 * band);
}

/** What the ball takes from the light of the floor: darker and smaller the nearer it is. */
function shadow(ball, x, y) {
  const height = FLOOR - RADIUS - ball.y;
  const spread = 1 + height / 420;
  const across = (x - ball.x - height * 0.28) / (RADIUS * 1.16 * spread);
  const down = (y - FLOOR - 2) / (21 * spread);
  return 0.94 * ramp(1.25, 0.35, across * across + down * down) * Math.max(0.25, 1 - height / 560);
}

/**
 * Thickness of a line at a place, as a share of the distance between lines, 0 to 1.
 * @param ball as from ballAt(), or undefined while it is not there
 */
export function thickness(x, y, ball) {
  if (!ball) return room(y);
  const tall = RADIUS * (1 - 0.16 * ball.squash);
  const wide = RADIUS * (1 + 0.09 * ball.squash);
  const centre = ball.y + RADIUS - tall;
  const [across, down] = [(x - ball.x) / wide, (y - centre) / tall];
  if (across * across + down * down < 1) return surface(across, down, ball.angle);
  return y < HORIZON + 20 ? room(y) : room(y) * (1 - shadow(ball, x, y));
}

/** The rectangle outside which a ball changes nothing. */
export function reach(ball) {
  const side = RADIUS * 2.6;
  return {
    left: Math.max(0, ball.x - side),
    right: Math.min(WIDTH, ball.x + side),
    top: Math.max(0, ball.y - RADIUS * 1.02),
    bottom: HEIGHT,
  };
}

/** How far down the lid reaches, and its lining. */
export function lidEdges(time) {
  const edge = HEIGHT - lidAt(time) * (HEIGHT + LINING);
  return { edge, lining: edge + LINING };
}
