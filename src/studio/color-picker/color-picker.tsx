import type { ReactElement } from "react";
import { colorPickerClasses as classes } from "./color-picker.classes.ts";
import { Entries } from "./entries.tsx";
import { Eyedropper } from "./eyedropper.tsx";
import { HueSlider } from "./hue-slider.tsx";
import { fromValue } from "./lch.ts";
import { Plane } from "./plane.tsx";
import { useColorPicker } from "./use-color-picker.ts";

type ColorPickerProps = {
  /** The group's accessible name, such as "Background, dark theme". */
  label: string;
  /** "#rrggbb" */
  value: string;
  /** isFinal is false while dragging, and true at a gesture's end or for a key or a number, which makes an undo step. */
  onChange: (hex: string, isFinal: boolean) => void;
};

/** Picks an sRGB colour by lightness, chroma and hue, as CSS text or from the screen. */
export function ColorPicker({ label, value, onChange }: ColorPickerProps): ReactElement {
  const picker = useColorPicker(value, onChange);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has layout and disabling rules of its own.
    <div role="group" aria-label={label} className={classes.root}>
      <Plane picker={picker} />
      <HueSlider picker={picker} />
      <Entries picker={picker}>
        <Eyedropper onPick={(hex) => picker.set(fromValue(hex, picker.wanted.h))} />
      </Entries>
    </div>
  );
}
