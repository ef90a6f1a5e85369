/** Geometry of the circular menu. Screen coordinates: y grows downwards; angles in degrees, 0 at 12 o'clock, clockwise. */

export type Point = { x: number; y: number };

/** From the centre of the plate to the centre of an option, in px (specification, section 9). */
export const RADIUS = 40;
/** Radius of the black plate, in px. */
export const PLATE_RADIUS = 68;
/** A pointer this near to the centre, in px, points at no option. */
export const DEAD_ZONE = 12;
/** More options than this would overlap on the circle. */
export const MOST_OPTIONS = 8;

const LARGEST_OPTION = 38;

/** Angle of an option: the first stands at 12 o'clock, the others follow evenly clockwise. */
export function angleOf(index: number, count: number): number {
  return (index * 360) / count;
}

/** Centre of an option, seen from the centre of the plate. */
export function positionOf(index: number, count: number): Point {
  const radians = (angleOf(index, count) * Math.PI) / 180;
  return { x: RADIUS * Math.sin(radians), y: -RADIUS * Math.cos(radians) };
}

/** Diameter of an option in px: 38, or less where neighbours would touch. */
export function optionSize(count: number): number {
  const chord = count > 1 ? 2 * RADIUS * Math.sin(Math.PI / count) : LARGEST_OPTION;
  return Math.min(LARGEST_OPTION, Math.floor(chord - 1));
}

/**
 * The option whose wedge a pointer is in.
 * @param offset the pointer, seen from the centre
 * @returns an index, or null inside the dead zone and without options
 */
export function wedgeAt({ x, y }: Point, count: number): number | null {
  if (count === 0 || Math.hypot(x, y) <= DEAD_ZONE) return null;
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI;
  return Math.round(((degrees + 360) % 360) / (360 / count)) % count;
}

const DIRECTIONS: Record<string, number> = { ArrowUp: 0, ArrowRight: 90, ArrowDown: 180, ArrowLeft: 270 };

/**
 * The option that an arrow key leads to: the nearest to that direction, or the first of two equally near.
 * @param enabled indexes that can be chosen
 * @returns an index, or null for another key or without options
 */
export function optionTowards(key: string, enabled: readonly number[], count: number): number | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const distance = (index: number) => {
    const apart = Math.abs(angleOf(index, count) - direction) % 360;
    return Math.min(apart, 360 - apart);
  };
  return enabled.reduce<number | null>(
    // A small tolerance: in floating point 72 · 5 may differ from 360.
    (best, index) => (best === null || distance(index) < distance(best) - 1e-6 ? index : best),
    null,
  );
}

/** The centre nearest to a point that keeps the whole plate in view. In a window too small for that, the middle. */
export function centreInView({ x, y }: Point, width: number, height: number, margin = 8): Point {
  const room = PLATE_RADIUS + margin;
  const clamp = (value: number, size: number) =>
    size < 2 * room ? size / 2 : Math.min(size - room, Math.max(room, value));
  return { x: clamp(x, width), y: clamp(y, height) };
}
