import clsx from "clsx";
import type { ComponentProps, CSSProperties, ReactNode, Ref } from "react";
import { videoPlayerClasses as classes } from "./video-player.classes.ts";

type SliderProps = Omit<ComponentProps<"input">, "ref"> & {
  kind: keyof typeof classes.slider;
  /** The filled part of the track, 0 to 1. */
  share: number;
  /** For updating `--share` between state changes. */
  trackRef?: Ref<HTMLSpanElement>;
  children?: ReactNode;
};

/** A native range input, invisible over a custom track. */
export function Slider({ kind, share, trackRef, children, ...input }: SliderProps) {
  const look = classes.slider[kind];
  return (
    <span ref={trackRef} style={{ "--share": share } as CSSProperties} className={clsx(classes.track, look.track)}>
      {children}
      <i aria-hidden="true" className={clsx(classes.filled, look.filled)} />
      <i aria-hidden="true" className={clsx(classes.thumb, look.thumb)} />
      <input {...input} type="range" data-kind={kind} className={clsx(classes.range, look.range)} />
    </span>
  );
}
