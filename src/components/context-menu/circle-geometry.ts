/** y grows downwards. Angles are in degrees, clockwise from 12 o'clock. */

export type Point = { x: number; y: number };

/** From the plate's centre to an option's centre, in px. */
const RADIUS = 40;
/** In px. */
export const PLATE_RADIUS = 68;
/** Within this distance from the centre, in px, the pointer selects nothing. */
export const DEAD_ZONE = 12;
/** More would overlap on the circle. */
export const MAX_OPTIONS = 8;

const LARGEST_OPTION = 38;

function angleOf(index: number, count: number): number {
  return (index * 360) / count;
}

/** An option's centre, relative to the plate's. */
export function positionOf(index: number, count: number): Point {
  const radians = (angleOf(index, count) * Math.PI) / 180;
  return { x: RADIUS * Math.sin(radians), y: -RADIUS * Math.cos(radians) };
}

/** Diameter of an option in px: 38, or less where neighbours would touch. */
export function optionSize(count: number): number {
  const chord = count > 1 ? 2 * RADIUS * Math.sin(Math.PI / count) : LARGEST_OPTION;
  return Math.min(LARGEST_OPTION, Math.floor(chord - 1));
}

/** The index of the wedge under a point relative to the centre. Null in the dead zone or without options. */
export function wedgeAt({ x, y }: Point, count: number): number | null {
  if (count === 0 || Math.hypot(x, y) <= DEAD_ZONE) return null;
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI;
  return Math.round(((degrees + 360) % 360) / (360 / count)) % count;
}

const DIRECTIONS: Record<string, number> = { ArrowUp: 0, ArrowRight: 90, ArrowDown: 180, ArrowLeft: 270 };

/** The enabled option nearest to an arrow key's direction, the first of two. Null for another key or without options. */
export function optionTowards(key: string, enabled: readonly number[], count: number): number | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const distance = (index: number) => {
    const apart = Math.abs(angleOf(index, count) - direction) % 360;
    return Math.min(apart, 360 - apart);
  };
  return enabled.reduce<number | null>(
    // Tolerance for floating-point noise.
    (best, index) => (best === null || distance(index) < distance(best) - 1e-6 ? index : best),
    null,
  );
}

/** The centre nearest to a point that keeps the plate in view, or the middle of a window too small for it. */
export function centreInView({ x, y }: Point, width: number, height: number): Point {
  const room = PLATE_RADIUS + 8;
  const clamp = (value: number, size: number) =>
    size < 2 * room ? size / 2 : Math.min(size - room, Math.max(room, value));
  return { x: clamp(x, width), y: clamp(y, height) };
}
