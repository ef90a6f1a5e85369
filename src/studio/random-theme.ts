import type { Base, Theme } from "#theme/layer/base.ts";
import { intoGamut, toHex } from "#theme/layer/color.ts";
import { readOrgSettings } from "#theme/layer/org-settings.ts";
import { measureContrast } from "./measure-contrast.ts";
import { fileOf, NOTHING, type Section, type Sections } from "./sections.ts";

/** Distances between the two hues, in turns: adjacent, a third, opposite. */
const INTERVALS = [0.08, 0.33, 0.42, 0.5, 0.58];
const TRIES = 60;

/** @returns a layer in which every pair passes in both themes */
export function randomTheme(random: () => number, base: Base): Sections {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const sections = drawColors(random);
    const { layer } = readOrgSettings(fileOf(sections), base);
    if (measureContrast(layer, base).every(({ passes }) => passes)) return sections;
  }
  return NOTHING;
}

function drawColors(random: () => number): Sections {
  const between = (least: number, most: number) => least + (most - least) * random();
  const hue = random();
  const second = hue + (INTERVALS[Math.floor(random() * INTERVALS.length)] as number);
  const ground = random() < 0.5 ? hue : second;
  const tint = between(0, 0.03);
  const box = color(between(0.14, 0.26), between(0.005, 0.05), ground);
  const room: Record<Theme, string> = {
    dark: color(between(0.24, 0.32), tint, ground),
    light: color(between(0.95, 0.99), tint / 2, ground),
  };
  const secondary = color(between(0.68, 0.82), between(0.09, 0.18), second);
  const primary: Record<Theme, string> = {
    dark: color(between(0.76, 0.9), between(0.1, 0.2), hue),
    light: color(between(0.36, 0.52), between(0.06, 0.17), hue),
  };
  const section = (theme: Theme): Section => ({ primaryColor: primary[theme], "role.bg": room[theme] });
  return { both: { secondaryColor: secondary, "role.box": box }, dark: section("dark"), light: section("light") };
}

/** @param hue in turns */
function color(lightness: number, chroma: number, hue: number): string {
  return toHex(intoGamut([lightness, chroma, hue * 2 * Math.PI]));
}
