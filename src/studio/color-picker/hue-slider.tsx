import clsx from "clsx";
import { type CSSProperties, type KeyboardEvent, useMemo, useRef } from "react";
import { colorPickerClasses as classes } from "./color-picker.classes.ts";
import { clamp, hueSample } from "./lch.ts";
import type { PickerState } from "./use-color-picker.ts";
import { useDrag } from "./use-drag.ts";

const HUES = Array.from({ length: 25 }, (_, step) => step * 15);
/** The track extends 12 px beyond the thumb's range at both ends. */
const placeOf = (h: number) => `calc(12px + (100% - 24px) * ${h / 360})`;
const ARROWS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** A native range input with a custom thumb, on a track of all hues in the current lightness and chroma. */
export function HueSlider({ picker }: { picker: PickerState }) {
  const { wanted } = picker;
  const input = useRef<HTMLInputElement>(null);
  const drag = useDrag({
    onStart: () => input.current?.focus(),
    onMove: (x) => picker.move({ ...wanted, h: x * 360 }),
    onEnd: picker.end,
  });
  const keyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    // A native range has no larger arrow step.
    if (!by || !event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    picker.set({ ...wanted, h: clamp(wanted.h + by * 10, 0, 360) });
  };
  const { l, c } = wanted;
  const hues = useMemo(() => HUES.map((h) => `${hueSample({ l, c, h })} ${placeOf(h)}`).join(","), [l, c]);
  const look = { "--x": wanted.h / 360, "--hues": hues } as CSSProperties;
  return (
    <div dir="ltr" className={clsx(classes.hue)} style={look} {...drag.handlers}>
      <div ref={drag.area} className={classes.hueArea}>
        <i aria-hidden="true" className={clsx(classes.track)} />
        <input
          ref={input}
          type="range"
          min={0}
          max={360}
          step={1}
          value={Math.round(wanted.h)}
          aria-label="Hue"
          aria-valuetext={`${Math.round(wanted.h)}°`}
          onKeyDown={keyDown}
          onChange={(event) => picker.set({ ...wanted, h: event.currentTarget.valueAsNumber })}
          className={clsx(classes.range)}
        />
        <i
          aria-hidden="true"
          data-part="thumb"
          className={clsx(classes.thumb, classes.hueThumb)}
          style={{ backgroundColor: hueSample(wanted) }}
        />
      </div>
    </div>
  );
}
