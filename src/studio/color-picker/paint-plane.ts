import { fromOklch } from "#theme/layer/color.ts";
import { MOST_CHROMA, mostChroma } from "./lch.ts";

/** The canvas size. The browser scales it up without visible steps. */
export const PLANE = { width: 64, height: 96 } as const;

export function edgeOf(hue: number): number[] {
  return Array.from({ length: PLANE.height + 1 }, (_, row) => mostChroma(1 - row / PLANE.height, hue));
}

/** Paints a hue's colours a few pixels beyond the edge, where the clip path cuts. */
export function paintPlane(canvas: HTMLCanvasElement, hue: number, edge: readonly number[]): void {
  const { width, height } = PLANE;
  const image = new ImageData(width, height);
  const h = (hue * Math.PI) / 180;
  for (let row = 0; row < height; row++) {
    const most = Math.max(edge[row] ?? 0, edge[row + 1] ?? 0);
    const end = Math.min(width, Math.ceil((most / MOST_CHROMA) * width) + 3);
    for (let column = 0; column < end; column++) {
      const color = fromOklch([1 - (row + 0.5) / height, ((column + 0.5) / width) * MOST_CHROMA, h]);
      const at = (row * width + column) * 4;
      // The array rounds and clamps to 0 to 255.
      for (let part = 0; part < 3; part++) image.data[at + part] = (color[part] ?? 0) * 255;
      image.data[at + 3] = 255;
    }
  }
  canvas.getContext("2d")?.putImageData(image, 0, 0);
}
