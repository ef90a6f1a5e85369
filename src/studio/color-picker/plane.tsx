import clsx from "clsx";
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { colorPickerClasses as classes } from "./color-picker.classes.ts";
import { clamp, type Lch, MOST_CHROMA, mostChroma } from "./lch.ts";
import { edgeOf, PLANE, paintPlane } from "./paint-plane.ts";
import type { PickerState } from "./use-color-picker.ts";
import { useDrag } from "./use-drag.ts";

const KEYS: Record<string, { l?: number; c?: number }> = {
  ArrowUp: { l: 1 },
  ArrowDown: { l: -1 },
  PageUp: { l: 10 },
  PageDown: { l: -10 },
  ArrowRight: { c: 1 },
  ArrowLeft: { c: -1 },
  Home: { c: Number.NEGATIVE_INFINITY },
  End: { c: Number.POSITIVE_INFINITY },
};
const STEP = 0.01;

const percent = (share: number) => Number((share * 100).toFixed(2));

/**
 * Lightness up, chroma to the right. ARIA has no two-dimensional slider and touch screen readers can only move native ranges, so
 * the thumb represents two with one tab stop. Arrow keys focus the one they change, so that it is announced.
 */
export function Plane({ picker }: { picker: PickerState }) {
  const { wanted, shown, hex } = picker;
  const canvas = useRef<HTMLCanvasElement>(null);
  const inputs = { l: useRef<HTMLInputElement>(null), c: useRef<HTMLInputElement>(null) };
  const [stop, setStop] = useState<"l" | "c">("l");
  const edge = useMemo(() => edgeOf(wanted.h), [wanted.h]);
  const shape = useMemo(
    () => edge.map((c, row) => [percent(c / MOST_CHROMA), percent(row / PLANE.height)] as const),
    [edge],
  );
  useLayoutEffect(() => {
    if (canvas.current) paintPlane(canvas.current, wanted.h, edge);
  }, [wanted.h, edge]);

  const most = mostChroma(shown.l, shown.h);
  const drag = useDrag({
    onStart: () => inputs[stop].current?.focus(),
    onMove: (x, y) => {
      const l = 1 - y;
      picker.move({ l, c: Math.min(x * MOST_CHROMA, mostChroma(l, wanted.h)), h: wanted.h });
    },
    onEnd: picker.end,
  });

  const keyDown = (event: KeyboardEvent) => {
    const key = KEYS[event.key];
    if (!key || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey && event.key.startsWith("Arrow") ? 5 * STEP : STEP;
    const axis = key.l === undefined ? "c" : "l";
    inputs[axis].current?.focus();
    // Lightness keeps the wanted chroma, so that none is lost on the way to white and back.
    if (key.l !== undefined) picker.set({ ...wanted, l: clamp(wanted.l + key.l * step, 0, 1) });
    if (key.c !== undefined) picker.set({ ...wanted, c: clamp(shown.c + key.c * step, 0, most) });
  };

  const isMost = shown.c > 0 && shown.c >= most - 0.0005;
  const axes = [
    {
      axis: "l",
      name: "Lightness",
      range: { min: 0, max: 100, step: 1, value: Math.round(shown.l * 100) },
      text: `${Math.round(shown.l * 100)} %`,
      change: (value: number): Lch => ({ ...wanted, l: value / 100 }),
    },
    {
      axis: "c",
      name: "Chroma",
      range: { min: 0, max: MOST_CHROMA, step: STEP, value: shown.c },
      text: `${Number(shown.c.toFixed(3))}${isMost ? ", maximum" : ""}`,
      change: (value: number): Lch => ({ ...wanted, c: Math.min(value, most) }),
    },
  ] as const;

  return (
    // A chart's axis runs from left to right in every language.
    <div dir="ltr" className={clsx(classes.plane)} {...drag.handlers}>
      <div ref={drag.area} className={classes.area}>
        <canvas
          ref={canvas}
          {...PLANE}
          className={classes.canvas}
          style={{ clipPath: `polygon(0 0, ${shape.map(([x, y]) => `${x}% ${y}%`).join()}, 0 100%)` }}
        />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={clsx(classes.edge)}>
          <polyline
            points={`0,0 ${shape.join(" ")} 0,100 0,0`}
            fill="none"
            stroke="currentColor"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {axes.map(({ axis, name, range, text, change }) => (
          <input
            key={axis}
            ref={inputs[axis]}
            type="range"
            {...range}
            aria-label={name}
            aria-valuetext={text}
            tabIndex={stop === axis ? 0 : -1}
            onFocus={() => setStop(axis)}
            onKeyDown={keyDown}
            onChange={(event) => picker.set(change(event.currentTarget.valueAsNumber))}
            className={clsx(classes.range)}
          />
        ))}
        <i
          aria-hidden="true"
          data-part="thumb"
          className={clsx(classes.thumb, classes.planeThumb)}
          style={{ "--x": shown.c / MOST_CHROMA, "--y": 1 - shown.l, backgroundColor: hex } as CSSProperties}
        />
      </div>
    </div>
  );
}
