import type { Layer } from "#theme/layer/org-settings.ts";
import { boardSvg } from "./draw-board.ts";
import { base } from "./preview-sheet.ts";

/** Both themes side by side, at a glance. */
export function Board({ layer }: { layer: Layer }) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(boardSvg(layer, base))}`}
      alt="The theme in small, dark and light side by side"
      width={1200}
      height={380}
      className="block h-auto w-full border-b-thick border-text"
    />
  );
}
