import { fromHex, type Rgb, toOklch } from "#theme/layer/color.ts";
import type { SectionName } from "#theme/layer/org-settings.ts";

/** OKLCH hues in degrees and their usual roles. */
const HUES = [
  [20, "role.bad"],
  [80, "role.hold"],
  [145, "role.ok"],
  [250, "role.note"],
] as const;

/** The usual role of a colour by its lightness and hue. */
export function suggestRole(hex: string): readonly [SectionName, string] {
  const [lightness, chroma, hue] = toOklch(fromHex(hex) as Rgb);
  if (lightness > 0.93) return ["light", "role.bg"];
  if (lightness < 0.25) return ["dark", "role.bg"];
  if (chroma < 0.03) return ["both", lightness > 0.6 ? "role.rule" : "role.edge"];
  const degrees = (hue * 180) / Math.PI;
  const away = (other: number) => Math.abs(((degrees - other + 540) % 360) - 180);
  const [, role] = HUES.reduce((best, each) => (away(each[0]) < away(best[0]) ? each : best));
  return ["both", role];
}
