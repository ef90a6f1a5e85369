import type { ReactElement } from "react";
import { colorPickerClasses as classes } from "./color-picker.classes.ts";
import { Entries } from "./entries.tsx";
import { Eyedropper } from "./eyedropper.tsx";
import { HueSlider } from "./hue-slider.tsx";
import { fromValue } from "./lch.ts";
import { Plane } from "./plane.tsx";
import { useColorPicker } from "./use-color-picker.ts";

type ColorPickerProps = {
  /** What the colour is for, such as "Background, dark theme". Names the group for screen readers. */
  label: string;
  /** "#rrggbb" */
  value: string;
  /**
   * Called with each colour while dragging (isFinal false), and once at the end of a gesture or with each key or number
   * (isFinal true): a studio makes one undo step of a gesture.
   */
  onChange: (hex: string, isFinal: boolean) => void;
};

/** Chooses a colour of sRGB by lightness, chroma and hue, by any notation of CSS, or from the screen. */
export function ColorPicker({ label, value, onChange }: ColorPickerProps): ReactElement {
  const picker = useColorPicker(value, onChange);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would disable and lay out its fields by rules of its own.
    <div role="group" aria-label={label} className={classes.root}>
      <Plane picker={picker} />
      <HueSlider picker={picker} />
      <Entries picker={picker}>
        <Eyedropper onPick={(hex) => picker.set(fromValue(hex, picker.wanted.h))} />
      </Entries>
    </div>
  );
}
