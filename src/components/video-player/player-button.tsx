import clsx from "clsx";
import type { ComponentProps } from "react";
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
