import { fromHex, toOklch } from "#theme/layer/color.ts";

/** Hues of OKLCH in degrees, and the role that such a colour is often for. */
const HUES = [
  [20, "role.bad"],
  [80, "role.hold"],
  [145, "role.ok"],
  [250, "role.note"],
] as const;

/** The role that a colour without a name could take, by its lightness and hue. */
export function offer(hex: string): string | undefined {
  const color = fromHex(hex);
  if (!color) return;
  const [lightness, chroma, hue] = toOklch(color);
  if (lightness > 0.93) return '"role.bg" of the light theme';
  if (lightness < 0.25) return '"role.bg" of the dark theme';
  if (chroma < 0.03) return lightness > 0.6 ? '"role.rule"' : '"role.edge"';
  const degrees = (hue * 180) / Math.PI;
  const away = (other: number) => Math.abs(((degrees - other + 540) % 360) - 180);
  const [, role] = HUES.reduce((best, each) => (away(each[0]) < away(best[0]) ? each : best));
  return `"${role}"`;
}
