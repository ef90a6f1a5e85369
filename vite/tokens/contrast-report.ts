import { measureContrast, shownRatio } from "../../src/studio/measure-contrast.ts";
import { loadTokens } from "./tokens.ts";

/**
 * The contrast of every pair of colours in both themes beside WCAG 2.2 AA's minimum, and for text APCA's lightness contrast.
 * @param file text of a token file. Default: the owner's
 */
export async function contrastReport(file?: string): Promise<{ lines: string[]; failed: number }> {
  const { base, layer, warnings } = await loadTokens(file);
  const measures = measureContrast(layer, base);
  const lines = (["dark", "light"] as const).flatMap((theme) => [
    `\n${theme.padEnd(36)} ratio  floor    APCA`,
    ...measures
      .filter((each) => each.theme === theme)
      .map(({ foreground, background, ratio, floor, lightness, passes, isDecoration, where }) => {
        // WCAG exempts decoration.
        const mark = passes ? " " : isDecoration ? "–" : "✗";
        const name = `${mark} ${foreground} on ${background}`.replaceAll("route.", "");
        const apca = lightness?.toFixed(0) ?? "";
        const figures = [shownRatio(ratio).padStart(5), floor.toFixed(1).padStart(5), apca.padStart(6)];
        return `${name.padEnd(36)} ${figures.join("  ")}   ${where}`;
      }),
  ]);
  const failed = measures.filter(({ passes, isDecoration }) => !passes && !isDecoration).length;
  const sum = failed ? `${failed} pairs are below their minimum.` : "Every pair reaches its minimum.";
  return { lines: [...lines, ...warnings.map((warning) => `\n${warning}`), `\n${sum}`], failed };
}
