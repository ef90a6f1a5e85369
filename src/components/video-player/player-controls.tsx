import clsx from "clsx";
import type { ComponentProps, CSSProperties, ReactNode, Ref } from "react";
import { Icon, type IconName } from "#components/icon/icon.tsx";
import { videoPlayerClasses as classes } from "./video-player.classes.ts";

type PlayerButtonProps = Omit<ComponentProps<"button">, "children"> & {
  icon: IconName;
  "aria-label": string;
  /** Does nothing, but stays in the tab order. Default: false. */
  disabled?: boolean;
};

export function PlayerButton({ icon, disabled = false, onClick, className, ...rest }: PlayerButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={clsx(classes.button, className)}
    >
      <Icon name={icon} />
    </button>
  );
}

type SliderProps = Omit<ComponentProps<"input">, "ref"> & {
  kind: keyof typeof classes.slider;
  max: number;
  value: number;
  /** For updating `--share`, the filled part of the track, between state changes. */
  trackRef?: Ref<HTMLSpanElement>;
  children?: ReactNode;
};

/** A native range input from 0, invisible over a custom track. */
export function Slider({ kind, trackRef, children, ...input }: SliderProps) {
  const look = classes.slider[kind];
  const share = input.max && input.value / input.max;
  return (
    <span ref={trackRef} style={{ "--share": share } as CSSProperties} className={clsx(classes.track, look.track)}>
      {children}
      <i aria-hidden="true" className={clsx(classes.filled, look.filled)} />
      <i aria-hidden="true" className={clsx(classes.thumb, look.thumb)} />
      <input {...input} type="range" data-kind={kind} className={clsx(classes.range, look.range)} />
    </span>
  );
}
